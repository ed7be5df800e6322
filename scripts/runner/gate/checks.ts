import { type Counts, factCounts, storyCounts, vitestCounts } from "./counts";

/** A check of `npm test`: a command, and where it reports its tests. */
export interface Check {
  name: string;
  /** The claim that it proves, in a few words. */
  description: string;
  command: string;
  /** The report file of a check with many tests. Without it, the command counts as one test. */
  report?: string;
  /** Reads the counts from that report. */
  counts?: (report: never) => Counts;
  /**
   * The files of the work tree that it may read. If they are unchanged since the check passed, it doesn't run again. If in
   * doubt, name too many. If undefined, the check always runs.
   */
  reads?: RegExp | undefined;
  /** A folder that git ignores, and that the check reads, too. */
  alsoReads?: string;
  /** The folder that it writes for later checks. */
  writes?: string;
  /** The checks that must have ended before it starts. */
  after?: string[];
}

/** All but baselines, which only the stories and the site are compared with. */
const source = /^(?!stories\/(page-)?baselines\/)/;

/** The files that the package is generated and built from. */
const product =
  /^(src|stories\/(patterns|adopting|examples)|scripts\/(catalog|checks|lib|package|theme))\/|^[^/]+(?<!\.md)$/;

/**
 * The checks in the order in which they start. The stories take longest, so the others run beside them. Of
 * those, quick ones come first, so that their failures show early.
 */
export const checks: Check[] = [
  check("stories", "interaction, accessibility and pixels, in Chromium", {
    command: "npm run --silent test:stories -- --reuse",
    report: ".cache/stories.json",
    counts: storyCounts,
    reads: undefined,
  }),
  check("lint", "format, lint rules and plain English", { reads: source }),
  check("types", "the code, its examples and stories type-check", {
    // Without `--incremental`: with build info of an older run, tsc 7.0 used all memory and never ended.
    // One checker takes two thirds of the CPU of four, which check the same types of packages again.
    command: "npx tsc --checkers 1",
    reads: /^[^/]+(?<!\.md)$|\.([mc]?[jt]sx?|json)$/,
  }),
  check("unused", "no unused file, export or dependency", { command: "npx knip", reads: source }),
  check("theme", "tokens.css matches the tokens", { command: "npm run --silent theme -- --check" }),
  check("catalog", "catalog.json matches the code", { command: "npm run --silent catalog -- --check" }),
  check("facts", "every fact of the catalog, and each don't of the guides, compared with the code", {
    command: "npm run --silent check -- catalog code guides --json .cache/code-facts.json",
    report: ".cache/code-facts.json",
    counts: factCounts,
  }),
  check("build", "the package builds", { writes: "dist" }),
  // In one worker, because each loads the components and the compiler again.
  check("unit", "unit tests, without a browser", { ...vitest("unit", "--maxWorkers 1"), reads: /(?:)/ }),
  check("packed", "the packed package, and an application that installs it", {
    after: ["build"],
    // The other applications run nightly and before a release.
    ...vitest("packed", "vite.packed tarball.packed"),
    reads: new RegExp(`${product.source}|^(README|CHANGELOG)\\.md$`),
  }),
  check("conformance", "every fact of the catalog, compared with what the stories recorded", {
    after: ["stories"],
    command: "npm run --silent check -- catalog stories --json .cache/facts.json",
    report: ".cache/facts.json",
    counts: factCounts,
    alsoReads: ".cache/story-results",
  }),
];

/** A check that runs the npm script with its name and reads the product, unless `more` says something else. */
function check(name: string, description: string, more: Partial<Check>): Check {
  return { name, description, command: `npm run --silent ${name}`, reads: product, ...more };
}

/** A Vitest project of vite.config.ts, or only its files whose names contain one of some words, with Vitest's options. */
function vitest(project: string, options = ""): Pick<Check, "command" | "report" | "counts"> {
  const report = `.cache/${project}.json`;
  const reporters = `--silent=passed-only --reporter=dot --reporter=json --outputFile.json=${report}`;
  return {
    command: `npx vitest run --project ${project} ${options} ${reporters}`,
    report,
    counts: vitestCounts,
  };
}
