/** What runs inside the page: bundled, and injected before the page's own scripts (see ../page-script.ts). */
import type { Fact } from "../../../../.storybook/truth/fact";
import { axeViolations, scopeIn } from "./axe";
import { fixClockAndChance } from "./clock-and-chance";
import { followCommits, onCommit } from "./commits";
import { fontsAreThere } from "./fonts";
import { storyFrame } from "./frame";
import { storyLayout } from "./layout";
import { ready } from "./ready";
import { resetRootAttributes, setRootAttributes } from "./root-attributes";
import { Stillness } from "./stillness";
import {
  finishedStory,
  followStories,
  keepEventsInPage,
  previewIsReady,
  removePlaceholders,
  silenceA11yAddon,
  storyParameters,
  timeZoneOf,
} from "./storybook";

/** Popups have an attribute for the side that they are on. */
const FLOATING = "[data-side]";

const restartClockAndChance = fixClockAndChance();
const stillness = new Stillness();
const notes: Fact[] = [];
followCommits();

window.kerf = {
  async connect() {
    keepEventsInPage();
    silenceA11yAddon();
    removePlaceholders();
    followStories(() => {
      restartClockAndChance();
      localStorage.clear();
      sessionStorage.clear();
    });
    document.documentElement.spellcheck = false;
    const style = document.createElement("style");
    // Forced colors show the caret anyway, so at least it doesn't blink.
    style.textContent = "* { caret-color: transparent !important; caret-animation: manual !important }";
    document.head.append(style);
    await previewIsReady();
    await fontsAreThere();
  },

  timeZoneOf,
  finished: finishedStory,

  async violations(attributes) {
    await switchTo(attributes);
    return violationsIn(attributes);
  },

  async enter(attributes, axe) {
    await switchTo(attributes);
    const violations = axe ? await violationsIn(attributes) : [];
    const shown = (await window.kerfShown?.()) ?? [];
    stillness.watch();
    return { frame: storyFrame(), violations, shown };
  },

  still: () => stillness.holds(),

  async rest() {
    await stillness.reach();
    return storyFrame();
  },

  layout: () => storyLayout(storyFrame().clip),

  leave: resetRootAttributes,

  async picture() {
    await ready();
    if (!stillness.holds()) await stillness.reach();
    return window.kerfFingerprint(storyFrame());
  },

  onCommit,
  note: (facts) => void notes.push(...facts),
  takeNotes: () => notes.splice(0),
};

async function switchTo(attributes: Record<string, string>): Promise<void> {
  const { dir } = document.documentElement;
  setRootAttributes(attributes);
  if (document.documentElement.dir !== dir && document.querySelector(FLOATING)) {
    // Popups are positioned again when the window's size changes, but not when the direction changes.
    dispatchEvent(new Event("resize"));
    await stillness.reach();
  }
  await ready();
}

function violationsIn(attributes: Record<string, string>): Promise<string[]> {
  return axeViolations(scopeIn(attributes), storyParameters().a11y);
}
