import type { Page } from "playwright-core";

/** Longer than any sound story keeps its page busy, or takes to render, on a loaded machine. */
const LIMIT_MS = 20_000;
const INTERVAL_MS = 1_000;

/** The phases before the story is on the page. After them, its play function may take longer. */
const renderPhases = ["preparing", "loading", "beforeEach", "rendering"];

const never: Record<"answers" | "renders", string> = {
  answers:
    `The page did not respond for ${LIMIT_MS / 1000} s, and was closed. A loop never ends in the story's file, in what it ` +
    "renders, in an effect or in its play function. Let the loop end.",
  renders:
    `The story did not finish rendering within ${LIMIT_MS / 1000} s, and its page was closed. It may set state in every ` +
    "render or effect, or wait in a loader for a promise that never resolves. Set state only when it changes, and resolve " +
    "the promise.",
};

/** Closes a story's page when the story can't end, so that the test runner goes on with the next one. */
export class Watchdog {
  /** Why the page was closed, if it was. */
  failure: string | undefined;
  private stopped = false;
  private wake = () => {};

  constructor(private readonly page: Page) {
    void this.watch();
  }

  stop(): void {
    this.stopped = true;
    this.wake();
  }

  private async watch(): Promise<void> {
    let renderingSince: number | undefined;
    while (!this.stopped) {
      await this.pause(INTERVAL_MS);
      if (this.stopped) return;
      // If the page navigates or is closed elsewhere, `evaluate` rejects. That also counts as a response.
      const phase = await Promise.race([this.phase().catch(() => undefined), this.pause(LIMIT_MS, "none")]);
      this.wake();
      if (this.stopped) return;
      if (phase === "none") return this.close(never.answers);
      if (renderPhases.includes(phase ?? "")) renderingSince ??= performance.now();
      else renderingSince = undefined;
      if (renderingSince !== undefined && performance.now() - renderingSince > LIMIT_MS) {
        return this.close(never.renders);
      }
    }
  }

  private phase(): Promise<string | undefined> {
    return this.page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase;
    });
  }

  private async close(failure: string): Promise<void> {
    this.failure = failure;
    await this.page.close();
  }

  /** Waits until the time is over or `wake` is called. A timer that is left would keep the worker alive. */
  private pause<Value>(milliseconds: number, value?: Value): Promise<Value | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(value), milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve(value);
      };
    });
  }
}
