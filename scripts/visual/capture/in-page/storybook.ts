import type { A11yParameters } from "./axe";
import { restartClockAndRandom } from "./page-state";

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

/** The parts of Storybook's preview that are used here. Storybook's test runner uses them, too. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    transports: unknown[];
    on(event: string, listener: (data: { storyId: string }) => void): void;
    once(event: string, listener: () => void): void;
    emit(event: string, data: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: LoadedStory; teardown(): Promise<void> };
    view: { showPreparingStory(): void };
    ready(): Promise<unknown>;
    loadStory(options: { storyId: string }): Promise<LoadedStory>;
  };
}

interface LoadedStory {
  title: string;
  parameters: StoryParameters;
}

const preview = window as unknown as Preview;
let finishedId: string | undefined;

/**
 * Follows which story is selected and when it has finished, and turns off what would slow or change stories. Resolves
 * once everything that the project adds to every story has loaded, including its styles.
 */
export async function connectStorybook(): Promise<void> {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  // Nobody listens outside the page. To post an event, Storybook serializes all its data. A spy's event contains the
  // window, whose getters then log warnings that no story caused.
  channel.transports = [];
  // Kerf's script runs axe in each theme.
  channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
  channel.on("setCurrentStory", startStory);
  channel.on("storyFinished", ({ storyId }) => {
    finishedId = storyId;
  });
  // The placeholders are two of three elements on an empty page, and axe would read all of them.
  for (const element of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs"))
    element.remove();
  await preview.__STORYBOOK_PREVIEW__.ready();
  // Storybook hides a story that takes longer than 100 ms, and the time may end between the start of the render and
  // React's commit. A component that measures itself on mount, such as a scrolling row, then finds no size.
  preview.__STORYBOOK_PREVIEW__.view.showPreparingStory = () => undefined;
}

/** Gives each story the same start. */
function startStory(): void {
  finishedId = undefined;
  restartClockAndRandom();
  localStorage.clear();
  sessionStorage.clear();
}

/** Renders the current story from the start, with its play function. Resolves to whether it succeeded. */
export function renderAgain(): Promise<boolean> {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const storyId = finishedId;
  startStory();
  return new Promise((resolve) => {
    const outcomes = { storyFinished: true, storyErrored: false, storyThrewException: false };
    for (const [event, succeeded] of Object.entries({ ...outcomes, playFunctionThrewException: false }))
      channel.once(event, () => resolve(succeeded));
    channel.emit("forceRemount", { storyId });
  });
}

/** Unmounts the current story, and runs its cleanup functions, as Storybook does before it renders another. */
export async function removeStory(): Promise<void> {
  await preview.__STORYBOOK_PREVIEW__.currentRender?.teardown();
}

/** The current story, while it is rendered. */
export function currentStory(): LoadedStory | undefined {
  return preview.__STORYBOOK_PREVIEW__.currentRender?.story;
}

/** The time zone that a story's parameters set. Undefined for a story that can't be loaded, which fails when it runs. */
export async function timeZoneOf(storyId: string): Promise<string | undefined> {
  await preview.__STORYBOOK_PREVIEW__.ready();
  const story = await preview.__STORYBOOK_PREVIEW__.loadStory({ storyId }).catch(() => undefined);
  return story?.parameters.timezone;
}

/** The current story, if it has run to its end since it was selected. */
export function finishedStory(): FinishedStory | undefined {
  if (finishedId === undefined) return undefined;
  const { title = "", parameters = {} } = currentStory() ?? {};
  const { visual: { modesByKind = {}, ...visual } = {}, console = {}, a11y = {} } = parameters;
  const modes = visual.modes ?? modesByKind[title.split("/")[0] ?? ""];
  const axe = a11y.disable !== true && a11y.test !== "off";
  return { id: finishedId, visual: { ...visual, ...(modes && { modes }) }, console, axe };
}
