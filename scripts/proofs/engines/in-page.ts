/** Runs inside the page, after the script of scripts/visual/capture/in-page: runs stories and reads the console. */
import type {} from "../../runner/channel";
import { ConsoleExpectations } from "../../runner/page-log";
import { isStorybooksOwn } from "../../visual/capture/in-page/bounds";
import type { Clip } from "../../visual/capture/in-page/frame";
import type { SlotBox } from "./boxes";
import { ConsoleLog } from "./console-log";
import { captureSimulatedPointers } from "./pointer-capture";
import { moveSimulatedPointers } from "./pointer-movement";
import { provideTouchEvents } from "./touch-events";

/** Storybook's events for errors of a story, with an `Error` or a list of them. */
const ERRORS = [
  "storyErrored",
  "storyThrewException",
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyMissing",
];

const LONGEST_MESSAGE = 2000;
const MOST_CALLS = 6;

const log = new ConsoleLog();
captureSimulatedPointers();
moveSimulatedPointers();
provideTouchEvents();
// A story compares its own looks by the layout and its styles, because a page can't take pictures of itself.
window.kerfFingerprint = async () => JSON.stringify(window.kerf.layout());

window.kerfEngines = {
  async connect() {
    // WebKit reports the page as loaded before it has run the modules that a module imports.
    while (!("__STORYBOOK_PREVIEW__" in window)) await new Promise(requestAnimationFrame);
    await window.kerf.connect({});
  },
  timeZoneOf: async (id) => (await window.kerf.timeZoneOf(id)) ?? "UTC",

  async run(id) {
    log.take();
    const errors = await play(id);
    // Storybook writes the error of a play function to the console too.
    const messages = log.take();
    if (errors.length > 0) return errors;
    const expectations = new ConsoleExpectations(window.kerf.finished()?.console.expect);
    return expectations.unexpected(messages).map((message) => `console: ${message}`);
  },

  async boxes() {
    await window.kerf.waitUntilStable();
    return slotBoxes();
  },

  async textBoxes(selector) {
    const before = slotBoxes();
    const style = document.head.appendChild(document.createElement("style"));
    const depends = before.map(() => false);
    for (const step of [-1, 1]) {
      // Another font, for widths in `ch` and those of inputs.
      style.textContent = `${selector} { letter-spacing: ${step / 2}px !important; font-family: serif !important }`;
      // The width of a textarea is that of its columns. The second step restores it.
      for (const area of document.querySelectorAll("textarea")) if (area.matches(selector)) area.cols += step;
      await window.kerf.waitUntilStable();
      for (const [place, { x, width }] of slotBoxes().entries())
        if (x !== before[place]?.x || width !== before[place].width) depends[place] = true;
    }
    style.remove();
    return depends;
  },

  async connectForPictures(theme) {
    await window.kerfEngines.connect();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { theme } });
    // WebKitGTK may draw the first frame of a transition that has ended.
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = "*, ::before, ::after { transition: none !important }";
  },

  async frame() {
    // WebKit repaints only what has changed, and draws the edges of that area over the old ones. Popups and other
    // composited elements are repainted apart from the page.
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = "* { background: red !important }";
    await window.kerf.waitUntilStable();
    style.remove();
    return (await window.kerf.waitUntilStable()).clip;
  },
};

/** All boxes but those of table sections, to which WebKit adds the border spacing. Their cells are compared. */
function slotBoxes(): SlotBox[] {
  const elements = [...document.querySelectorAll("[data-slot]:not(thead, tbody)")].filter(
    (each) => !isStorybooksOwn(each),
  );
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { slot: element.getAttribute("data-slot") ?? "", x, y, width, height };
  });
}

/** Shows a story, and resolves to its errors when its play function has ended. */
function play(id: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  return new Promise((resolve) => {
    const onError = (data: unknown) => {
      errors.push(...[data].flat().map(inWords));
      // A story that doesn't render never finishes.
      end();
    };
    const end = () => {
      channel.off("storyFinished", end);
      for (const event of ERRORS) channel.off(event, onError);
      resolve(errors);
    };
    channel.on("storyFinished", end);
    for (const event of ERRORS) channel.on(event, onError);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** An error's message and the start of its stack. A message may contain the HTML of a whole story. */
function inWords(error: unknown): string {
  const { message = String(error), stack = "" } = error as Partial<Error>;
  const short = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)} …` : message;
  const calls = stack
    .replace(message, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [short, ...calls.slice(0, MOST_CALLS)].join("\n");
}

declare global {
  interface Window {
    kerfEngines: {
      /** Hooks into Storybook once its preview has loaded. */
      connect(): Promise<void>;
      /** Connects, and sets the theme of all stories. Nothing has a transition. */
      connectForPictures(theme: string): Promise<void>;
      /** The time zone in which a story runs. */
      timeZoneOf(id: string): Promise<string>;
      /** Runs a story, and resolves to its failures. */
      run(id: string): Promise<string[]>;
      /** The boxes of the current story's slots, in document order. */
      boxes(): Promise<SlotBox[]>;
      /**
       * Whether the position or width of each of these boxes depends on the width of a text in the selected elements. Makes
       * their texts narrower and wider to find out.
       */
      textBoxes(selector: string): Promise<boolean[]>;
      /** Repaints the current story, and returns its area. */
      frame(): Promise<Clip>;
    };
  }
}
