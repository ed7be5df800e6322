import { stripVTControlCharacters } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { PageLog } from "./page-log";
import { Records } from "./record";
import { fromEnvironment } from "./run-settings";
import { type Story, StoryRun } from "./story-run";
import { TimeZone } from "./time-zone";
import { Watchdog } from "./watchdog";

const sessions = new WeakMap<Page, Session>();

/** A page and the stories that run on it, one after the other. */
export class Session {
  private readonly log: PageLog;
  private readonly run = fromEnvironment();
  private readonly records = new Records(this.run.out);
  private visit: StoryRun | undefined;
  private watchdog: Watchdog | undefined;
  /** Whether a story failed on this page, and may have left it in any state. */
  spoilt = false;
  /** Whether the preview is open, and set up for the test runner. */
  isOpen = false;
  /** How many stories have begun. */
  stories = 0;

  private constructor(
    readonly page: Page,
    private readonly timeZone: TimeZone,
  ) {
    this.log = new PageLog(page);
    sessions.set(page, this);
  }

  static async open(context: BrowserContext): Promise<Session> {
    const page = await context.newPage();
    bindOnce(page);
    const { stress } = fromEnvironment();
    if (stress) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: stress.throttle });
    }
    return new Session(page, await TimeZone.of(page));
  }

  /** The session of a page. The test runner passes only the page to its hooks. */
  static of(page: Page): Session {
    const session = sessions.get(page);
    if (!session) throw new Error("This page was not opened by the story environment.");
    return session;
  }

  /** Called when a story is about to render. */
  async begin(story: Story): Promise<void> {
    await this.leave();
    this.stories++;
    this.visit = new StoryRun(story, this.page, this.log, this.run);
    this.watchdog = new Watchdog(this.page);
    // Looking up the story's time zone loads its module, whose dates are shared by all its stories. They must
    // not be in the time zone of the previous story.
    await this.timeZone.set();
    await this.timeZone.set(await this.page.evaluate((id) => window.kerf.timeZoneOf(id), story.id));
  }

  /** Called when the story has run without an error. */
  async examine(): Promise<void> {
    await this.visit?.examine();
    const failures = this.visit?.record.failures.length ?? 0;
    if (failures > 0) throw new StoryFailed(`${failures} failures in the story, listed below.`);
  }

  /** Called when the test runner is done with the story, with its number of attempts and caught errors. */
  async end(errors: unknown[], attempts: number): Promise<void> {
    this.spoilt = errors.length > 0;
    if (!this.visit) return;
    // A page that navigated away or crashed has no facts, but its story has failed anyway.
    this.visit.note(await this.page.evaluate(() => window.kerf.takeFacts()).catch(() => []));
    this.watchdog?.stop();
    const caught = errors.filter((error) => !(error instanceof StoryFailed)).map(inWords);
    // If the watchdog closed the page, that is all that the runner's errors say.
    const { failure } = this.watchdog ?? {};
    if (failure !== undefined) this.visit.end([failure], attempts);
    else if (this.run.rtl && caught.length > 0) this.visit.endUnplayed(attempts);
    else this.visit.end(caught, attempts);
    // The pictures of earlier attempts are kept as evidence.
    if (attempts > 1) this.visit.record.earlier = await this.records.earlier(this.visit.record.id);
    await this.records.write(this.visit.record);
  }

  /** Called when the story's time on the page is over. Console output since its end still fails the story. */
  async leave(): Promise<void> {
    this.watchdog?.stop();
    if (this.visit?.noteConsole()) await this.records.write(this.visit.record);
    this.visit = undefined;
  }
}

class StoryFailed extends Error {}

/** An error's message, without colors and without the runner's link to a server that has stopped. */
function inWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(message).replace(/StorybookTestRunnerError:.*?Message:\s*/s, "");
}

/**
 * Ignores bindings that a page already has. The test runner sets up the page for each spec, and would fail to
 * add its bindings again. Bindings survive navigation, so the first ones are enough.
 */
function bindOnce(page: Page): void {
  const bound = new Set<string>();
  const expose = page.exposeBinding.bind(page);
  page.exposeBinding = async (name, ...rest) => {
    if (bound.has(name)) return { dispose: async () => {}, [Symbol.asyncDispose]: async () => {} };
    bound.add(name);
    return expose(name, ...rest);
  };
}
