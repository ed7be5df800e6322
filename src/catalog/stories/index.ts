export { everyValue } from "./every-value";
export { exampleStory } from "./example-story";
export { matrix } from "./matrix";
export { states } from "./states";
