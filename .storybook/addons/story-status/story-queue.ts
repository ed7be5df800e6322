import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Channel } from "storybook/internal/channels";
import {
  experimental_getStatusStore,
  experimental_getTestProviderStore,
} from "storybook/internal/core-server";
import type { StatusValue } from "storybook/internal/types";
import { root } from "../../../scripts/lib/paths.ts";
import { type IndexEntry, isTested } from "../../../scripts/runner/site.ts";
import { ADDON, OPEN, RUN, STOP } from "./names.ts";

/** A request to the worker, and its response. */
export interface WorkerRequest {
  story: IndexEntry;
  /** Whether a file was saved since the last request. */
  isStale: boolean;
}
export type WorkerAnswer = { passed: boolean; text: string } | { error: string };

/** The maximum number of stories that run after a save. */
const MOST = 30;
/** The worker and its browser end after this long without a story. */
const IDLE_MS = 120_000;

/** Runs stories one at a time in a process of its own, and sets their statuses in Storybook's sidebar. */
export class StoryQueue {
  private readonly waiting = new Map<string, IndexEntry>();
  private url = "";
  private open = "";
  private running: IndexEntry | undefined;
  private isStale = false;
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  connect(channel: Channel, url: string): void {
    this.url = url;
    channel.on(RUN, (ids: string[]) => this.run(ids));
    channel.on(STOP, () => this.stop());
    channel.on(OPEN, (id: string) => {
      this.open = id;
    });
    this.provider.onRunAll(() => this.run());
  }

  /** Runs the stories in these files that a saved file has changed, the open story first. */
  async saved(files: ReadonlySet<string>): Promise<void> {
    this.isStale = true;
    const affected = (await this.stories()).filter(({ importPath = "" }) => files.has(importPath));
    const file = affected.find(({ id }) => id === this.open)?.importPath;
    const distance = (story: IndexEntry) => (story.id === this.open ? 0 : story.importPath === file ? 1 : 2);
    this.add(affected.sort((a, b) => distance(a) - distance(b)).slice(0, MOST));
  }

  private async run(ids?: readonly string[]): Promise<void> {
    this.add((await this.stories()).filter(({ id }) => !ids || ids.includes(id)));
  }

  private add(stories: readonly IndexEntry[]): void {
    for (const story of stories) this.waiting.set(story.id, story);
    for (const { id } of stories) this.set(id, "status-value:pending", "Waiting");
    this.next();
  }

  private stop(): void {
    for (const id of this.waiting.keys()) this.set(id, "status-value:unknown", "Stopped");
    this.waiting.clear();
  }

  private next(): void {
    if (this.running) return;
    const [story] = this.waiting.values();
    clearTimeout(this.idle);
    if (!story) {
      this.provider.setState("test-provider-state:succeeded");
      this.idle = setTimeout(() => this.worker?.kill(), IDLE_MS);
      return;
    }
    this.provider.setState("test-provider-state:running");
    this.waiting.delete(story.id);
    this.running = story;
    this.worker ??= this.start();
    this.worker.send({ story, isStale: this.isStale } satisfies WorkerRequest);
    this.isStale = false;
  }

  private start(): ChildProcess {
    const worker = fork(fileURLToPath(new URL("worker.ts", import.meta.url)), [this.url], {
      cwd: root,
      execArgv: ["--import", import.meta.resolve("tsx")],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let output = "";
    worker.stderr?.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-2000);
    });
    worker.on("message", (answer: WorkerAnswer) => this.finish(answer));
    worker.on("exit", (code) => {
      this.worker = undefined;
      if (this.running)
        this.finish({ error: `The process that runs stories ended with code ${code}.\n${output}` });
    });
    return worker;
  }

  private finish(answer: WorkerAnswer): void {
    const story = this.running;
    this.running = undefined;
    if (!story) return;
    if ("error" in answer) {
      this.set(story.id, "status-value:error", answer.error);
      this.stop();
      this.provider.setState("test-provider-state:crashed");
      return;
    }
    // The story may have been added again, for example because a file was saved.
    if (!this.waiting.has(story.id))
      this.set(story.id, answer.passed ? "status-value:success" : "status-value:error", answer.text);
    this.next();
  }

  private set(storyId: string, value: StatusValue, description: string): void {
    experimental_getStatusStore(ADDON).set([
      { storyId, typeId: ADDON, title: "Story test", value, description },
    ]);
  }

  private get provider() {
    return experimental_getTestProviderStore(ADDON);
  }

  private async stories(): Promise<IndexEntry[]> {
    const response = await fetch(new URL("index.json", this.url));
    const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
    return Object.values(entries).filter(isTested);
  }
}
