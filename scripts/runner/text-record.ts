import { readIfExists, writeFileAtomically } from "../lib/files";

/** A text for each story, in one file. Each story has a heading: `# Title/Name`. Stories without a text are left out. */
export class TextRecord {
  private constructor(
    private readonly path: string,
    private readonly sections: ReadonlyMap<string, string>,
  ) {}

  static async read(path: string): Promise<TextRecord> {
    const text = (await readIfExists(path))?.toString() ?? "";
    const sections = text.split(/^# /m).slice(1);
    return new TextRecord(
      path,
      new Map(
        sections.map((section) => {
          const [name = "", ...lines] = section.trimEnd().split("\n");
          return [name, lines.join("\n")];
        }),
      ),
    );
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
