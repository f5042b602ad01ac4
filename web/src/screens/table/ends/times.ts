// How the end of a round unfolds, in milliseconds.

/** between two roles that are turned over */
export const TURN = 240;
