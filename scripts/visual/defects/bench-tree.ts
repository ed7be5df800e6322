import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ScratchCopy, scratchCopy } from "../../lib/scratch-copy";
import type { StoryRecord } from "../../stories/run/record";
import type { IndexEntry } from "../../stories/run/site";
import type { CssDefect, Plant } from "./plant";

/** A scratch copy of the work tree in which something is planted, and the stories are run. */
export class BenchTree {
  private readonly copy: ScratchCopy = scratchCopy();

  get path(): string {
    return this.copy.path;
  }

  remove(): void {
    this.copy.remove();
  }

  /** Runs stories of the copy as it is, and gives the ids of those whose pictures differ. */
  differing(ids: readonly string[], site?: string): Set<string> {
    const records = this.run(`^(${[...new Set(ids)].join("|")})$`, site);
    const seen = new Set(records.map(({ id }) => id));
    const missing = ids.filter((id) => !seen.has(id));
    if (missing.length > 0) throw new Error(`These stories were not run: ${missing.join(", ")}`);
    const isVisual = ({ failures }: StoryRecord) => failures.some(({ layer }) => layer === "visual");
    return new Set(records.filter(isVisual).map(({ id }) => id));
  }

  /** The command that runs the stories of the copy that match. */
  command(stories: string, options = ""): string {
    // What the work tree's runs have decoded need not be decoded again.
    const store = resolve(".cache/snapshots");
    return `npm run --silent test:stories -- --shots 1 --store '${store}' --stories '${stories}' ${options}`;
  }

  /** Runs a shell command in the copy, and gives what it writes. */
  shell(command: string): string {
    return this.copy.run(command).output;
  }

  /** Runs the stories of the copy that match, and gives what became of each. */
  run(stories: string, site?: string): StoryRecord[] {
    const folder = join(this.path, ".cache/records");
    rmSync(folder, { recursive: true, force: true });
    const output = this.shell(this.command(stories, site && `--site '${site}'`));
    const files = existsSync(folder) ? readdirSync(folder) : [];
    if (files.length === 0) throw new Error(`No story ran for ${stories}:\n${output}`);
    return files.map((file): StoryRecord => JSON.parse(readFileSync(join(folder, file), "utf8")));
  }

  /** The stories of the Storybook that was built last. */
  get index(): Record<string, IndexEntry> {
    return JSON.parse(readFileSync(join(this.path, ".cache/stories-site/index.json"), "utf8")).entries;
  }

  /** Plants changes of the code, does the work, and takes them out again. */
  withPlants<Result>(plants: readonly Plant[], work: () => Result): Result {
    const sound = new Map<string, string>();
    try {
      for (const { name, file, find, replace } of plants) {
        const path = join(this.path, file);
        const text = readFileSync(path, "utf8");
        if (!sound.has(path)) sound.set(path, text);
        if (!text.includes(find))
          throw new Error(`"${name}": ${find} is no longer in ${file}. Plant it anew.`);
        writeFileSync(path, text.replace(find, replace));
      }
      return work();
    } finally {
      for (const [path, text] of sound) writeFileSync(path, text);
    }
  }

  /** A copy of the Storybook that was built last, in which each story has the rules of its own defect. */
  siteWithStyles(defects: readonly CssDefect[]): string {
    const site = join(this.path, ".cache/styled-site");
    rmSync(site, { recursive: true, force: true });
    cpSync(join(this.path, ".cache/stories-site"), site, { recursive: true });
    const css = defects.map(({ story, css }) => `html[data-story="${story}"] { ${css} }`).join("\n");
    const path = join(site, "iframe.html");
    const html = readFileSync(path, "utf8").replace("<head>", `<head><script>${tellStory}</script>`);
    writeFileSync(path, html.replace("</head>", `<style>${css}</style></head>`));
    return site;
  }
}

/** Writes the id of the story that is asked for onto the root element: nothing else in the page tells it. */
const tellStory = `
  let channel;
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      value.on("setCurrentStory", ({ storyId }) => { document.documentElement.dataset.story = storyId; });
    },
  });`;
