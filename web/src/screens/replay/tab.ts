// What can be looked at beside a match that is told again; "" for nothing.

export type ReplayTab = "" | "log" | "hands" | "suspicion" | "notebook" | "keys";
