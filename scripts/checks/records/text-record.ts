import type { Page } from "playwright-core";
import { readIfExists, writeFileAtomically } from "../../lib/files";
import type { IndexEntry } from "../../runner/site";

/** Writes down something about each story, in lines. */
export interface Recorder {
  /** Only these stories. */
  selects: (story: IndexEntry) => boolean;
  /** Code that runs before each page's own scripts. */
  scripts?: readonly string[];
  /** The lines of a story that has run to its end. */
  linesOf: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/** A text for each story, in one file. Each story has a heading: `# Title/Name`. Stories without a text are left out. */
export class TextRecord {
  private constructor(
    private readonly path: string,
    private readonly sections: ReadonlyMap<string, string>,
  ) {}

  static async read(path: string): Promise<TextRecord> {
    const text = (await readIfExists(path))?.toString() ?? "";
    const sections = text
      .split(/^# /m)
      .slice(1)
      .map((section): [string, string] => {
        const [name = "", ...lines] = section.trimEnd().split("\n");
        return [name, lines.join("\n")];
      });
    return new TextRecord(path, new Map(sections));
  }

  get names(): string[] {
    return [...this.sections.keys()];
  }

  of(name: string): string {
    return this.sections.get(name) ?? "";
  }

  async write(texts: ReadonlyMap<string, string>, { keepOthers }: { keepOthers: boolean }): Promise<void> {
    const all = [...new Map([...(keepOthers ? this.sections : []), ...texts])];
    const sorted = all.filter(([, text]) => text !== "").sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFileAtomically(this.path, sorted.map(([name, text]) => `# ${name}\n${text}\n`).join("\n"));
  }
}
