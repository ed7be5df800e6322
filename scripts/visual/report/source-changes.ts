import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles, git, mergeBase } from "../../lib/git";
import type { StoryPictures } from "../baselines/compare-snapshot";
import type { StoryFacts, TokenChange } from "./report-format";

/** Whether a changed file can affect a story. */
export type Reaches = (file: string, story: StoryPictures) => boolean;

const TOKENS = "src/theme/tokens.css";
const CODE = ["src", "stories", ".storybook", ":!stories/baselines", ":!stories/page-baselines"];

/** The changes of source files and tokens since the commit where the branch began, or else in the last commit. */
export class SourceChanges {
  /** The likeliest causes first: tokens and recipes. */
  private readonly files: string[];

  constructor(
    private readonly root: string,
    private readonly reaches: Reaches,
    private readonly base = baseOf(root),
  ) {
    const isOther = (file: string) => !/^src\/(theme|recipes)\/|\.recipe\.ts$/.test(file);
    this.files = changedSince(root, base).sort((one, other) => +isOther(one) - +isOther(other));
  }

  /** The tokens whose values have changed. */
  tokens(): TokenChange[] {
    const before = this.files.includes(TOKENS) && git(this.root, "show", `${this.base}:${TOKENS}`);
    return before ? changedTokens(before, readFileSync(join(this.root, TOKENS), "utf8")) : [];
  }

  factsOf(story: StoryPictures): StoryFacts {
    const { title, name } = story;
    return { title, name, sources: this.files.filter((file) => this.reaches(file, story)) };
  }
}

const changedSince = (root: string, commit: string) => changedFiles(root, commit, ...CODE) ?? [];

/** The commit where the branch began. Without a change since then, the commit before it. */
function baseOf(root: string): string {
  const base = mergeBase(root);
  return (changedSince(root, base).length === 0 && git(root, "rev-parse", "HEAD^")?.trim()) || base;
}

/** The values of a token in each theme. */
type Themes = [light: string, dark: string];

/** Finds the tokens that differ between two versions of `tokens.css`. */
function changedTokens(before: string, after: string): TokenChange[] {
  const [old, current] = [readTokens(before), readTokens(after)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((name): TokenChange | [] => {
    const [was, is] = [old.get(name), current.get(name)];
    if (!was || !is) return { name, values: [] };
    const values = was.map((before, theme) => ({ before, after: is[theme] ?? "" }));
    const differing = new Map(values.map((value) => [`${value.before} ${value.after}`, value]));
    const found = [...differing.values()].filter(({ before, after }) => before !== after);
    return found.length > 0 ? { name, values: found } : [];
  });
}

/** Reads the generated file. A token's first declaration is that of the themes. Those for media follow. */
function readTokens(css: string): Map<string, Themes> {
  const tokens = new Map<string, Themes>();
  for (const [, name = "", value = ""] of css.matchAll(/(--kerf-[\w-]+): (.*);/g)) {
    // `light-dark(a, b)` has a value for each theme, in which a comma inside parentheses belongs to one value.
    const list = /^light-dark\((.*)\)$/.exec(value)?.[1]?.split(/, *(?![^(]*\))/);
    const [light = value, dark = value] = list ?? [];
    if (!tokens.has(name)) tokens.set(name, [light, dark]);
  }
  return tokens;
}
