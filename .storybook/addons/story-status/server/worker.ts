/** The process beside the dev server that runs stories: `worker.ts <URL of the dev server>`. */
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { findBrowser } from "../../../../scripts/lib/browser";
import { type ChangedFile, git } from "../../../../scripts/lib/git";
import type { RunSettings } from "../../../../scripts/runner/run-settings";
import { type IndexEntry, isTested } from "../../../../scripts/runner/site";
import {
  affectedStories,
  findAffected,
  readWorkTree,
  type WorkTree,
} from "../../../../scripts/stories/changed/affected";
import type { Answer, Request, Verdict } from "../protocol";
import { approve, finishApproval } from "./approve";
import { LastResults } from "./last-results";
import { planSaved } from "./plan-saved";
import { StoryPage } from "./story-page";
import { outdatedText, verdictOf, verdictWithout } from "./verdict-of";

/** A request, or the absolute paths of saved files, which only the dev server sends. */
export type WorkerRequest = Request | { type: "saved"; files: string[] };

/** The browser closes after this long without a story. */
const REST_MS = 120_000;

class Worker {
  /** The pages of the Storybook, documentation included. */
  private entries = new Map<string, IndexEntry>();
  private readonly verdicts = new Map<string, Verdict>();
  /** The stories to run, in order. */
  private readonly waiting = new Map<string, IndexEntry>();
  /** The jobs that run before the stories, in order. */
  private readonly jobs: (() => Promise<void>)[] = [];
  private open: string | undefined;
  private isWorking = false;
  /** The tree before the last save. The importers of a file, not the file itself, decide what it reaches. */
  private tree: WorkTree | undefined;
  private resting: NodeJS.Timeout | undefined;
  private error: string | undefined;
  /** The number of requests for details so far. */
  private asked = 0;

  private constructor(
    private readonly url: string,
    private readonly settings: RunSettings,
    private readonly results: LastResults,
    private readonly page: StoryPage,
  ) {}

  static async start(url: string): Promise<Worker> {
    const browser = await findBrowser();
    const settings: RunSettings = {
      baselines: resolve("stories/baselines"),
      out: resolve(".cache/verdicts"),
      store: resolve(".cache/snapshots"),
      pictures: browser.pinned,
      update: false,
    };
    await finishApproval(settings);
    const results = await LastResults.open(settings, resolve(".cache"), browser.name);
    const worker = new Worker(url, settings, results, new StoryPage(url));
    await worker.readStories();
    worker.tell(await results.verdicts(worker.stories()));
    worker.tree = readWorkTree(".");
    return worker;
  }

  async take(request: WorkerRequest): Promise<void> {
    this.error = undefined;
    if (request.type === "show") await this.show(request.storyId);
    else if (request.type === "stop") this.stop("Stopped before it was run.");
    else if (request.type === "saved") await this.saved(request.files);
    else if (request.type === "run") await this.run(request.storyIds);
    else this.approve(request.storyId, request.shots);
  }

  private async show(id: string): Promise<void> {
    this.open = id;
    await this.tellDetails();
    this.tellProgress();
  }

  private async run(ids: readonly string[]): Promise<void> {
    await this.readStories();
    const all = this.stories();
    this.enqueue(ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all, ids.length > 0);
  }

  private async saved(files: readonly string[]): Promise<void> {
    const changed = files.map((path): ChangedFile => {
      const file = relative(process.cwd(), path).replaceAll("\\", "/");
      const before = git(".", "show", `HEAD:${file}`);
      return { file, gone: !existsSync(path), ...(before !== undefined && { before }) };
    });
    this.page.reload();
    const known = this.tree?.files ?? [];
    if (!this.tree || changed.some(({ file }) => !known.includes(file))) this.tree = readWorkTree(".");
    await this.readStories();
    const reached = [...affectedStories(this.stories(), findAffected(this.tree, changed)).keys()];
    this.tree = undefined;
    const plan = planSaved(reached, {
      open: this.entries.get(this.open ?? ""),
      saved: changed.map(({ file }) => file),
    });
    this.tell(
      plan.outdated
        .filter(({ id }) => this.verdicts.has(id))
        .map(({ id }) => verdictWithout(id, "outdated", outdatedText)),
    );
    this.enqueue(plan.run, true);
  }

