import type { FinishedStory, StoryParameters } from "./api";

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

/** Resolves once everything that the project adds to every story has loaded, including its styles. */
export async function previewIsReady(): Promise<void> {
  await preview.__STORYBOOK_PREVIEW__.ready();
}

/** Follows which story is selected and when it has finished. */
export function followStories(onSelect: () => void): void {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  channel.on("setCurrentStory", () => {
    finishedId = undefined;
    onSelect();
  });
  channel.on("storyFinished", ({ storyId }) => {
    finishedId = storyId;
  });
}

/**
 * Keeps the channel's events in the page, because nobody listens outside. To post an event, Storybook
 * serializes all its data. A spy's event contains the window, whose getters then log warnings that no story
 * caused.
 */
export function keepEventsInPage(): void {
  preview.__STORYBOOK_ADDONS_CHANNEL__.transports = [];
}

/**
 * Removes Storybook's loading placeholders. They are two thirds of the elements on an empty page, all of
 * which axe would index.
 */
export function removePlaceholders(): void {
  for (const element of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs"))
    element.remove();
}

/**
 * Keeps Storybook from hiding a story that takes long to load. Its timer of 100 ms may end between the start of the render
 * and React's commit. A component that measures itself on mount, such as a scrolling row, then finds no size.
 */
export function keepStoryVisible(): void {
  preview.__STORYBOOK_PREVIEW__.view.showPreparingStory = () => undefined;
}

/** Keeps addon-a11y from running axe, because this script runs axe in each theme. */
export function turnOffAddonA11y(): void {
  preview.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { a11y: { manual: true } } });
}

export function renderAgain(onStart: () => void): Promise<boolean> {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const storyId = finishedId;
  finishedId = undefined;
  onStart();
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

/** The parameters of the current story. */
export function storyParameters(): StoryParameters {
  return storyOnShow()?.parameters ?? {};
}

function storyOnShow(): LoadedStory | undefined {
  return preview.__STORYBOOK_PREVIEW__.currentRender?.story;
}

/** The time zone that a story's parameters set. Undefined for a story that can't be loaded, which fails when it runs. */
export async function timeZoneOf(storyId: string): Promise<string | undefined> {
  await previewIsReady();
  const story = await preview.__STORYBOOK_PREVIEW__.loadStory({ storyId }).catch(() => undefined);
  return story?.parameters.timezone;
}

/** The current story, if it has run to its end since it was selected. */
export function finishedStory(): FinishedStory | undefined {
  if (finishedId === undefined) return undefined;
  const { visual: { modesByKind = {}, ...visual } = {}, console = {}, a11y = {} } = storyParameters();
  const { title = "" } = storyOnShow() ?? {};
  const modes = visual.modes ?? modesByKind[title.split("/")[0] ?? ""];
  const axe = a11y.disable !== true && a11y.test !== "off";
  return {
    id: finishedId,
    visual: { ...visual, ...(modes && { modes }) },
    console,
    axe,
  };
}
