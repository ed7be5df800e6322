/** What other tools use of the package: its build, and applications that have installed it. */
export { emitDeclarations } from "./build/declarations";
export { buildCss } from "./build/styles";
export { bundle } from "./bundle";
export { type Consumer, createConsumer } from "./consumer";
export { type OpenPage, withPackedPage } from "./packed-page";
