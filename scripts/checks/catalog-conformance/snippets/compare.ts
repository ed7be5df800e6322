import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Fact } from "../../../lib/fact";
import { PageLog } from "../../../runner/page-log";
import { compare } from "../../../visual/baselines/compare-images";
import { PictureFolder } from "../../../visual/baselines/picture-folder";
import { decode, encode } from "../../../visual/baselines/png";
import { examine } from "../../../visual/capture/examine";
import type {} from "./in-page";
import type { Snippet } from "./snippet";

/** How a story or snippet is examined: in the light theme, without its play function. */
const look = { visual: { modes: ["light"] }, console: {}, play: false };

/** Shows stories and their snippets on one page, one after the other, and compares them. */
export class Comparison {
  private readonly log: PageLog;

  constructor(
    private readonly page: Page,
    /** The folder for pictures of snippets that differ. */
    private readonly pictures: PictureFolder = new PictureFolder(join(".cache", "snippets")),
  ) {
    this.log = new PageLog(page);
  }

  /**
   * The facts about one snippet: it renders without console output, axe finds nothing, and it looks like its story. A
   * failing snippet gets a second try, because files that the story loads are cached by then.
   */
  async factsOf(snippet: Snippet): Promise<Fact[]> {
    const facts = await this.tryOnce(snippet);
    return facts.some(({ problem }) => problem) ? this.tryOnce(snippet) : facts;
  }

  private async tryOnce({ story }: Snippet): Promise<Fact[]> {
    try {
      await this.page.evaluate((id) => kerfStage.showStory(id), story);
      const { png: expected } = await this.look(story, false);
      this.log.take();
      await this.page.evaluate((id) => kerfStage.showSnippet(id), story);
      const { png: actual, violations } = await this.look(story, true);
      await this.page.evaluate(() => kerfStage.clear());
      return [
        fact("snippet console", story, this.log.take()),
        fact("snippet axe", story, violations),
        fact("snippet pixels", story, await this.differences(story, expected, actual)),
      ];
    } catch (error) {
      return [fact("snippet console", story, [...this.log.take(), String(error)])];
    }
  }

  private async look(id: string, axe: boolean): Promise<{ png: Buffer; violations: string[] }> {
    const violations: string[] = [];
    let picture: Buffer | undefined;
    for await (const view of examine(this.page, { ...look, id, axe }, true)) {
      violations.push(...view.violations.map((text) => `in ${view.mode}: ${text}`));
      picture ??= view.png;
    }
    if (!picture) throw new Error("No picture was taken.");
    return { png: picture, violations };
  }

  private async differences(story: string, expected: Buffer, actual: Buffer): Promise<string[]> {
    const [before, after] = [decode(expected), decode(actual)];
    const difference = compare(before, after);
    await this.pictures.remove(story);
    if (!difference) return [];
    const pictures = { story: before, snippet: after, diff: difference.picture };
    for (const [name, image] of Object.entries(pictures)) {
      await this.pictures.write(story, name, encode(image));
    }
    return [`${difference.pixels} pixels differ; see ${this.pictures.path(story, "diff")}`];
  }
}

function fact(kind: string, subject: string, problems: readonly string[]): Fact {
  return { kind, subject, ...(problems.length > 0 && { problem: problems.join("\n") }) };
}
