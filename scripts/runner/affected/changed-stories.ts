import type { Catalog } from "../../../src/catalog/catalog";
import { changedFiles, git } from "../../lib/git";
import { baselineFile } from "../../visual/index";
import { pathTo } from "./module-graph";
import { CATALOG, type StoryInputs, type StorySource } from "./story-inputs";

/**
 * The stories that the files which differ from a commit can affect, each with the reasons.
 *
 * @throws if git doesn't know the commit.
 */
export function changedStories<Story extends StorySource>(
  root: string,
  base: string,
  stories: readonly Story[],
  inputs: StoryInputs,
): Map<Story, string[]> {
  const changed = changedFiles(root, base);
  if (!changed)
    throw new Error(`git can't find commit "${base}". Pass another, or run: git fetch origin main`);
  const ofAll = changed.flatMap((file) => {
    const reason = inputs.ofEveryStory(file);
    return reason ? [`${file}: ${reason}`] : [];
  });
  const before = changed.includes(CATALOG) ? git(root, "show", `${base}:${CATALOG}`) : undefined;
  const oldCatalog: Catalog | undefined = before === undefined ? undefined : JSON.parse(before);
  const affected = new Map<Story, string[]>();
  for (const story of stories) {
    const reasons = [...ofAll];
    const reach = inputs.of(story);
    if (!reach) reasons.push("only running it tells which files it loads");
    for (const file of reach ? changed : []) {
      if (reach?.has(file)) reasons.push(pathTo(reach, file).reverse().join(" ← "));
      if (file === `stories/baselines/${baselineFile(story.id)}`) reasons.push(file);
    }
    if (reach && oldCatalog && !isEqual(inputs.catalogOf(reach), inputs.catalogOf(reach, oldCatalog))) {
      reasons.push(`${CATALOG}: what it says about the components of the story`);
    }
    if (reasons.length > 0) affected.set(story, reasons);
  }
  return affected;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
