/** npm run check -- catalog: compares every fact of the catalog with the code and the running components. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Catalog } from "../../../src/catalog/types";
import type { Fact } from "../../lib/fact";
import { documentFacts, packageFacts } from "./document";
import { expectedFacts } from "./expected";
import { mergeFacts } from "./merge-facts";
import { readTruthOptions, type TruthOptions } from "./options";
import { report } from "./report";
import { storyFacts } from "./stories";
import { textFacts } from "./texts";
import { readCodeOf, typeFacts } from "./types";

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
  // The compiler and the browsers run in parallel.
  const [types, seen] = await Promise.all([typeFacts(catalog, code), storyFacts(options)]);
  return [
    ...documentFacts(catalog),
    ...packageFacts(catalog, code),
    ...textFacts(catalog),
    ...types,
    ...mergeFacts(expectedFacts(catalog), seen),
  ];
}

/**
 * A subject begins with its component. In the path of a `document` fact, the component follows `components`.
 */
function isAsked({ subject }: Fact, { components }: TruthOptions): boolean {
  const [component = ""] = subject.replace(/^components\./, "").split(/[.:/=\s]/);
  return components === undefined || components.includes(component) || component === "catalog";
}
