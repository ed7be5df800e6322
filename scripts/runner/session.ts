import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { setupPage } from "@storybook/test-runner";
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../lib/with-page";
import { contextOptions, prepareContext } from "../visual/index";
import { type FailureKind, type StoryResult, writeResult } from "./result";
import { fromEnvironment } from "./settings";
import { type Story, StoryRun } from "./story-run";

/** The time zone of stories without `parameters.timezone`. */
const TIME_ZONE = "UTC";

/** Longer than any sound story keeps its page busy, or takes to render, on a loaded machine. */
const LIMIT_MS = 60_000;
const INTERVAL_MS = 1_000;

/** How long a page may take to load another one, before it is reported without its address. */
const NAVIGATION_MS = 2_000;

/** The phases before the story is on the page. After them, its play function may take longer. */
const renderPhases = ["preparing", "loading", "beforeEach", "rendering"];

const endings = {
  noResponse:
    `The page did not respond for ${LIMIT_MS / 1000} s, and was closed. A loop never ends in the story's file, in what it ` +
    "renders, in an effect or in its play function. Let the loop end.",
  noRender:
    `The story did not finish rendering within ${LIMIT_MS / 1000} s, and its page was closed. It may set state in every ` +
    "render or effect, or wait in a loader for a promise that never resolves. Set state only when it changes, and resolve " +
    "the promise.",
  crash: "The page crashed. The story may use too much memory.",
  navigation: (url: string) =>
    `The story left its page for ${url}. It may follow a link, reload the page or submit a form. Prevent the default of ` +
    "the event, or use a link to an anchor.",
};

/** The failures that checks find in a story that has run without an error. They leave the page as it was. */
const findings: readonly FailureKind[] = ["axe", "visual", "tree", "catalog"];

const sessions = new WeakMap<Page, Session>();

/** A page and the stories that run on it, one after the other. */
export class Session {
  /** The errors and warnings of the page since a story took them. */
  private readonly messages: string[] = [];
  private readonly settings = fromEnvironment();
  private run: StoryRun | undefined;
  /** The run that is watched, because it may still end. */
  private watched: StoryRun | undefined;
  /** Why the page can't end the story, if it can't. */
  private ending: string | undefined;
  private timeZone = "";
  /** Whether a story had an error on this page, and may have left it in any state. */
  needsNewPage = false;
  /** Whether the preview is open, and set up for the test runner. */
  private isOpen = false;
  /** How many stories have begun. */
  stories = 0;

