export { changedStories } from "./changed-stories";
export { STATS } from "./module-graph";
export { CATALOG, StoryInputs } from "./story-inputs";
