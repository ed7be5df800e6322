/** The parts of the runner that other folders use. */
export type {} from "./channel";
export { withStoryOptions } from "./options";
export { ConsoleExpectations, PageLog } from "./page-log";
export {
  type Failure,
  type FailureKind,
  failuresOf,
  ResultFolder,
  type RunResult,
  readRun,
  type StoryResult,
} from "./result";
export { runStories } from "./run";
export { borrowSession, closeBrowser, renewSession, type Session } from "./session";
export { type RunSettings, toEnvironment } from "./settings";
export { buildSite, type IndexEntry, isTested, serveSite, storiesOf } from "./site";
export type { Story } from "./story-run";
export { testStories } from "./test-stories";
export { visitCommand, visitStories } from "./visit-stories";
