import { join } from "node:path";
import { expect, test } from "vitest";
import { consumer } from "./packed";
import { resolutions, typeErrors } from "./types";

/** All at once: most of what the compiler reads is common to them. */
test.each(resolutions)("every application type-checks under moduleResolution %s", async (resolution) => {
  const options = { types: ["vite/client", "node", "@vitejs/plugin-rsc/types"], skipLibCheck: true };
  expect(await typeErrors(join(consumer.folder, "apps"), resolution, options)).toBe("");
});
