/** npm run build: builds the package into `dist/`. A failed build leaves the folder as it was. */
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { root } from "../../lib/paths";
import { buildPackage } from "./package";

const start = performance.now();
await mkdir(`${root}/.cache`, { recursive: true });
// On the same disk as `dist`, so that a rename is enough.
const work = await mkdtemp(`${root}/.cache/build-`);
try {
  await buildPackage(`${work}/dist`);
  await rm(`${root}/dist`, { recursive: true, force: true });
  await rename(`${work}/dist`, `${root}/dist`);
} finally {
  await rm(work, { recursive: true, force: true });
}
console.log(`dist written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
