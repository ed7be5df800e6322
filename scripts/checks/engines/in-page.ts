/** Runs inside the page, after the script of scripts/visual: runs stories and reads the console. */
import type {} from "../../runner/channel";
import { supportSimulatedInput } from "./simulated-input";

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

/**
 * React's warnings about tests. Whether an update coincides with a simulated event, and so causes one, depends on the
 * speed of the engine. A ResizeObserver whose callback resizes is called again; Chromium writes no message about it.
 */
const IGNORED = /not wrapped in act\(|inside an `act` scope|^ResizeObserver loop/;

/** The errors and warnings since the story began. WebKit's driver doesn't report them. */
let messages: string[] = [];

recordConsole();
supportSimulatedInput();

window.kerfEngines = {
  async connect() {
    // WebKit reports the page as loaded before it has run the modules that a module imports.
    while (!("__STORYBOOK_PREVIEW__" in window)) await new Promise(requestAnimationFrame);
    await window.kerf.connect();
  },
  timeZoneOf: async (id) => (await window.kerf.timeZoneOf(id)) ?? "UTC",
  async run(id) {
    messages = [];
    const errors = await play(id);
    // Storybook writes the error of a play function to the console, too.
    if (errors.length > 0) return errors;
    const { expect = [] } = window.kerf.finished()?.console ?? {};
    const unexpected = messages.filter(
      (message) =>
        !expect.some((each) => (typeof each === "string" ? message.includes(each) : each.test(message))),
    );
    return unexpected.map((message) => `console: ${message}`);
  },
};

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

function recordConsole(): void {
  const add = (message: string) => {
    if (!IGNORED.test(message)) messages.push(message);
  };
  for (const method of ["error", "warn"] as const) {
    const original = console[method];
    console[method] = (...args: unknown[]) => {
      add(format(args));
      original.apply(console, args);
    };
  }
  addEventListener("error", ({ message, error }) => add(describe(error ?? message)));
  addEventListener("unhandledrejection", ({ reason }) => add(describe(reason)));
}

/** Inserts arguments for the placeholders of the first one, as browsers do. */
function format([first, ...rest]: unknown[]): string {
  const text = String(first).replaceAll(/%[sdifoOc]/g, (placeholder) => {
    const value = rest.length > 0 ? describe(rest.shift()) : placeholder;
    return placeholder === "%c" ? "" : value;
  });
  return [text, ...rest.map(describe)].join(" ");
}

/** An error's message and the start of its stack. A message may contain the HTML of a story. */
function describe(error: unknown): string {
  const { message = String(error), stack = "" } = (error ?? {}) as Partial<Error>;
  const calls = stack.replace(message, "").split("\n").filter(Boolean);
  return [message.slice(0, LONGEST_MESSAGE), ...calls.slice(0, MOST_CALLS)].join("\n");
}

declare global {
  interface Window {
    kerfEngines: {
      /** Hooks into Storybook once its preview has loaded. */
      connect(): Promise<void>;
      /** The time zone in which a story runs. */
      timeZoneOf(id: string): Promise<string>;
      /** Runs a story, and resolves to its failures. */
      run(id: string): Promise<string[]>;
    };
  }
}
