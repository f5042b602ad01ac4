// What can be opened beside a table; "" for nothing.

export type TableTab = "" | "notebook" | "log" | "talk" | "menu";
