import { readIfExists } from "../../lib/read-if-exists";
import { writeFileAtomically } from "../../lib/write-file-atomically";

/** The phrases of each story, in one text file. Each story has a heading that starts with `#`. */
export class SpeechRecord {
  private constructor(
    private readonly path: string,
    private readonly sections: ReadonlyMap<string, string>,
  ) {}

  static async read(path: string): Promise<SpeechRecord> {
    const text = (await readIfExists(path))?.toString() ?? "";
    const sections = text.split(/^# /m).slice(1);
    return new SpeechRecord(
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

  /** Stories in which nothing is said are in the record, too, so that a first word in one is a difference. */
  async write(spoken: ReadonlyMap<string, string>, { keepOthers }: { keepOthers: boolean }): Promise<void> {
    const all = new Map([...(keepOthers ? this.sections : []), ...spoken]);
    const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFileAtomically(
      this.path,
      sorted.map(([name, lines]) => `# ${name}\n${lines && `${lines}\n`}`).join("\n"),
    );
  }
}
