import type { FinishedStory, StoryParameters } from "./api";

/** The parts of Storybook's preview that the test runner, too, drives it by. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    transports: unknown[];
    on(event: string, listener: (data: { storyId: string }) => void): void;
    emit(event: string, data: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: LoadedStory };
    ready(): Promise<unknown>;
    loadStory(options: { storyId: string }): Promise<LoadedStory>;
  };
}

interface LoadedStory {
  parameters: StoryParameters;
  playFunction?: unknown;
}

const preview = window as unknown as Preview;
let finishedId: string | undefined;

/** Resolves once what the project adds to every story, its styles too, has been loaded. */
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
 * Keeps the channel's events in the page: nobody listens outside. To post one, Storybook writes out all that it
 * carries; a spy's event carries the window, whose getters then warn of what no story did.
 */
export function keepEventsInPage(): void {
  preview.__STORYBOOK_ADDONS_CHANNEL__.transports = [];
}

/** Removes Storybook's placeholders for what is loading: two thirds of the elements on an empty page, which axe would index. */
export function removePlaceholders(): void {
  for (const element of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs"))
    element.remove();
}

/** addon-a11y need not run axe: it runs in each theme from here. */
export function silenceA11yAddon(): void {
  preview.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { a11y: { manual: true } } });
}

/** The parameters of the story on show. */
export function storyParameters(): StoryParameters {
  return storyOnShow()?.parameters ?? {};
}

function storyOnShow(): LoadedStory | undefined {
  return preview.__STORYBOOK_PREVIEW__.currentRender?.story;
}

/** See {@link KerfPage.timeZoneOf}. A story that cannot be loaded asks for nothing: it fails when it is run. */
export async function timeZoneOf(storyId: string): Promise<string | undefined> {
  await previewIsReady();
  const story = await preview.__STORYBOOK_PREVIEW__.loadStory({ storyId }).catch(() => undefined);
  return story?.parameters.timezone;
}

/** See {@link KerfPage.finished}. */
export function finishedStory(): FinishedStory | undefined {
  if (finishedId === undefined) return undefined;
  const { visual = {}, console = {}, a11y = {} } = storyParameters();
  const axe = a11y.disable !== true && a11y.test !== "off";
  return { id: finishedId, visual, console, axe, play: storyOnShow()?.playFunction !== undefined };
}
