/** The public entry of the catalog generator. Its command is `main.ts`, and `outputs` has an entry of its own. */
export { isSentence } from "./read/jsdoc";
export { exportsOf, openSource, pathsIn, type Source, target } from "./read/source";
