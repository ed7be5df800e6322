/** Runs inside the page, after the script of scripts/visual: runs stories and reports their errors. */
import type {} from "../../runner/visit-stories";
import { supportSimulatedInput } from "./simulated-input";

/** Storybook's events for errors of a story, with an `Error` or a list of them. */
const ERRORS = [
  "storyErrored",
  "storyThrewException",
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyMissing",
];

/** A ResizeObserver whose callback resizes is called again; Chromium reports no error about it. */
const IGNORED = /^ResizeObserver loop/;

/** The uncaught errors since the story began. WebKit's driver doesn't report them. */
let uncaught: string[] = [];

for (const type of ["error", "unhandledrejection"]) {
  addEventListener(type, (event) => {
    const { message, error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    const text = describe(error ?? reason ?? message);
    if (!IGNORED.test(text)) uncaught.push(text);
  });
}
supportSimulatedInput();

const kerfEngines = {
  /** Hooks into Storybook once its preview has loaded. */
  async connect() {
    // WebKit reports the page as loaded before it has run the modules that a module imports.
    while (!("__STORYBOOK_PREVIEW__" in window)) await new Promise(requestAnimationFrame);
    await window.kerf.connect();
  },
  /** The time zone in which a story runs. */
  timeZoneOf: async (id: string) => (await window.kerf.timeZoneOf(id)) ?? "UTC",
  /** Runs a story, and resolves to its failures. */
  async run(id: string) {
    uncaught = [];
    const errors = await play(id);
    if (errors.length > 0) return errors;
    const { expect = [] } = window.kerf.finished()?.console ?? {};
    const unexpected = uncaught.filter(
      (message) =>
        !expect.some((each) => (typeof each === "string" ? message.includes(each) : each.test(message))),
    );
    return unexpected.map((message) => `uncaught: ${message}`);
  },
};
window.kerfEngines = kerfEngines;

/** Shows a story, and resolves to its errors when its play function has ended. */
function play(id: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  return new Promise((resolve) => {
    const onError = (data: unknown) => {
      errors.push(...[data].flat().map(describe));
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

/** An error's message and the start of its stack. A message may contain the HTML of a story. */
function describe(error: unknown): string {
  const { message = String(error), stack = "" } = (error ?? {}) as Partial<Error>;
  return [message.slice(0, 2000), stack.replace(message, "").slice(0, 600)].join("\n");
}

declare global {
  interface Window {
    kerfEngines: typeof kerfEngines;
  }
}
