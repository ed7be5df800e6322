/** What other tools use of the package: its build, and applications that have installed it. */
export { emitDeclarations } from "./build/declarations";
export { buildCss } from "./build/styles";
export { bundle } from "./bundle";
export { createConsumer } from "./consumer";
export { withPackedPage } from "./packed-page";
