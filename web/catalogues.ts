// A catalogue is one file on the Python side and comes to the browser in two parts: what any screen may say, and what
// only lessons and the pages of cards do. The first page anybody opens is light, and those sentences are long.

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

/** Keys of the pages; the others of that beginning are said at the table, too. */
const ON_PAGES = /^ui-(?:lesson-|cards?-(?!(?:about|close|hand|mats|board|all) ))/;

/** The messages of one part, with their further lines. */
export const partOf = (catalogue: string, pages: boolean): string =>
  catalogue
    .split(/^(?=[a-z])/m)
    .filter((message) => ON_PAGES.test(message) === pages)
    .join("");

export const catalogues = (): Plugin => ({
  name: "catalogues",
  async load(id) {
    const [file, part] = id.split("?");
    if (!file.endsWith(".ftl") || (part !== "screens" && part !== "pages")) return;
    return `export default ${JSON.stringify(partOf(await readFile(file, "utf8"), part === "pages"))}`;
  },
});
