/**
 * npm run prove -- guides: compiles and renders every "don't" of the guides. Exits with 1 if the check that a
 * "don't" names doesn't catch it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCatalog } from "../../../../src/catalog";
import { root } from "../../../lib/paths";
import { compile } from "./compile";
import { misusesOf, problemOf } from "./misuse";
import { render } from "./render";

const folder = join(root, ".cache/guides");
const misuses = misusesOf(parseCatalog(readFileSync(join(root, "src/catalog/catalog.json"), "utf8")));
const messages = await compile(misuses, folder);
const outcomes = await render(
  misuses.filter(({ caughtBy }) => caughtBy !== "types"),
  folder,
);
const failed = misuses.flatMap((misuse) => {
  const problem = problemOf(misuse, messages.get(misuse.id), outcomes.get(misuse.id));
  return problem ? [`${misuse.id}, caught by ${misuse.caughtBy}: ${problem}`] : [];
});
for (const line of failed) console.error(line);
console.log(`${misuses.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
