import type { A11yParameters } from "./axe";
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
}

/** The result of switching the page to a mode. */
export interface ModeResult {
  frame: Frame;
  violations: string[];
}

declare global {
  interface Window {
    /** Returns the visible cells of the catalog, such as `Button.variant=primary:hover`. Undefined without a catalog. */
    kerfShown?: () => Promise<string[]>;
    /** The calls of the story's spies, in their order. */
    kerfCalls?: string[];
  }
}
