/** The public entry of the catalog generator. Its command is `main.ts`. */
export { componentManifest } from "./outputs/component-manifest";
export { programFiles } from "./outputs/program-files";
export { type RegistryItem, shadcnRegistry } from "./outputs/shadcn-registry";
export { isSentence } from "./read/jsdoc";
export { pathsIn } from "./read/paths";
export { exportsOf, openSource, type Source, target } from "./read/source";
