import { readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "../../../lib/git";
import type { Cause, Origin } from "../model";
import { readRecipes } from "./read-recipes";
import { changedValues, type RecipeChange, type RecipeValues, recipeValues } from "./recipe-values";
import { changedTokens, type TokenChange } from "./tokens";

const TOKENS = "src/theme/tokens.css";
const RECIPES = ["src/components/*.recipe.ts", "src/recipes", "src/lib/define-recipe.ts"];

/** The changes since a commit, by name instead of by file. */
export interface NamedChanges {
  tokens: TokenChange[];
  recipes: RecipeChange[];
}

/** Finds the tokens and recipe values that have changed since a commit. Compares each commit only once. */
export class Causes {
  private readonly changes = new Map<string, Promise<NamedChanges>>();
  private readonly current: { tokens: string; recipes?: Promise<RecipeValues> };

  /** @param base The commit where the branch began. */
  constructor(
    private readonly root: string,
    private readonly base: string,
  ) {
    this.current = { tokens: readText(join(root, TOKENS)) };
  }

  since(commit: string): Promise<NamedChanges> {
    const known = this.changes.get(commit) ?? this.compare(commit);
    this.changes.set(commit, known);
    return known;
  }

  /** The changes since a commit as causes, the latest first. */
  async list(commit: string): Promise<Cause[]> {
    const { tokens, recipes } = await this.since(commit);
    const [uncommitted, branch] = await Promise.all(["HEAD", this.base].map((each) => this.names(each)));
    const originOf = (name: string): Origin =>
      uncommitted?.has(name) ? "uncommitted" : branch?.has(name) ? "branch" : "older";
    const causes: Cause[] = [
      ...tokens.map(({ name, before, after }) => ({
        kind: "token" as const,
        name,
        before: inWords(before),
        after: inWords(after),
        values: valuesOf(before, after),
        origin: originOf(name),
      })),
      ...recipes.map((change) => ({ kind: "recipe" as const, ...change, origin: originOf(change.name) })),
    ];
    return causes.sort((a, b) => order.indexOf(a.origin) - order.indexOf(b.origin));
  }

  private async names(commit: string): Promise<Set<string>> {
    const { tokens, recipes } = await this.since(commit);
    return new Set([...tokens, ...recipes].map(({ name }) => name));
  }

  private async compare(commit: string): Promise<NamedChanges> {
    const before = git(this.root, "show", `${commit}:${TOKENS}`);
    return {
      tokens: before === undefined ? [] : changedTokens(before, this.current.tokens),
      recipes: await this.compareRecipes(commit),
    };
  }

  private async compareRecipes(commit: string): Promise<RecipeChange[]> {
    const changed = git(this.root, "diff", "--name-only", commit, "--", ...RECIPES);
    const untracked = git(this.root, "ls-files", "-o", "--exclude-standard", "--", ...RECIPES);
    if (!changed && !untracked) return [];
    this.current.recipes ??= readRecipes(this.root).then(recipeValues);
    const [before, after] = [recipeValues(await readRecipes(this.root, commit)), await this.current.recipes];
    // A version that can't be evaluated would make every value look new.
    return before.size === 0 || after.size === 0 ? [] : changedValues(before, after);
  }
}

/** The likeliest cause comes first. */
export const order: readonly Origin[] = ["uncommitted", "branch", "older"];

function valuesOf(before: TokenChange["before"], after: TokenChange["after"]): [string, string][] {
  if (!before || !after) return [];
  return (["light", "dark", "forced"] as const).flatMap((theme): [string, string][] =>
    before[theme] === after[theme] ? [] : [[before[theme], after[theme]]],
  );
}

function inWords(values: TokenChange["before"]): string {
  if (!values) return "";
  return values.light === values.dark ? values.light : `${values.light}, dark: ${values.dark}`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