  private constructor(
    readonly page: Page,
    private readonly protocol: CDPSession,
  ) {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.messages.push(message.text());
    });
    page.on("pageerror", (error) => this.messages.push(error.stack ?? String(error)));
    sessions.set(page, this);
    page.on("crash", () => this.giveUp(endings.crash));
    // Links to anchors fire `framenavigated`, too.
    page.on("domcontentloaded", () => this.giveUp(endings.navigation(page.url())));
  }

  /** Opens a page that shares no cookies or stored data with others. */
  static async on(browser: Browser): Promise<Session> {
    const context = await browser.newContext(contextOptions);
    await prepareContext(context);
    const page = await context.newPage();
    const session = new Session(page, await context.newCDPSession(page));
    await session.setTimeZone();
    return session;
  }

  /** The session of a page. The test runner passes only the page to its hooks. */
  static of(page: Page): Session {
    const session = sessions.get(page);
    if (!session) throw new Error("This page was not opened by the story environment.");
    return session;
  }

  /** Whether the next story needs a new page, because a story had an error on this one or would change the next one. */
  async isUsedUp(): Promise<boolean> {
    if (this.needsNewPage || this.stories === 0) return this.needsNewPage;
    const left = this.page.evaluate(() => window.kerf.hasLeftovers()).catch(() => true);
    const found = await Promise.race([left, sleep(LIMIT_MS, true, { ref: false })]);
    return this.needsNewPage || found;
  }

  /** Opens the preview for the test runner, unless an earlier spec left it open. */
  async open(): Promise<void> {
    if (this.isOpen) return;
    await setupPage(this.page as never, this.page.context() as never);
    this.isOpen = true;
  }

  /** Called when a story is about to render. */
  async begin(story: Story): Promise<void> {
    await this.leave();
    this.stories++;
    this.ending = undefined;
    // Looking up the story's time zone loads its module, whose dates are shared by all its stories. They must
    // not be in the time zone of the previous story.
    await this.setTimeZone();
    this.run = new StoryRun(story, this.page, () => this.messages.splice(0), this.settings);
    this.watched = this.run;
    void this.watch(this.run);
    const zone = await this.page.evaluate(async (id) => {
      const storyZone = await window.kerf.timeZoneOf(id);
      // Not earlier: the test runner adds its functions to the page again for each title.
      window.kerf.rememberPage();
      return storyZone;
    }, story.id);
    await this.setTimeZone(zone);
  }

  /** Called when the story has run without an error. */
  async examine(): Promise<void> {
    await this.run?.examine();
    const failures = this.run?.result.failures.length ?? 0;
    if (failures > 0) throw new StoryFailed(`${failures} failures in the story, listed below.`);
  }

  /** Called when the test runner is done with the story, with the errors that it caught. */
  async end(errors: unknown[]): Promise<StoryResult | undefined> {
    const { run, ending } = this;
    this.watched = undefined;
    this.needsNewPage ||= !run && errors.length > 0;
    if (!run) return undefined;
    // A page that navigated away or crashed has no facts, but its story has failed anyway.
    run.note(ending ? [] : await this.page.evaluate(() => window.kerf.takeFacts()).catch(() => []));
    const caught = errors.filter((error) => !(error instanceof StoryFailed)).map(inWords);
    // If the page had to end, that is all that the runner's errors say.
    run.end(ending === undefined ? caught : [ending]);
    this.needsNewPage ||= run.result.failures.some(({ kind }) => !findings.includes(kind));
    this.ending = undefined;
    await writeResult(this.settings.out, run.result);
    return run.result;
  }

  /** Called when the story's time on the page is over. Errors since its end still fail the story. */
  async leave(): Promise<void> {
    const { run, ending } = this;
    this.watched = undefined;
    this.run = undefined;
    if (ending !== undefined) run?.end([ending]);
    if (run && (run.noteConsole() || ending !== undefined)) await writeResult(this.settings.out, run.result);
  }

  /** Changes the zone from the page's next `Date` on. A context's `timezoneId` couldn't be changed. */
  private async setTimeZone(timezoneId = TIME_ZONE): Promise<void> {
    if (timezoneId === this.timeZone) return;
    await this.protocol.send("Emulation.setTimezoneOverride", { timezoneId });
    this.timeZone = timezoneId;
  }

  /** Closes the page of a story that never ends, so that the test runner goes on with the next one. */
  private async watch(run: StoryRun): Promise<void> {
    let renderingSince: number | undefined;
    while (this.watched === run && !this.page.isClosed()) {
      await sleep(INTERVAL_MS, undefined, { ref: false });
      const phase = await Promise.race([
        this.phase().catch(() => undefined),
        sleep(LIMIT_MS, "none", { ref: false }),
      ]);
      if (this.watched !== run) return;
      if (phase === "none") this.close(endings.noResponse);
      if (renderPhases.includes(phase ?? "")) renderingSince ??= performance.now();
      else renderingSince = undefined;
      if (renderingSince !== undefined && performance.now() - renderingSince > LIMIT_MS)
        this.close(endings.noRender);
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

  /** Closes the page of a running story. Everything that waits for the page then fails. */
  private close(ending: string): void {
    this.giveUp(ending);
    void this.page.close();
  }

  /** Called when the page has begun to navigate. The event says where to. */
  async leftPage(): Promise<void> {
    if (this.ending === undefined)
      await this.page.waitForEvent("domcontentloaded", { timeout: NAVIGATION_MS }).catch(() => {});
    this.giveUp(endings.navigation(this.page.url()));
  }

  /** Fails the running story, whose page can't be used any more. */
  private giveUp(ending: string): void {
    if (!this.run || this.ending !== undefined) return;
    this.ending = ending;
    this.needsNewPage = true;
  }
}

class StoryFailed extends Error {}

/** An error's message, without colors and without the runner's link to a server that has stopped. */
function inWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(message).replace(/StorybookTestRunnerError:.*?Message:\s*/s, "");
}

/** A page keeps what its stories loaded and left in memory, so it is renewed after this many. */
const MOST_STORIES = 200;

/** Rendering leaves much garbage. At V8's own initial size, 1 MB, it would be collected many times a second. */
const HEAP = "--js-flags=--min-semi-space-size=16 --max-semi-space-size=32";

/** How long the browser stays open after a spec if no other follows. A worker is also notified of its end. */
const IDLE_MS = process.send ? 10_000 : 200;

/** The type of the message with which Jest ends a worker. Jest regards a worker that stays alive as hung. */
const END_OF_WORKER = 2;

interface OpenBrowser {
  browser: Browser;
  session: Session;
}

let opened: Promise<OpenBrowser> | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Returns the one page of this worker. Opening the preview for each spec would cost more than a second of CPU:
 * everything is loaded again, and runs unoptimized at first.
 */
export async function openSession(): Promise<Session> {
  clearTimeout(closing);
  opened ??= open();
  const { session } = await opened;
  return session.page.isClosed() || session.stories >= MOST_STORIES ? renewSession() : session;
}

/** Replaces a page that a story may have left in any state. */
export async function renewSession(): Promise<Session> {
  const open = await opened;
  if (!open) throw new Error("There is no browser whose page could be renewed.");
  // Chromium may never close a page that is navigating. The browser closes it at the end.
  void open.session.page
    .context()
    .close()
    .catch(() => {});
  open.session = await Session.on(open.browser);
  return open.session;
}

/** Ends the use of the page. The browser closes soon, unless the page is borrowed again. */
export function returnSession(): void {
  closing = setTimeout(closeBrowser, IDLE_MS);
}

/** Closes the browser, if it is open. */
export async function closeBrowser(): Promise<void> {
  clearTimeout(closing);
  const open = await opened;
  opened = undefined;
  await open?.browser.close();
}

function onMessage(message: unknown): void {
  if (!Array.isArray(message) || message[0] !== END_OF_WORKER) return;
  process.off("message", onMessage);
  void closeBrowser();
}
if (process.send) process.on("message", onMessage);

async function open(): Promise<OpenBrowser> {
  const { browser } = await launchBrowser(HEAP);
  return { browser, session: await Session.on(browser) };
}
