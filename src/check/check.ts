/** The check of JSX against the catalog: `@kerf/react/check`. It runs in Node and in browsers, without React. */
export { type CheckOptions, checkSource } from "./check-source";
export { type FixedSource, fixSource } from "./fix-source";
export type { Edit, Rule, SourceProblem } from "./problem";
