import type { Fact } from "../../../lib/fact";
import { ready } from "../../../lib/page/ready";
import { axeViolations, scopeIn } from "./axe";
import { followCommits, onCommit } from "./commits";
import { followListeners, leftovers, rememberPage } from "./leftovers";
import {
  fixClockAndRandom,
  fontsLoaded,
  PageStability,
  resetRootAttributes,
  setRootAttributes,
} from "./page-state";
import { storyFrame, storyLayout } from "./story-area";
import {
  finishedStory,
  followStories,
  keepEventsInPage,
  keepStoryVisible,
  previewIsReady,
  removePlaceholders,
  renderAgain,
  storyParameters,
  timeZoneOf,
  turnOffAddonA11y,
} from "./storybook";

/** The script inside the page, bundled and injected before the page's own scripts (see ../page-script.ts). */

/** Popups have an attribute for the side that they are on. */
const FLOATING = "[data-side]";

const restartClockAndRandom = fixClockAndRandom();
const stability = new PageStability();
const recorded: Fact[] = [];
followCommits();
followListeners();

window.kerf = {
  async connect() {
    keepEventsInPage();
    turnOffAddonA11y();
    removePlaceholders();
    followStories(startStory);
    document.documentElement.spellcheck = false;
    const style = document.createElement("style");
    // Forced colors show the caret anyway, so at least it doesn't blink.
    style.textContent = "* { caret-color: transparent !important; caret-animation: manual !important }";
    document.head.append(style);
    await previewIsReady();
    keepStoryVisible();
    await fontsLoaded();
    rememberPage();
  },

  leftovers,
  timeZoneOf,
  finished: finishedStory,
  renderAgain: () => renderAgain(startStory),

  async violations(attributes) {
    await switchTo(attributes);
    return violationsIn(attributes);
  },

  async setMode(attributes, axe) {
    await switchTo(attributes);
    const violations = axe ? await violationsIn(attributes) : [];
    const shown = (await window.kerfShown?.()) ?? [];
    stability.watch();
    return { frame: storyFrame(), violations, shown };
  },

  isStable: () => stability.isStable(),

  async waitUntilStable() {
    await stability.waitUntilStable();
    return storyFrame();
  },

  layout: () => storyLayout(storyFrame().clip),

  resetMode: resetRootAttributes,

  onCommit,
  recordFacts: (facts) => void recorded.push(...facts),
  takeFacts: () => recorded.splice(0),
};

/** Gives each story the same start. */
function startStory(): void {
  restartClockAndRandom();
  localStorage.clear();
  sessionStorage.clear();
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

function violationsIn(attributes: Record<string, string>): Promise<string[]> {
  return axeViolations(scopeIn(attributes), storyParameters().a11y);
}
