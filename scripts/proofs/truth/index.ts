/** npm run prove -- truth: compares every fact of the catalog with the code and the running components. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Fact } from "../../../.storybook/truth/fact";
import type { Catalog } from "../../../src/catalog/types";
import { documentFacts, packageFacts } from "./document";
import { expectedFacts } from "./expected";
import { mergeFacts } from "./merge-facts";
import { readTruthOptions, type TruthOptions } from "./options";
import { report } from "./report";
import { storyFacts } from "./stories";
import { textFacts } from "./texts";
import { readCodeOf, typeFacts } from "./types";
import { shownAfterAll } from "./unshown-fields";

process.exitCode = await main().catch((error: Error) => {
  console.error(error.stack ?? error.message);
  return 2;
});

async function main(): Promise<number> {
  const options = readTruthOptions();
  const facts = (await gather(options)).filter((fact) => isAsked(fact, options));
  console.log(`\n${report(facts)}`);
  if (options.json) {
    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, JSON.stringify(facts));
  }
  return facts.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

async function gather(options: TruthOptions): Promise<Fact[]> {
  const catalog: Catalog = JSON.parse(readFileSync(options.catalog, "utf8"));
  const code = readCodeOf(catalog);
  // The compiler works beside the browsers.
  const [types, seen] = await Promise.all([typeFacts(catalog, code), storyFacts(options)]);
  // `npm test` reads records of stories that don't show fields, so it doesn't expect them.
  const shown = shownAfterAll(seen);
  if (shown.length > 0) {
    console.log(`A story shows these fields. Remove them from unshown-fields.ts: ${shown.join(", ")}`);
  }
  return [
    ...documentFacts(catalog),
    ...packageFacts(catalog, code),
    ...textFacts(catalog, code),
    ...types,
    ...mergeFacts(
      expectedFacts(catalog).filter(({ kind }) => kind !== "fields" || options.records === undefined),
      seen,
    ),
  ];
}

/** A subject begins with the component that it is about; a document's path has it after `components`. */
function isAsked({ subject }: Fact, { components }: TruthOptions): boolean {
  const [component = ""] = subject.replace(/^components\./, "").split(/[.:/=\s]/);
  return components === undefined || components.includes(component) || component === "catalog";
}
