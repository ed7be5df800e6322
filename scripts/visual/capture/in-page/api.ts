import type { Fact } from "../../../lib/fact";
import type { Layout } from "../layout";
import type { A11yParameters } from "./axe";
import type { CommitListener } from "./commits";
import type { Frame } from "./story-area";

/** A story's settings for its own tests, in `parameters`. */
export interface StoryParameters {
  /**
   * `modes`: the modes to capture. `modesByKind`: the default of `modes` for titles that begin with `<kind>/`.
   * `skip`: the reason to capture none.
   */
  visual?: { modes?: string[]; modesByKind?: Record<string, string[]>; skip?: string };
  /** `expect`: the messages that the story must write to the console, all of them and no others. */
  console?: { expect?: (RegExp | string)[] };
  a11y?: A11yParameters;
  /** The browser's time zone, set before the story renders, such as "Pacific/Kiritimati". UTC by default. */
  timezone?: string;
}

/** A story that has run to its end. */
export interface FinishedStory {
  id: string;
  visual: Omit<NonNullable<StoryParameters["visual"]>, "modesByKind">;
  console: NonNullable<StoryParameters["console"]>;
  /** Whether axe checks the story. */
  axe: boolean;
  /** Whether it has a play function. */
  play: boolean;
}

/** The result of switching the page to a mode. */
export interface ModeResult {
  frame: Frame;
  violations: string[];
  /** The visible cells of the catalog, such as `Button.variant=primary:hover`. */
  shown: string[];
}

/** The page's functions for the runner, as `window.kerf`. */
export interface KerfPage {
  /** Hooks into Storybook once its preview has loaded, and waits for everything that all stories need. */
  connect(): Promise<void>;
  /** The time zone that a story's parameters set. Loads the story to read them. */
  timeZoneOf(id: string): Promise<string | undefined>;
  /** The current story, if it has run to its end since it was selected. */
  finished(): FinishedStory | undefined;
  /** Renders the current story from the start, with its play function. Resolves to whether it succeeded. */
  renderAgain(): Promise<boolean>;
  /** Sets attributes of the root element, and returns axe's violations. In `light`, axe runs all rules. */
  violations(attributes: Record<string, string>): Promise<string[]>;
  /** Sets attributes of the root element, runs axe if requested, and returns the frame to capture. */
  setMode(attributes: Record<string, string>, axe: boolean): Promise<ModeResult>;
  /** Whether nothing has moved since `setMode()` or `waitUntilStable()` returned a frame. */
  isStable(): boolean;
  /** Waits until nothing moves any more, and returns the frame to capture. */
  waitUntilStable(): Promise<Frame>;
  /** The styles of the story's elements, and their positions in the last frame. */
  layout(): Layout;
  /** Restores the attributes that the root element had before the first `setMode()`. */
  resetMode(): void;
  /** Removes the current story, and returns what it leaves behind that could change the next one. */
  leftovers(): Promise<string[]>;
  /** Subscribes to React's commits. */
  onCommit(listener: CommitListener): void;
  /** Adds facts that the story found out to its record. */
  recordFacts(facts: Fact[]): void;
  /** Returns the facts recorded since the last call. */
  takeFacts(): Fact[];
}

declare global {
  interface Window {
    kerf: KerfPage;
    /** Returns the visible cells of the catalog. Undefined if the Storybook has no catalog. */
    kerfShown?: () => Promise<string[]>;
    /** The calls of the story's spies, in their order. */
    kerfCalls?: string[];
  }
}
