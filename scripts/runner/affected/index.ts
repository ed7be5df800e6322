export { changedStories } from "./changed-stories";
export { STATS } from "./module-graph";
export { CATALOG, chainsIn, StoryInputs } from "./story-inputs";
