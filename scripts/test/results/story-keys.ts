import { relative } from "node:path";
import type { IndexEntry } from "../../runner/site";
import { readWorkTree, sourceOf, type WorkTree } from "../../stories/changed/affected";
import { CATALOG, catalogParts, componentFolders } from "../../stories/changed/catalog-parts";
import { borrowedClasses } from "../../stories/changed/classes";
import { touchesEverything } from "../../stories/changed/everything";
import { baselineFile } from "../../visual/baselines/baseline-file";
import { environmentOf, isRepeatable } from "./environment";
import { FileHashes, keyOf } from "./file-hashes";

/** The options of a story run that change its results. */
export interface StoryConditions {
  /** Folder of the baselines. */
  baselines: string;
  browser: string;
}

/** Keys of everything that the stories' results depend on. */
export interface StoryKeys {
  /** The key of the list of stories. */
  index: string;
  /** The key of one story. Undefined if its inputs are unknown. */
  of(story: Pick<IndexEntry, "id" | "title" | "importPath">): string | undefined;
}

/**
 * Reads what the stories of the work tree depend on, by the rules of `npm run test:changed`. Every file that
 * can change a story is its input.
 *
 * @returns Undefined if the inputs can't be known, for example outside of a git repository.
 */
export function readStoryKeys(root: string, { baselines, browser }: StoryConditions): StoryKeys | undefined {
  const workTree = readWorkTree(root);
  const hashes = new FileHashes(root);
  const catalog = catalogParts(workTree.text(CATALOG));
  if (workTree.files.length === 0 || !catalog || !isRepeatable(hashes)) return undefined;
  const folder = relative(root, baselines);
  const common = keyOf([
    environmentOf(hashes),
    browser,
    folder,
    catalog.shared,
    hashes.ofAll(around(workTree)),
  ]);
  const borrowed = borrowedClasses(root, workTree.files);
  const bySource = new Map<string, string>();
  for (const [source, reach] of workTree.stories) {
    const entries = [...componentFolders(reach)].sort().map((each) => catalog.entries.get(each) ?? each);
    const files = [...reach.keys()].filter((file) => file !== CATALOG);
    const whole = workTree.wholeCatalog.has(source) ? hashes.of(CATALOG) : entries;
    const classes = [...new Set(files.flatMap((file) => borrowed.get(file) ?? []))].sort();
    bySource.set(source, keyOf([common, source, hashes.ofAll(files), whole, classes]));
  }
  const indexed = workTree.files.filter((file) =>
    /^(src|stories|scripts\/checks\/catalog-conformance)\/.*\.(stories\.tsx|conformance\.ts|mdx)$/.test(file),
  );
  return {
    index: keyOf([common, hashes.of(CATALOG), hashes.ofAll(indexed)]),
    of({ id, ...entry }) {
      const source = bySource.get(sourceOf(entry));
      return source && keyOf([source, id, hashes.of(`${folder}/${baselineFile(id)}`)]);
    },
  };
}

/** The files that every story depends on, without the catalog: each story depends on its own part of it. */
function around({ files, preview }: WorkTree): string[] {
  return files.filter((file) => file !== CATALOG && (touchesEverything(file) || preview.has(file)));
}
