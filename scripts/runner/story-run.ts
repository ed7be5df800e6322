import type { Page } from "playwright-core";
import type { Fact } from "../lib/fact";
import { Baselines } from "../visual/baselines/baselines";
import { compareSnapshot } from "../visual/baselines/compare-snapshot";
import { PictureFolder } from "../visual/baselines/picture-folder";
import type { Snapshot } from "../visual/baselines/snapshot";
import { examine } from "../visual/capture/examine";
import type { FinishedStory } from "../visual/capture/in-page/api";
import type { Mode } from "../visual/capture/modes";
import { compareTree, hashOfTree, type TreeResult, treeOf } from "../visual/capture/tree";
import { modesToCapture, workerStore } from "./capture";
import { ConsoleExpectations, type PageLog } from "./page-log";
import type { Layer, StoryRecord } from "./record";
import { type RunSettings, reviewTrees } from "./run-settings";

const rtlOnly: readonly Mode[] = ["rtl"];

/** A story, as the test runner names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** The run of one story on the page, from before it renders until the next story begins. */
export class StoryRun {
  readonly record: StoryRecord;
  private console = new ConsoleExpectations();
  /** The story's baselines by mode, read on first use. */
  private baselines: Map<string, Snapshot> | undefined;
  private readonly start = performance.now();

  constructor(
    { id, title, name }: Story,
    private readonly page: Page,
    private readonly log: PageLog,
    private readonly run: RunSettings,
  ) {
    this.record = {
      id,
      title,
      name,
      failures: [],
      pictures: [],
      facts: [],
      shown: [],
      axe: false,
      play: false,
      attempts: 1,
      milliseconds: 0,
    };
  }

  /** Examines the story, which has run without an error. */
  async examine(): Promise<void> {
    const story = await this.page.evaluate(() => window.kerf.finished());
    if (story?.id !== this.record.id) {
      // For a story that it already shows, Storybook says "unchanged", and the runner takes that for success.
      this.fail("interaction", "The story was not run, because Storybook was already showing it.");
      return;
    }
    this.console = new ConsoleExpectations(story.console.expect);
    this.record.axe = story.axe;
    this.record.play = story.play;
    const { pictures, stress, capture } = this.run;
    if (pictures && !story.visual.skip && !capture) await this.checkTree();
    // If only pictures are requested, axe would find the same as in every other run.
    const examined = stress || capture ? { ...story, axe: false } : story;
    const wanted = this.run.rtl ? this.rtlModes(story) : await modesToCapture(this.run, this.record.id);
    for await (const { mode, png, violations, shown } of examine(this.page, examined, pictures, wanted)) {
      this.noteShown(mode, shown);
      for (const violation of violations) this.fail("axe", `in ${mode}: ${violation}`);
      if (png) await this.takeSnapshot(mode, png);
    }
    this.noteConsole();
    for (const message of this.console.unfulfilled()) this.fail("console", message);
  }

  private rtlModes({ visual }: FinishedStory): readonly Mode[] {
    if (!visual.rtl) return rtlOnly;
    this.record.unplayed = true;
    return [];
  }

  /** Stores the picture of a mode, and compares it with its baseline if the run uses baselines. */
  private async takeSnapshot(mode: Mode, png: Buffer): Promise<void> {
    const { id } = this.record;
    const { keep, stress, capture, update } = this.run;
    if (keep) await new PictureFolder(keep).write(id, mode, png);
    const store = await workerStore(this.run);
    const snapshot = await store.add(png);
    // The page is still as it was captured.
    if (!stress) await store.addLayout(snapshot.hash, () => this.page.evaluate(() => window.kerf.layout()));
    if (stress || capture) {
      this.record.pictures.push({ mode, ...snapshot, outcome: "same" });
      return;
    }
    this.baselines ??= await new Baselines(this.run.baselines).of(id);
    // A run from right to left takes no light picture.
    const light = this.run.rtl
      ? this.baselines.get("light")
      : this.record.pictures.find((result) => result.mode === "light");
    const result = compareSnapshot(mode, snapshot, { baseline: this.baselines.get(mode), light });
    this.record.pictures.push(result);
    if (result.message && !update) this.fail("visual", `${mode}: ${result.message}`);
  }

  /** Checks the console messages since the last call, and returns whether they failed the story. */
  noteConsole(): boolean {
    const unexpected = this.console.unexpected(this.log.take());
    for (const message of unexpected) this.fail("console", message);
    return unexpected.length > 0;
  }

  /** Records the facts about the catalog that the story checked. A false fact fails the story. */
  note(facts: Fact[]): void {
    this.record.facts = facts;
    for (const { kind, subject, problem } of facts) {
      if (problem) this.fail("catalog", `${kind}: ${subject}: ${problem}`);
    }
  }

  /** Ends the run with the errors that the test runner caught, if any. */
  end(errors: string[], attempts: number): void {
    for (const error of errors) this.fail("interaction", error);
    // Storybook writes the error of a play function to the console too.
    if (errors.length > 0) this.log.take();
    else this.noteConsole();
    this.record.attempts = attempts;
    this.record.milliseconds = Math.round(performance.now() - this.start);
  }

  /** Ends the run of a story whose play function doesn't work from right to left. */
  endUnplayed(attempts: number): void {
    this.record.unplayed = true;
    this.log.take();
    this.end([], attempts);
  }

  /** Checks the accessibility tree, only in the story's own mode: theme and width don't change the tree. */
  private async checkTree(): Promise<void> {
    const text = await treeOf(this.page);
    const folders = { baselines: new Baselines(this.run.baselines), review: reviewTrees(this.run) };
    const tree: TreeResult = this.run.stress
      ? { outcome: "same", hash: hashOfTree(text) }
      : await compareTree(this.record.id, text, folders);
    this.record.tree = tree;
    if (tree.message && !this.run.update) this.fail("tree", tree.message);
  }

  /** Records the cells that a mode shows. Modes with the same cells share an entry, as nearly all do. */
  private noteShown(mode: Mode, cells: string[]): void {
    const same = this.record.shown.find((each) => each.cells.join() === cells.join());
    if (same) same.modes.push(mode);
    else if (cells.length > 0) this.record.shown.push({ modes: [mode], cells });
  }

  private fail(layer: Layer, message: string): void {
    this.record.failures.push({ layer, message });
  }
}
