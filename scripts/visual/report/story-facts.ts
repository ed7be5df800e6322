import { readFileSync } from "node:fs";
import { join } from "node:path";
import { git, mergeBase } from "../../lib/git";
import type { StoryPictures } from "../story-pictures";
import { changedTokens } from "./changed-tokens";
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

/** The changes of source files and tokens since the commit where the branch began, from git. */
export class SourceChanges {
  /** The diffs of the changed files that are short enough for the page, by path. */
  readonly patches: Record<string, string> = {};
  private readonly origins = new Map<string, Origin>();

  constructor(
    private readonly root: string,
    private readonly chainTo: ChainTo,
    private readonly base = mergeBase(root),
  ) {
    const diff = git(root, "diff", "--no-color", "--no-renames", "-U2", base, "--", ...CODE) ?? "";
    for (const patch of diff.split(/^(?=diff --git )/m)) {
      const file = / b\/(.*)$/m.exec(patch)?.[1];
      if (!file) continue;
      this.origins.set(file, "branch");
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
