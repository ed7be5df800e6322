import type { Fact } from "../../../../.storybook/truth/fact";
import type { Layout } from "../layout";
import type { A11yParameters } from "./axe";
import type { CommitListener, OverrideProps } from "./commits";
import type { Frame } from "./frame";

/** A story's settings for its own tests, in `parameters`. */
export interface StoryParameters {
  /** `modes`: the names of those to capture. `skip`: why there is nothing to capture. */
  visual?: { modes?: string[]; skip?: string };
  /** `expect`: what the story is meant to write to the console. All of it must come, and nothing else may. */
  console?: { expect?: (RegExp | string)[] };
  a11y?: A11yParameters;
  /** The browser's time zone from before the story renders, such as "Pacific/Kiritimati"; UTC without it. */
  timezone?: string;
}

/** A story that has run to its end. */
export interface FinishedStory {
  id: string;
  visual: NonNullable<StoryParameters["visual"]>;
  console: NonNullable<StoryParameters["console"]>;
  /** Whether the story leaves axe on. */
  axe: boolean;
  /** Whether it has a play function. */
  play: boolean;
}

/** The content of the page in a mode. */
export interface ModeResult {
  frame: Frame;
  violations: string[];
  /** The visible cells of the catalog, such as `Button.variant=primary:hover`. */
  shown: string[];
}

/** The page's functions for the runner, as `window.kerf`. */
export interface KerfPage {
  /** Hooks into Storybook, once its preview has loaded, and waits for all that every story needs. */
  connect(): Promise<void>;
  /** The time zone that a story asks for. The story is loaded for it. */
  timeZoneOf(id: string): Promise<string | undefined>;
  /** The story on show, if it has run to its end since it was selected. */
  finished(): FinishedStory | undefined;
  /** Sets attributes of the root element, and says what axe finds. In `light` it runs all of its rules. */
  violations(attributes: Record<string, string>): Promise<string[]>;
  /** Sets attributes of the root element, runs axe if asked, and says what to capture. */
  setMode(attributes: Record<string, string>, axe: boolean): Promise<ModeResult>;
  /** Whether nothing has moved since `setMode()` or `waitUntilStable()` gave a frame. */
  isStable(): boolean;
  /** Waits until nothing moves any more. */
  waitUntilStable(): Promise<Frame>;
  /** The styles of the story's elements, and their positions in the last frame. */
  layout(): Layout;
  /** Gives the root element back what it had before the first `setMode()`. */
  resetMode(): void;
  /** A fingerprint of the picture that the story gives once nothing moves: equal for equal pixels. */
  fingerprint(): Promise<string>;
  /** Subscribes to React's commits. */
  onCommit(listener: CommitListener): void;
  /** As React's developer tools do, in its development build. */
  overrideProps: OverrideProps;
  /** Notes facts that the story found out, for its record. */
  recordFacts(facts: Fact[]): void;
  /** Those that were noted since this was last asked. */
  takeFacts(): Fact[];
}

declare global {
  interface Window {
    kerf: KerfPage;
    /** Of the page's driver: takes the picture of a frame, and gives its fingerprint. */
    kerfFingerprint(frame: Frame): Promise<string>;
    /** If the Storybook has a catalog: its visible cells. */
    kerfShown?: () => Promise<string[]>;
    /** If the story shows which fields of the catalog's objects matter: finds out, once nobody looks at it any more. */
    kerfFields?: () => Promise<void>;
  }
}
