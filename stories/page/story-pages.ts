export { CopyMark, CopyName, useCopy } from "./copy";
export { Mono, Page, Section } from "./page";
export { PatternPage } from "./pattern-page";
export { codeIsColored, page, pageStory, patternStory } from "./story-page";
