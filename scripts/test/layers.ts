import { SIZES } from "../bench/size/recorded-sizes";
import { type Counts, factCounts, storyCounts, vitestCounts } from "./counts";
import {
  allButBaselines,
  anyOf,
  browserFeatures,
  everything,
  harnessOf,
  isUnder,
  loadedBy,
  packageFiles,
  type Reads,
  sources,
  typed,
} from "./inputs";

/** A layer of `npm test`: a command, and where it reports its tests. */
export interface Layer {
  name: string;
  /** The claim that the layer proves, in a few words. */
  holds: string;
  command: string;
  /** The command for `--all`, if `command` takes unchanged results from earlier runs. */
  all?: string;
  /** The report file of a layer with many tests. Without it, the command counts as one test. */
  report?: string;
  /** Reads the counts from that report. */
  counts?: (json: string) => Counts;
  /**
   * Which files of the work tree it may read. If these files are unchanged since the layer passed, it doesn't run again.
   * A layer without `reads` always runs.
   */
  reads?: Reads;
  /** A folder that git ignores and the layer reads, too. */
  alsoReads?: string;
  /** The environment variables that it reads, besides those that every layer may read. */
  variables?: string[];
  /** The folder that it writes for later layers. */
  writes?: string;
  /** The layers that must have ended before it starts. */
  after?: string[];
}

/**
 * The layers of `npm test`, in the order in which they start. Quick layers come first, so that their failures
 * show early. The others follow, the longest first.
 */
export const layers: Layer[] = [
  {
    name: "lint",
    holds: "format, lint rules and plain English",
    command: "npm run --silent lint",
    reads: allButBaselines,
  },
  {
    name: "types",
    holds: "the code, its examples and stories type-check",
    // Without `--incremental`: with build info of an older run, tsc 7.0 used all memory and never ended.
    command: "npx tsc",
    reads: typed,
  },
  {
    name: "unused",
    holds: "no unused file, export or dependency",
    command: "npx knip",
    reads: allButBaselines,
  },
  {
    name: "theme",
    holds: "tokens.css matches the tokens",
    command: "npm run --silent theme -- --check",
    reads: sources,
  },
  {
    name: "catalog",
    holds: "catalog.json matches the code",
    command: "npm run --silent catalog -- --check",
    reads: sources,
  },
  {
    name: "browsers",
    holds: "each feature of the platform works in all supported browsers, or has a fallback",
    command: "npm run --silent browsers -- --check",
    reads: browserFeatures,
  },
  {
    name: "guides",
    holds: "each don't of the guides is caught by the check that it names",
    command: "npm run --silent prove -- guides",
    reads: sources,
  },
  {
    // It always runs, because it reads git's tags.
    name: "release",
    holds: "the change files cover the catalog's changes",
    command: "npm run --silent release",
  },
  {
    name: "stories",
    holds: "interaction, accessibility and pixels, in Chromium",
    command: "npm run --silent test:stories -- --reuse",
    all: "npm run --silent test:stories",
    report: ".cache/stories.json",
    counts: (json) => storyCounts(JSON.parse(json)),
  },
  {
    name: "build",
    holds: "the package builds",
    command: "npm run --silent build",
    reads: sources,
    writes: "dist",
  },
  {
    name: "unit",
    holds: "unit tests, without a browser",
    ...vitest("unit"),
    reads: everything,
  },
  {
    name: "pictures",
    holds: "missing baseline pictures are rendered again",
    ...vitest("e2e", "scripts/visual/baselines"),
    // The proof runs the command that has this entry.
    reads: harnessOf("scripts/visual/baselines/render.proof.ts", "scripts/runner/index.ts"),
  },
  {
    name: "harness",
    holds: "the test harness catches what it must",
    ...vitest("e2e", "scripts/runner/e2e"),
    reads: harnessOf("scripts/runner/e2e/runner.e2e.ts", ".storybook/test-runner.ts"),
  },
  {
    name: "review",
    holds: "the review page shows pictures, and keeps and undoes decisions",
    ...vitest("e2e", "scripts/visual/page"),
    reads: anyOf(
      isUnder("scripts/visual/page"),
      harnessOf(
        "scripts/visual/page/proof/review.proof.ts",
        "scripts/visual/page/proof/groups.proof.ts",
        "scripts/visual/page/app/main.tsx",
      ),
    ),
  },
  {
    name: "packed",
    holds: "the packed package, and applications that install it",
    after: ["build"],
    ...vitest("packed"),
    reads: packageFiles,
    variables: ["KERF_DIST"],
  },
  {
    name: "size",
    holds: "no component outgrows its budget, and the site's sizes are current",
    after: ["build"],
    command: "npm run --silent bench -- size --gate",
    reads: anyOf(packageFiles, (file) => file === SIZES, loadedBy("scripts/bench/size/index.ts")),
    variables: ["KERF_DIST"],
  },
  {
    name: "conformance",
    holds: "every fact of the catalog, compared with the code and the stories",
    after: ["stories"],
    command: "npm run --silent check -- catalog --records .cache --json .cache/facts.json",
    report: ".cache/facts.json",
    counts: (json) => factCounts(JSON.parse(json)),
    reads: anyOf(sources, loadedBy("scripts/checks/catalog-conformance/index.ts")),
    alsoReads: ".cache/records",
  },
];

/** A Vitest project of vite.config.ts, or only its files in a folder. */
function vitest(project: string, folder?: string): Pick<Layer, "command" | "report" | "counts"> {
  const report = `.cache/${folder?.replaceAll("/", "-") ?? project}.json`;
  const files = folder ? ` ${folder}/` : "";
  return {
    command: `npx vitest run --project ${project}${files} --silent=passed-only --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    counts: (json) => vitestCounts(JSON.parse(json)),
  };
}
