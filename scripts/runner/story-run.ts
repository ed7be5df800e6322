import type { Page } from "playwright-core";
import type { Fact } from "../lib/fact";
import {
  Baselines,
  compareSnapshot,
  compareTree,
  examine,
  type FinishedStory,
  isOpen,
  type Mode,
  type Snapshot,
  SnapshotStore,
  snapshotOf,
  treeOf,
} from "../visual/index";
import type { FailureKind, StoryResult } from "./result";
import type { RunSettings } from "./settings";

let store: Promise<SnapshotStore> | undefined;

/** A story, as the test runner names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** The run of one story on the page, from before it renders until the next story begins. */
export class StoryRun {
  readonly result: StoryResult;
  /** The messages that the story must write to the console, and those that it has written. */
  private expected: (RegExp | string)[] = [];
  private readonly written = new Set<RegExp | string>();
  private readonly start = performance.now();

  constructor(
    { id, title, name }: Story,
    private readonly page: Page,
    private readonly takeMessages: () => string[],
    private readonly settings: RunSettings,
  ) {
    const found = { failures: [], pictures: [], facts: [], shown: [] };
    this.result = { id, title, name, ...found, axe: false, milliseconds: 0 };
  }

  /** Examines the story, which has run without an error. */
  async examine(): Promise<void> {
    const [story, shown = []] = await this.page.evaluate(
      async () => [window.kerf.finished(), await window.kerfShown?.()] as const,
    );
    if (story?.id !== this.result.id) {
      // For a story that it already shows, Storybook says "unchanged", and the runner takes that for success.
      this.fail("interaction", "The story was not run, because Storybook was already showing it.");
      return;
    }
    const { pictures, capture } = this.settings;
    if (capture) {
      await this.capture(story, capture[story.id] ?? []);
      return;
    }
    this.expected = story.console.expect ?? [];
    this.result.shown = shown;
    this.result.axe = story.axe;
    // Only in the story's own mode: theme and width don't change the tree.
    if (pictures && !story.visual.skip) await this.checkTree();
    const baselines = await new Baselines(this.settings.baselines).of(story.id);
    for await (const { mode, png, violations } of examine(this.page, story, pictures)) {
      for (const violation of violations) this.fail("axe", `in ${mode}: ${violation}`);
      if (png) await this.checkPicture(mode, png, baselines.get(mode));
    }
    await this.checkStability(story);
    this.noteConsole();
    for (const each of this.expected)
      if (!this.written.has(each))
        this.fail("console", `expected in the console, but never written: ${each}`);
  }

  /** Takes pictures without testing the story. */
  private async capture(story: FinishedStory, modes: readonly string[]): Promise<void> {
    for await (const { mode, png } of examine(this.page, { ...story, axe: false }, true, modes)) {
      if (png) this.result.pictures.push({ mode, ...(await this.keep(png)), outcome: "same" });
    }
  }

  /** Stores the picture that the page still shows, and its layout. */
  private async keep(png: Buffer): Promise<Snapshot> {
    store ??= SnapshotStore.open(this.settings.store);
    const snapshot = await (await store).add(png);
    await (await store).addLayout(snapshot.hash, () =>
      this.page.evaluate(() => JSON.stringify(window.kerf.layout())),
    );
    return snapshot;
  }

  private async checkPicture(mode: Mode, png: Buffer, baseline: Snapshot | undefined): Promise<void> {
    const light = this.result.pictures.find((result) => result.mode === "light");
    const result = compareSnapshot(mode, await this.keep(png), { baseline, light });
    this.result.pictures.push(result);
    if (result.message && !this.settings.update) this.fail("visual", `${mode}: ${result.message}`);
  }

  private async checkTree(): Promise<void> {
    const before = await new Baselines(this.settings.baselines).tree(this.result.id);
    this.result.tree = compareTree(await treeOf(this.page), before);
    const { message } = this.result.tree;
    if (message && !this.settings.update) this.fail("tree", message);
  }

  /**
   * Renders the story again if it needs new baselines. What isn't the same both times can't become a baseline: it would
   * differ in a later run, too.
   */
  private async checkStability(story: FinishedStory): Promise<void> {
    const { pictures, tree } = this.result;
    const open = pictures.filter(isOpen);
    if (open.length === 0 && !(tree && isOpen(tree))) return;
    if (!(await this.page.evaluate(() => window.kerf.renderAgain()))) {
      this.fail("interaction", "The story fails if it is rendered a second time on the same page.");
      for (const result of open) result.unstable = true;
      if (tree) tree.unstable = true;
      return;
    }
    const failUnstable = (kind: FailureKind, mode: string) =>
      this.fail(kind, `${mode}: not the same when the story was rendered again. Find what makes it differ.`);
    if (tree && isOpen(tree) && (await treeOf(this.page)) !== tree.after) {
      tree.unstable = true;
      failUnstable("tree", "tree");
    }
    const modes = open.map(({ mode }) => mode);
    const again = modes.length > 0 ? examine(this.page, { ...story, axe: false }, true, modes) : [];
    for await (const { mode, png } of again) {
      const result = open.find((each) => each.mode === mode);
      if (!png || !result || snapshotOf(png).hash === result.hash) continue;
      result.unstable = true;
      failUnstable("visual", mode);
    }
  }

  /** Checks the console messages since the last call, and returns whether they failed the story. */
  noteConsole(): boolean {
    const unexpected = this.takeMessages().filter((message) => {
      const matching = this.expected.filter((each) =>
        typeof each === "string" ? message.includes(each) : each.test(message),
      );
      for (const each of matching) this.written.add(each);
      return matching.length === 0;
    });
    for (const message of unexpected) this.fail("console", message);
    return unexpected.length > 0;
  }

  /** Records the facts about the catalog that the story checked. A false fact fails the story. */
  note(facts: Fact[]): void {
    this.result.facts = facts;
    for (const { kind, subject, problem } of facts) {
      if (problem) this.fail("catalog", `${kind}: ${subject}: ${problem}`);
    }
  }

  /** Ends the run with the errors that the test runner caught, if any. */
  end(errors: string[]): void {
    for (const error of errors) this.fail("interaction", error);
    // Storybook writes the error of a play function to the console too.
    if (errors.length > 0) this.takeMessages();
    else this.noteConsole();
    this.result.milliseconds = Math.round(performance.now() - this.start);
  }

  private fail(kind: FailureKind, message: string): void {
    this.result.failures.push({ kind, message });
  }
}