  private approve(id: string, shots: Record<string, string>): void {
    this.jobs.push(async () => {
      const story = this.entries.get(id);
      const record = story && (await this.results.record(story));
      if (!story || !record) throw new Error(`${id} has not been run. Run it, then approve it.`);
      this.tell([verdictWithout(id, "running", "Taken again, to approve it …")]);
      const again = { ...this.settings, out: join(this.settings.out, "certify") };
      try {
        await approve(record, shots, this.settings, (stress) => this.page.run(story, { ...again, stress }));
        this.enqueue([story], true);
      } catch (error) {
        this.tell([verdictOf(record)]);
        this.error = messageOf(error);
      }
    });
    void this.work();
  }

  private enqueue(stories: readonly IndexEntry[], first: boolean): void {
    const others = first ? [...this.waiting.values()] : [];
    if (first) this.waiting.clear();
    for (const story of [...stories, ...others]) this.waiting.set(story.id, story);
    this.tell(stories.map(({ id }) => verdictWithout(id, "running", "Waits for its turn …")));
    void this.work();
  }

  /** Works through jobs and stories, one at a time. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    clearTimeout(this.resting);
    try {
      for (let next = this.next(); next; next = this.next()) {
        this.tellProgress();
        await next();
      }
    } catch (error) {
      this.stop("Not run.");
      this.error = messageOf(error);
    }
    this.isWorking = false;
    this.tellProgress();
    this.tree ??= readWorkTree(".");
    this.resting = setTimeout(() => this.page.close(), REST_MS);
  }

  private next(): (() => Promise<void>) | undefined {
    const job = this.jobs.shift();
    if (job) return job;
    const [story] = this.waiting.values();
    if (!story) return undefined;
    this.waiting.delete(story.id);
    return async () => {
      const record = await this.page.run(story, this.settings);
      // The story was queued again in the meantime, such as by a saved file that it depends on.
      if (this.waiting.has(story.id)) return;
      this.tell([verdictOf(record)]);
    };
  }

  private stop(text: string): void {
    const left = [...this.waiting.keys()];
    this.waiting.clear();
    this.jobs.length = 0;
    this.tell(left.map((id) => verdictWithout(id, "unknown", text)));
    this.tellProgress();
  }

  private async readStories(): Promise<void> {
    const response = await fetch(new URL("index.json", this.url));
    if (!response.ok) throw new Error(`The dev server has no list of stories: ${await response.text()}`);
    const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
    this.entries = new Map(Object.entries(entries));
  }

  private stories(): IndexEntry[] {
    return [...this.entries.values()].filter(isTested);
  }

  private tell(verdicts: Verdict[]): void {
    for (const verdict of verdicts) this.verdicts.set(verdict.storyId, verdict);
    if (verdicts.length > 0) send({ type: "verdicts", verdicts });
    if (verdicts.some(({ storyId }) => storyId === this.open)) void this.tellDetails();
  }

  /** Sends the details of the open story. */
  private async tellDetails(): Promise<void> {
    const story = this.entries.get(this.open ?? "");
    if (!story || !isTested(story)) return;
    this.asked += 1;
    const { asked } = this;
    const verdict = this.verdicts.get(story.id) ?? verdictWithout(story.id, "unknown", "Not run yet.");
    const details = await this.results.details(story, verdict);
    // Only the latest request is answered.
    if (asked === this.asked) send({ type: "details", details });
  }

  tellProgress(): void {
    const left = this.waiting.size + this.jobs.length + (this.isWorking ? 1 : 0);
    send({ type: "progress", progress: { left, ...(this.error !== undefined && { error: this.error }) } });
  }

  fail(error: unknown): void {
    this.error = messageOf(error);
    this.tellProgress();
  }
}

function send(answer: Answer): void {
  process.send?.(answer);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const worker = Worker.start(process.argv[2] ?? "");
process.on("message", async (request: WorkerRequest) => {
  const started = await worker;
  await started.take(request).catch((error) => started.fail(error));
});
// Playwright closes the browser on SIGTERM, but leaves the process running.
for (const end of ["disconnect", "SIGTERM"]) process.on(end, () => process.exit());
await worker;
