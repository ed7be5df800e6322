import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "../../lib/browser";
import { job } from "../../lib/job";
import { acceptAll } from "../../runner/accept";
import { type Options, readOptions } from "../../runner/options";
import { runStories } from "../../runner/run";
import { buildSite, type IndexEntry, serveSite } from "../../runner/site";
import { testStorybook } from "../../runner/test-storybook";
import { measureGrowth } from "./growth";

/** The figures of one test runner, with existing baselines. */
interface Figure {
  name: string;
  stories: number;
  shots: number;
  seconds: number;
}

const WORKERS = 2;
const config = ".storybook";

const values = job(import.meta.url)
  .option("--stories <pattern>", 'Only stories whose id or "Title/Name" matches.', ".")
  .option("--growth", "Measure what new baselines add to the repository instead.")
  .parse()
  .opts();
await mkdir(".cache", { recursive: true });
const folder = await mkdtemp(".cache/bench-stories-");
try {
  if (values.growth) process.exitCode = measureGrowth() ? 0 : 1;
  else await measureSpeed();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureSpeed(): Promise<void> {
  const site = join(folder, "site");
  await buildSite(config, site);
  const { figure, chosen } = await measureKerf(site);
  print([figure, await measurePlain(site, chosen)]);
  await printCosts(site, figure, chosen);
}

async function measureKerf(site: string): Promise<{ figure: Figure; chosen: IndexEntry[] }> {
  const own = ownOptions(site);
  const first = await runStories({ ...own, update: true });
  await acceptAll(first, { trust: true });
  const pictured = new Set(first.records.flatMap(({ id, pictures }) => (pictures.length > 0 ? [id] : [])));
  // Stories that only check the catalog have no snapshots, so their time isn't for shots.
  const choose = (stories: IndexEntry[]) => stories.filter(({ id }) => pictured.has(id));
  const start = performance.now();
  const { records, chosen, exitCode } = await runStories({ ...own, choose });
  const seconds = (performance.now() - start) / 1000;
  const shots = records.reduce((sum, { pictures }) => sum + pictures.length, 0);
  if (exitCode !== 0) throw new Error("Stories fail. Fix them first, because failures distort the times.");
  return { figure: { name: "Kerf", stories: records.length, shots, seconds }, chosen };
}

function ownOptions(site: string): Options {
  return {
    ...readOptions(["--site", site, "--stories", values.stories]),
    workers: WORKERS,
    baselines: join(folder, "baselines"),
    store: join(folder, "snapshots"),
    out: join(folder, "out"),
  };
}

/**
 * Prints the cost per shot, which must not grow with the number of shots. It would if a page weren't cleared.
 */
async function printCosts(site: string, all: Figure, chosen: IndexEntry[]): Promise<void> {
  const perStory = all.shots / all.stories;
  console.log("\n  shots  seconds  ms/shot");
  for (const shots of [100, 300, 1000].filter((count) => count <= all.shots)) {
    const count = Math.round(shots / perStory);
    // Spread over all titles, so that each size has the same mix.
    const step = (index: number) => Math.floor((index * count) / chosen.length);
    const choose = () => chosen.filter((_, index) => step(index) !== step(index - 1));
    const start = performance.now();
    const { records } = await runStories({ ...ownOptions(site), choose });
    const seconds = (performance.now() - start) / 1000;
    const taken = records.reduce((sum, { pictures }) => sum + pictures.length, 0);
    const columns = [
      String(taken).padStart(7),
      seconds.toFixed(1).padStart(8),
      ((seconds * 1000) / taken).toFixed(0).padStart(8),
    ];
    console.log(columns.join(" "));
  }
}

/**
 * Measures the plain recipe: one shot per story, in one theme, without a second check of the console. That is
 * less work than Kerf's run does.
 */
async function measurePlain(site: string, chosen: IndexEntry[]): Promise<Figure> {
  const server = await serveSite(site, chosen);
  const run = async () =>
    testStorybook({
      url: server.url,
      config: fileURLToPath(new URL("plain", import.meta.url)),
      workers: WORKERS,
      env: {
        KERF_BENCH_FOLDER: folder,
        KERF_BENCH_LAUNCH: JSON.stringify((await findBrowser()).launch),
      },
    });
  await run();
  const start = performance.now();
  const exitCode = await run();
  const seconds = (performance.now() - start) / 1000;
  server.close();
  if (exitCode !== 0)
    console.log("In the plain recipe, stories fail or their shots differ from those of the previous run.");
  return { name: "plain recipe", stories: chosen.length, shots: chosen.length, seconds };
}

function print(figures: [Figure, Figure]): void {
  const [kerf, plain] = figures;
  console.log("\n                stories  shots  seconds  stories/s  shots/s");
  for (const { name, stories, shots, seconds } of figures) {
    const columns = [
      stories,
      shots,
      seconds.toFixed(1),
      (stories / seconds).toFixed(2),
      (shots / seconds).toFixed(2),
    ];
    const [a, b, c, d, e] = columns.map(String);
    console.log(
      `${name.padEnd(14)} ${a?.padStart(8)} ${b?.padStart(6)} ${c?.padStart(8)} ${d?.padStart(10)} ${e?.padStart(8)}`,
    );
  }
  const ratio = (per: "stories" | "shots") => kerf[per] / kerf.seconds / (plain[per] / plain.seconds);
  console.log(
    `ratio ${"".padEnd(27)} ${ratio("stories").toFixed(2).padStart(14)} ${ratio("shots").toFixed(2).padStart(8)}`,
  );
}
