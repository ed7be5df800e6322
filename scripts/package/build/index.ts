/** npm run build: the package, into `dist/`. A build that fails leaves the folder as it was. */
import { buildPackage } from "./package";
import { root } from "./paths";
import { replaceFolder } from "./swap";

const start = performance.now();
await replaceFolder(`${root}/dist`, `${root}/.cache`, buildPackage);
console.log(`dist written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
