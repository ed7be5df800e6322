import { join } from "node:path";
import { expect, test } from "vitest";
import { consumer } from "./packed";
import { resolutions, typeErrors } from "./types";

/** Checks all applications in one run, because they share most of the files that the compiler reads. */
test.each(resolutions)("every application type-checks under moduleResolution %s", async (resolution) => {
  const options = { types: ["vite/client", "node", "@vitejs/plugin-rsc/types"], skipLibCheck: true };
  expect(await typeErrors(join(consumer.folder, "apps"), resolution, options)).toBe("");
});
