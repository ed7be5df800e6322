import { copyFile, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Fact } from "../../lib/fact";
import { Records, type StoryRecord } from "../../runner/record";
import { runStories } from "../../runner/run";
import { buildSite } from "../../runner/site";
import type { TruthOptions } from "./options";

/**
 * The facts from two groups of stories: `Catalog/` compares the catalog with each component. `Behaviour/`
 * triggers callbacks in its play functions.
 */
export async function storyFacts(options: TruthOptions): Promise<Fact[]> {
  const records = options.records ? await new Records(options.records).readAll() : await run(options);
  return records.flatMap((record) => [...record.facts, ...ownFailure(record)]);
}

async function run({ components, site: given, out, catalog, workers }: TruthOptions): Promise<StoryRecord[]> {
  const site = given ?? join(out, "site");
  if (given === undefined) await buildSite(".storybook", site);
  await serve(catalog, site);
  const names = components ? `(${components.join("|")})` : "[^/]*";
  const { records } = await runStories({
    site,
    // For Table, this also matches `Behaviour/Table by hand`.
    stories: new RegExp(`^(Catalog|Behaviour)/${names}[ /]`, "i"),
    config: ".storybook",
    baselines: "stories/baselines",
    out,
    store: ".cache/snapshots",
    update: false,
    pictures: false,
    retries: 0,
    shots: 1,
    timings: false,
    workers,
  });
  return records;
}

/** Replaces the catalog that the site was built with. */
async function serve(catalog: string, site: string): Promise<void> {
  const assets = join(site, "assets");
  const file = (await readdir(assets)).find((name) => /^catalog-.*\.json$/.test(name));
  if (!file) throw new Error(`${assets} has no catalog: the Storybook was built without stories of Catalog.`);
  await copyFile(resolve(catalog), join(assets, file));
}

/** A fact about each story of Catalog itself. If the story fails, it may not have checked its facts. */
function ownFailure({ title, name, failures }: StoryRecord): Fact[] {
  if (!title.startsWith("Catalog/")) return [];
  const others = failures.filter(({ layer }) => layer !== "catalog").map(({ message }) => message);
  return [{ kind: "stories", subject: name, ...(others.length > 0 && { problem: others.join("\n") }) }];
}
