import { setTimeout as sleep } from "node:timers/promises";
import type { StoryResult } from "./result";
import { closeBrowser, openSession, renewSession, type Session } from "./session";
import { type RunSettings, toEnvironment } from "./settings";
import type { Story } from "./story-run";

/** The time limit of a story, as in the test runner's configuration. */
const STORY_MS = 180_000;
/** The time limit for loading the preview, which an error can prevent. */
const PREVIEW_MS = 90_000;

const unloaded = `The preview did not load within ${PREVIEW_MS / 1000} s. Open the dev server in a browser to see why.`;

/** Disables hot updates, which would change the page in the middle of a story. It reloads between stories. */
const withoutUpdates = `window.WebSocket = class extends EventTarget {
  readyState = 0;
  send() {}
  close() {}
};`;

/**
 * Runs stories of the dev server one at a time, with the checks of `npm run test:stories`, in a browser that stays open.
 * Starting the test runner and building its Storybook would take longer than all stories of a component.
 */
export class StoryPage {
  private isOld = false;
  /** The story that the page shows. Storybook would not render it again. */
  private shownId = "";
  private settings: RunSettings | undefined;

  constructor(private readonly url: string) {}

  /** Makes the next story load the current code. */
  reload(): void {
    this.isOld = true;
  }

  /**
   * Runs a story.
   *
   * @throws if the browser or the preview doesn't open. A story that fails says so in its result.
   */
  async run(story: Story, settings: RunSettings): Promise<StoryResult> {
    const session = await within(PREVIEW_MS, this.session(story, settings), unloaded).catch(async (error) => {
      // A browser that crashed is replaced at the next request.
      void this.close().catch(() => {});
      throw error;
    });
    const errors: unknown[] = [];
    this.shownId = story.id;
    try {
      await session.begin(story);
      const test = session.page.evaluate(
        (id) => (window as unknown as { __test(id: string): Promise<void> }).__test(id),
        story.id,
      );
      await within(STORY_MS, test, `The story did not end within ${STORY_MS / 1000} s.`);
      await session.examine();
    } catch (error) {
      errors.push(error);
    }
    const result = await session.end(errors);
    if (!result) throw new Error(`The run of ${story.id} has no result.`);
    return result;
  }

  /** Closes the browser. The next story opens another. */
  async close(): Promise<void> {
    this.settings = undefined;
    // A test runner that this process starts would visit the same site.
    delete process.env.TARGET_URL;
    await closeBrowser();
  }

  private async session({ id }: Story, settings: RunSettings): Promise<Session> {
    const isSame = settings === this.settings;
    // The test runner reads the settings from the environment.
    Object.assign(process.env, toEnvironment(settings), { TARGET_URL: this.url });
    let session = await openSession();
    const isUsed = this.isOld || this.shownId === id || (await session.isUsedUp());
    if (this.settings && (isUsed || !isSame)) session = await renewSession();
    this.settings = settings;
    this.isOld = false;
    if (session.stories === 0) await session.page.addInitScript({ content: withoutUpdates });
    await session.open();
    return session;
  }
}

function within<Result>(ms: number, work: Promise<Result>, message: string): Promise<Result> {
  const limit = sleep(ms, undefined, { ref: false }).then((): never => {
    throw new Error(message);
  });
  return Promise.race([work, limit]);
}
