// How the end of a round unfolds, in milliseconds.

/** how long one sees on the board who has won, before roles are turned over */
export const BANNER = 2600;
/** half of a role's turning over */
export const HALF = 200;
/** all roles are turned over in so long, one after the other; so much for one at least and at most */
const [ALL, SHORTEST, LONGEST] = [4200, 2 * HALF, 520];

/** between two roles that are turned over, where so many are */
export const turnOf = (seats: number): number => Math.min(LONGEST, Math.max(SHORTEST, ALL / Math.max(1, seats)));
