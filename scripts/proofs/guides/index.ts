/**
 * npm run prove -- guides: every "don't" of the guides is compiled and rendered, and the check that it names must catch
 * it. Ends with 1 where one does not.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCatalog } from "../../../src/catalog";
import { root } from "../../package/build/paths";
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
