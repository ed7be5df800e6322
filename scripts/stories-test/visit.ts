import type { Page } from "playwright-core";
import type { Fact } from "../truth/fact";
import { examine } from "../visual/examine";
import { Judge, Witness } from "../visual/judge";
import type { Mode } from "../visual/modes";
import { PictureFolder } from "../visual/picture-folder";
import { hashOfTree, judgeTree, type TreeVerdict, treeOf } from "../visual/tree";
import { ConsoleExpectations, type PageLog } from "./page-log";
import type { Layer, StoryRecord } from "./record";
import { type RunSettings, reviewPictures } from "./run-settings";

/** A story, as the test runner names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** One story's time on the page: from before it renders until the next one comes. */
export class Visit {
  readonly record: StoryRecord;
  private console = new ConsoleExpectations();
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
      // Asked for the story that it shows, Storybook says "unchanged", and the runner takes that for success.
      this.fail("interaction", "The story was not run: Storybook had it on show already.");
      return;
    }
    this.console = new ConsoleExpectations(story.console.expect);
    this.record.axe = story.axe;
    this.record.play = story.play;
    const folders = { baselines: new PictureFolder(this.run.baselines), review: reviewPictures(this.run) };
    if (this.run.pictures && !story.visual.skip) await this.hearTree(folders);
    const judge = this.run.strain ? new Witness() : new Judge(this.record.id, folders);
    // Where only pictures are asked for, axe would find what it finds in every other run.
    const examined = this.run.strain ? { ...story, axe: false } : story;
    for await (const { mode, png, violations, shown } of examine(this.page, examined, this.run.pictures)) {
      this.noteShown(mode, shown);
      for (const violation of violations) this.fail("axe", `in ${mode}: ${violation}`);
      if (!png) continue;
      const verdict = await judge.judge(mode, png);
      this.record.pictures.push(verdict);
      if (verdict.message && !this.run.update) this.fail("visual", `${mode}: ${verdict.message}`);
    }
    this.hear();
    for (const message of this.console.unfulfilled()) this.fail("console", message);
  }

  /** Hears what was written to the console meanwhile, and whether that failed the story. */
  hear(): boolean {
    const unexpected = this.console.unexpected(this.log.take());
    for (const message of unexpected) this.fail("console", message);
    return unexpected.length > 0;
  }

  /** Takes down what the story found out about the catalog; what does not hold fails it. */
  note(facts: Fact[]): void {
    this.record.facts = facts;
    for (const { kind, subject, problem } of facts) {
      if (problem) this.fail("truth", `${kind}: ${subject}: ${problem}`);
    }
  }

  /** Ends the story's time with the errors that the test runner caught, of which there may be none. */
  end(errors: string[], attempts: number): void {
    for (const error of errors) this.fail("interaction", error);
    // Storybook writes the error of a play function to the console too.
    if (errors.length > 0) this.log.take();
    else this.hear();
    this.record.attempts = attempts;
    this.record.milliseconds = Math.round(performance.now() - this.start);
  }

  /** As the story stands: neither theme nor width is told to a screen reader. */
  private async hearTree(folders: { baselines: PictureFolder; review: PictureFolder }): Promise<void> {
    const text = await treeOf(this.page);
    const tree: TreeVerdict = this.run.strain
      ? { outcome: "same", hash: hashOfTree(text) }
      : await judgeTree(this.record.id, text, folders);
    this.record.tree = tree;
    if (tree.message && !this.run.update) this.fail("tree", tree.message);
  }

  /** Modes in which the same is to be seen share one entry: that is nearly all of them. */
  private noteShown(mode: Mode, cells: string[]): void {
    const same = this.record.shown.find((each) => each.cells.join() === cells.join());
    if (same) same.modes.push(mode);
    else if (cells.length > 0) this.record.shown.push({ modes: [mode], cells });
  }

  private fail(layer: Layer, message: string): void {
    this.record.failures.push({ layer, message });
  }
}
