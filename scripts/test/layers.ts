import { readFileSync } from "node:fs";
import { type Counts, storyCounts, truthCounts, vitestCounts } from "./counts";

/** One layer of the proof: a command, and where it writes how many tests it ran. */
export interface Layer {
  name: string;
  /** What it holds, in a few words. */
  holds: string;
  command: string;
  /** Reads the counts of a layer that runs many tests; without it, the command itself is the one test. */
  counts?: () => Counts;
}

/**
 * The stages of `npm test`, one after the other. The layers of a stage don't use each other's results, so they run side
 * by side; the quickest come first, so that their failures show first.
 */
export const stages: Layer[][] = [
  [
    { name: "lint", holds: "format and lint rules", command: "npx biome ci ." },
    { name: "types", holds: "the code, its examples and stories type-check", command: "npx tsc" },
    { name: "unused", holds: "no unused file, export or dependency", command: "npx knip" },
    { name: "theme", holds: "tokens.css matches the tokens", command: "npm run --silent theme -- --check" },
    {
      name: "catalog",
      holds: "catalog.json matches the code",
      command: "npm run --silent catalog -- --check",
    },
    {
      name: "browsers",
      holds: "each feature of the platform works in all supported browsers, or has a fallback",
      command: "npm run --silent browsers -- --check",
    },
    {
      name: "guides",
      holds: "each don't of the guides is caught by the check that it names",
      command: "npm run --silent test:guides",
    },
    {
      name: "release",
      holds: "change files tell of what the catalog shows",
      command: "npm run --silent release",
    },
    {
      name: "unit",
      holds: "what needs no browser",
      ...vitest("unit"),
    },
    { name: "build", holds: "the package builds", command: "npm run --silent build" },
  ],
  [
    {
      name: "packed",
      holds: "the packed package, and applications that install it",
      ...vitest("packed"),
    },
    {
      name: "size",
      holds: "no component outgrows its budget",
      command: "npm run --silent bench:size -- --gate",
    },
    {
      name: "harness",
      holds: "the test harness catches what it must",
      ...vitest("harness"),
    },
  ],
  [
    {
      name: "stories",
      holds: "interaction, accessibility and pixels, in Chromium",
      command: "npm run --silent test:stories",
      counts: () => storyCounts(readJson(".cache/stories.json")),
    },
  ],
  [
    {
      name: "truth",
      holds: "every fact of the catalog, by the code and by what the stories have shown",
      command: "npm run --silent truth -- --records .cache --json .cache/truth.json",
      counts: () => truthCounts(readJson(".cache/truth.json")),
    },
  ],
];

/** A project of vite.config.ts. */
function vitest(project: string): Pick<Layer, "command" | "counts"> {
  const path = `.cache/${project}.json`;
  return {
    command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${path}`,
    counts: () => vitestCounts(readJson(path)),
  };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8"));
}
