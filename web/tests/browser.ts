// Compile for browsers, as the client is; tests of the model need no page beside that.

import type { Environment } from "vitest/runtime";

export default {
  name: "browser",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
