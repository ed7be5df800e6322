/** npm run build: builds the package into `dist/`. A failed build leaves the folder unchanged. */

import { root } from "../../lib/paths";
import { buildPackage } from "./package";
import { replaceFolder } from "./swap";

const start = performance.now();
await replaceFolder(`${root}/dist`, `${root}/.cache`, buildPackage);
console.log(`dist written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
