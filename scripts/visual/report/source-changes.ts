import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, parse, walk } from "css-tree";
import { git, mergeBase } from "../../lib/git";
import type { StoryPictures } from "../story-pictures";
import type { Origin, Source, StoryFacts, TokenChange } from "./report-format";

/**
 * The chain of modules from a changed file to a story, both included. Undefined if the file can't affect the story.
 */
export type ChainTo = (file: string, story: StoryPictures) => string[] | undefined;

/** The maximum length of a diff on the page. Longer diffs are easier to read with git. */
const LONGEST_PATCH = 12_000;
const TOKENS = "src/theme/tokens.css";
const GENERATED = [TOKENS, "src/catalog/"];
const CODE = ["src", "stories", ".storybook", ":!stories/baselines", ":!stories/page-baselines"];

/** The changes of source files and tokens since the commit where the branch began, or else in the last commit. */
export class SourceChanges {
  /** The diffs of the changed files that are short enough for the page, by path. */
  readonly patches: Record<string, string> = {};
  private readonly origins = new Map<string, Origin>();

  constructor(
    private readonly root: string,
    private readonly chainTo: ChainTo,
    private readonly base = baseOf(root),
  ) {
    const diff = git(root, "diff", "--no-color", "--no-renames", "-U2", base, "--", ...CODE) ?? "";
    for (const patch of diff.split(/^(?=diff --git )/m)) {
      const file = / b\/(.*)$/m.exec(patch)?.[1];
      if (!file) continue;
      this.origins.set(file, "committed");
      if (patch.length <= LONGEST_PATCH) this.patches[file] = patch;
    }
    const uncommitted = [
      git(root, "diff", "--name-only", "--no-renames", "HEAD", "--", ...CODE),
      git(root, "ls-files", "-o", "--exclude-standard", "--", ...CODE),
    ];
    for (const file of uncommitted.join("\n").split("\n")) if (file) this.origins.set(file, "uncommitted");
  }

  /** The tokens whose values have changed. */
  tokens(): TokenChange[] {
    const before = this.origins.has(TOKENS) && git(this.root, "show", `${this.base}:${TOKENS}`);
    return before ? changedTokens(before, readFileSync(join(this.root, TOKENS), "utf8")) : [];
  }

  factsOf(story: StoryPictures): StoryFacts {
    const { title, name, failures } = story;
    return {
      title,
      name,
      failures: failures.filter(({ kind }) => kind !== "visual" && kind !== "tree"),
      sources: [...this.origins]
        .flatMap(([file, origin]): Source | [] => {
          const chain = this.chainTo(file, story);
          return chain ? { file, origin, chain } : [];
        })
        .sort((one, other) => rankOf(one) - rankOf(other)),
    };
  }
}

/** The commit where the branch began. Without a change since then, the commit before it. */
function baseOf(root: string): string {
  const base = mergeBase(root);
  const isUnchanged =
    git(root, "diff", "--quiet", base, "--", ...CODE) !== undefined &&
    git(root, "ls-files", "-o", "--exclude-standard", "--", ...CODE) === "";
  return (isUnchanged && git(root, "rev-parse", "HEAD^")?.trim()) || base;
}

/** Uncommitted files come first. Among them, tokens and recipes are the likeliest cause, then the nearest files. */
function rankOf({ file, origin, chain }: Source): number {
  const kind = GENERATED.some((path) => file.startsWith(path))
    ? 3
    : /^src\/(theme|recipes)\/|\.recipe\.ts$/.test(file)
      ? 0
      : chain.at(-1) === "every story"
        ? 2
        : 1;
  return (origin === "uncommitted" ? 0 : 10) + kind;
}

/** The values of a token in each theme. The last one is that under forced colors, if it has its own there. */
type Themes = [light: string, dark: string, forced: string];

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

function readTokens(css: string): Map<string, Themes> {
  const tokens = new Map<string, Themes>();
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type !== "Declaration" || !node.property.startsWith("--kerf-")) return;
    const condition = this.atrule?.prelude ? generate(this.atrule.prelude) : "";
    if (condition === "") tokens.set(node.property, byTheme(generate(node.value)));
    const known = tokens.get(node.property);
    if (known && condition.includes("forced-colors:active")) known[2] = generate(node.value);
  });
  return tokens;
}

/** `light-dark(a, b)` has a value for each theme. Any other value is the same in both. */
function byTheme(value: string): Themes {
  const tree = parse(value, { context: "value" });
  const first = tree.type === "Value" ? tree.children.first : null;
  if (first?.type !== "Function" || first.name !== "light-dark") return [value, value, value];
  const values = ["", ""];
  let theme = 0;
  for (const node of first.children.toArray()) {
    if (node.type === "Operator" && node.value === ",") theme++;
    else values[theme] += generate(node);
  }
  const [light = "", dark = ""] = values;
  return [light, dark, light];
}
