import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Channel } from "storybook/internal/channels";
import {
  experimental_getStatusStore,
  experimental_getTestProviderStore,
} from "storybook/internal/core-server";
import type { Status } from "storybook/internal/types";
import type { Plugin } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { ANSWER, type Answer, checks, PROVIDER, REQUEST, type Request } from "./protocol.ts";
import type { WorkerRequest } from "./server/worker";
import { statusesOf, typeIdOf } from "./statuses.ts";

const source = join(root, ".storybook/addons/story-status/server/worker.ts");

/** The interval for setting statuses in batches, because Storybook sends all statuses each time. */
const STATUS_MS = 200;
/** The delay for collecting saved files, because editors and git write several files at once. */
const SAVE_MS = 50;

/**
 * Owns the process that runs stories, and passes messages between it and the manager. Only the manager can
 * send requests, because Storybook's channel requires a token from the manager's page.
 */
export class Verdicts {
  private channel: Channel | undefined;
  private url = "";
  private worker: ChildProcess | undefined;
  private statuses: Status[] = [];
  private files = new Set<string>();

  connect(channel: Channel, url: string): void {
    this.channel = channel;
    this.url = url;
    channel.on(REQUEST, (request: Request) => this.send(request));
    experimental_getTestProviderStore(PROVIDER).onRunAll(() => this.send({ type: "run", storyIds: [] }));
  }

  /**
   * A plugin that runs the stories affected by a saved file. It runs none before the manager's first request.
   */
  watchSaves(): Plugin {
    return {
      name: "kerf:verdicts",
      apply: "serve",
      configureServer: ({ watcher }) => {
        watcher.on("all", (event, path) => {
          if (!event.endsWith("Dir")) this.save(path);
        });
      },
    };
  }

  private save(file: string): void {
    if (!this.worker) return;
    if (this.files.size === 0) {
      setTimeout(() => {
        this.send({ type: "saved", files: [...this.files] });
        this.files.clear();
      }, SAVE_MS);
    }
    this.files.add(file);
  }

  private send(request: WorkerRequest): void {
    this.worker ??= this.start();
    this.worker.send(request);
  }

  private start(): ChildProcess {
    const worker = fork(source, [this.url], {
      cwd: root,
      execArgv: ["--import", import.meta.resolve("tsx")],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let output = "";
    worker.stderr?.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-2000);
    });
    worker.on("message", (answer: Answer) => this.take(answer));
    worker.on("exit", (code) => {
      this.worker = undefined;
      const error = `The process that runs stories ended with exit code ${code}. Run a story to start it again.\n${output}`;
      this.take({ type: "progress", progress: { left: 0, error } });
    });
    return worker;
  }

  private take(answer: Answer): void {
    if (answer.type === "verdicts") {
      if (this.statuses.length === 0) setTimeout(() => this.setStatuses(), STATUS_MS);
      this.statuses.push(...answer.verdicts.flatMap(statusesOf));
      return;
    }
    if (answer.type === "progress") {
      const { left, error } = answer.progress;
      const state = left > 0 ? "running" : error === undefined ? "succeeded" : "crashed";
      const store = experimental_getTestProviderStore(PROVIDER);
      if (store.getState() !== `test-provider-state:${state}`) store.setState(`test-provider-state:${state}`);
    }
    this.channel?.emit(ANSWER, answer);
  }

  private setStatuses(): void {
    const statuses = this.statuses.splice(0);
    for (const check of checks) {
      const typeId = typeIdOf(check);
      experimental_getStatusStore(typeId).set(statuses.filter((status) => status.typeId === typeId));
    }
  }
}
