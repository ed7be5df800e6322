import type { Fact } from "../../../lib/fact";
import { ready } from "../../../lib/page/ready";
import { axeViolations } from "./axe";
import { followListeners, hasLeftovers, rememberPage } from "./leftovers";
import {
  fixClockAndRandom,
  fontsLoaded,
  PageStability,
  resetRootAttributes,
  setRootAttributes,
} from "./page-state";
import { type Frame, storyFrame, storyLayout } from "./story-area";
import { connectStorybook, currentStory, finishedStory, renderAgain, timeZoneOf } from "./storybook";

/** The script inside the page, bundled and injected before the page's own scripts (see ../prepare-page.ts). */

/** Popups have an attribute for the side that they are on. */
const FLOATING = "[data-side]";

/** Called with the root fiber's owner after each of React's commits. */
type CommitListener = (root: { current: unknown }) => void;

const stability = new PageStability();
const commitListeners = new Set<CommitListener>();
const recorded: Fact[] = [];
fixClockAndRandom();
followCommits();
followListeners();

const kerf = {
  /** Hooks into Storybook once its preview has loaded, and waits for everything that all stories need. */
  async connect(): Promise<void> {
    document.documentElement.spellcheck = false;
    const style = document.createElement("style");
    // Forced colors show the caret anyway, so at least it doesn't blink.
    style.textContent = "* { caret-color: transparent !important; caret-animation: manual !important }";
    document.head.append(style);
    await connectStorybook();
    await fontsLoaded();
  },

  rememberPage,
  hasLeftovers,
  timeZoneOf,
  finished: finishedStory,
  renderAgain,

  /** Sets attributes of the root element, runs axe if requested, and returns the frame to capture. */
  async setMode(attributes: Record<string, string>, axe: boolean) {
    await switchTo(attributes);
    const violations = axe ? await axeViolations(attributes, currentStory()?.parameters.a11y) : [];
    stability.watch();
    return { frame: storyFrame(), violations };
  },

  /** Whether nothing has moved since `setMode()` or `waitUntilStable()` returned a frame. */
  isStable: () => stability.isStable(),

  /** Waits until nothing moves any more, and returns the frame to capture. */
  async waitUntilStable(): Promise<Frame> {
    await stability.waitUntilStable();
    return storyFrame();
  },

  /** The styles of the story's elements, and their positions in the last frame. */
  layout: () => storyLayout(storyFrame().clip),
  resetMode: resetRootAttributes,
  /** Subscribes to all later commits of React. */
  onCommit: (listener: CommitListener) => void commitListeners.add(listener),
  /** Adds facts that the story found out to its record. */
  recordFacts: (facts: Fact[]) => void recorded.push(...facts),
  /** Returns the facts recorded since the last call. */
  takeFacts: () => recorded.splice(0),
};
window.kerf = kerf;

/** The page's functions for the runner, as `window.kerf`. */
export type KerfPage = typeof kerf;

declare global {
  interface Window {
    /** Undefined in a Storybook that people browse. */
    kerf: KerfPage;
    /** Returns the visible cells of the catalog, such as `Button.variant=primary:hover`. Undefined without a catalog. */
    kerfShown?: () => Promise<string[]>;
    /** The calls of the story's spies, in their order. */
    kerfCalls?: string[];
  }
}

async function switchTo(attributes: Record<string, string>): Promise<void> {
  const { dir } = document.documentElement;
  const scrolled = scrolledSideways();
  setRootAttributes(attributes);
  if (document.documentElement.dir !== dir) {
    // Browsers may scroll back to the start when the direction changes.
    for (const { element, left, direction } of scrolled)
      if (getComputedStyle(element).direction !== direction) element.scrollLeft = -left;
    if (document.querySelector(FLOATING)) {
      // Popups are positioned again when the window's size changes, but not when the direction changes.
      dispatchEvent(new Event("resize"));
      await stability.waitUntilStable();
    }
  }
  await ready();
}

function scrolledSideways() {
  return [...document.querySelectorAll("[data-slot]:not(input, textarea)")]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((element) => {
      const { direction } = getComputedStyle(element);
      return { element, left: element.scrollLeft, direction };
    });
}

/**
 * Follows React's renders, through the hook of its developer tools. React looks for the hook when it loads,
 * so call this before.
 */
function followCommits(): void {
  // If these functions exist, React measures each render of each component for a profiler's timeline, and
  // compares its props.
  Object.assign(console, { timeStamp: undefined, createTask: undefined });
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    checkDCE() {},
    inject(injected: { currentDispatcherRef: object }) {
      // React records stack traces of created elements up to a limit. The infinite count is always over that
      // limit, so it records none. Nobody reads them here.
      Object.defineProperty(injected.currentDispatcherRef, "recentlyCreatedOwnerStacks", {
        get: () => Number.POSITIVE_INFINITY,
        set() {},
      });
      return 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    onCommitFiberRoot(_renderer: number, root: { current: unknown }) {
      for (const listener of commitListeners) listener(root);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
