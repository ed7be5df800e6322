export { CopyMark, CopyName, useCopy } from "./copy";
export { Mono, Page, Section } from "./page";
export { PatternPage } from "./pattern-page";
export { page, pageStory, patternStory } from "./story-page";
