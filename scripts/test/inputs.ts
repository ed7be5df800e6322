import { CATALOG } from "../stories/changed/catalog-parts";
import { ModuleGraph } from "../stories/changed/graph";

/**
 * Whether a layer may read a file of the work tree. If in doubt, it returns true. At worst, the layer then
 * runs once too often.
 */
export type Reads = (file: string) => boolean;

/** Whether a file is a baseline. Only the stories and the site are compared with baselines. */
const isBaseline: Reads = (file) => /^stories\/(page-)?baselines\//.test(file);

/** Whether a file in the root folder configures the package or its tools. */
const isAtTop: Reads = (file) => !file.includes("/") && !/\.md$/.test(file);

export const isUnder = (...folders: string[]): Reads => {
  return (file) => folders.some((folder) => file.startsWith(`${folder}/`));
};

export const anyOf = (...all: Reads[]): Reads => {
  return (file) => all.some((reads) => reads(file));
};

export const everything: Reads = () => true;

/** All files that are written by hand. */
export const allButBaselines: Reads = (file) => !isBaseline(file);

/** The package's sources, the patterns' code in it, and the scripts that generate, build and check it. */
export const sources = anyOf(
  isUnder(
    "src",
    "stories/patterns",
    ...["catalog", "checks", "lib", "package", "proofs", "theme"].map((folder) => `scripts/${folder}`),
  ),
  isAtTop,
);

/** The sources, the texts in the package's tarball, and the scripts that bundle and measure the package. */
export const packageFiles = anyOf(sources, isUnder("scripts/bench"), (file) =>
  /^(README|CHANGELOG)\.md$/.test(file),
);

/** The sources, and the site's page of browser features. */
export const browserFeatures = anyOf(sources, isUnder("stories/adopting"));

/** The compiler's inputs. */
export const typed = anyOf(isAtTop, (file) => /\.([mc]?[jt]sx?|json)$/.test(file));

/** The scripts that run stories or build the Storybook. */
const HARNESS = [
  "lib",
  "package",
  "checks/catalog-conformance",
  "runner",
  "stories",
  "test",
  "theme",
  "visual/baselines",
  "visual/capture",
].map((folder) => `scripts/${folder}`);

/**
 * The harness, its Storybook, all styles, and the other sources that `entries` load. The catalog is left out,
 * because its entry for a component changes only with the component or with the scripts that generate it.
 */
export function harnessOf(...entries: string[]): Reads {
  const isStyle: Reads = (file) => file.startsWith("src/") && file.endsWith(".css");
  return anyOf(isUnder(...HARNESS, ".storybook", "src/theme"), isAtTop, isStyle, loadedBy(...entries));
}

/** The modules that `entries` load, directly or indirectly, except the catalog. */
export function loadedBy(...entries: string[]): Reads {
  let reached: Set<string> | undefined;
  return (file) => {
    reached ??= reachOf(entries);
    return file !== CATALOG && reached.has(file);
  };
}

function reachOf(entries: readonly string[]): Set<string> {
  const graph = new ModuleGraph(".");
  return new Set(entries.flatMap((entry) => [...graph.reach(entry).keys()]));
}
