/**
 * npm run prove -- truth-lies: plants lies in a scratch copy, in the catalog and in the code, and checks that the fact which is
 * then untrue gives each away. First the same facts are checked without a lie: a tree that fails anyway proves nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fact } from "../../../.storybook/truth/fact";
import { scratchCopy } from "../../lib/scratch-copy";
import { liesAboutLooks } from "./about-looks";
import { liesAboutParts } from "./about-parts";
import { liesAboutProps } from "./about-props";
import { codeLies } from "./code-lies";
import { componentOf, type Lie } from "./lie";

const documentLies = [...liesAboutProps, ...liesAboutLooks, ...liesAboutParts];
const copy = scratchCopy();
let caught = 0;
try {
  const sound = failures([...documentLies, ...codeLies], "--out .cache/sound");
  if (sound.length > 0) {
    for (const fact of sound) console.log(`✗ ${told(fact)}`);
    throw new Error("The facts fail before anything is planted. Fix them first: npm run prove -- truth.");
  }

  tellDocumentLies();
  // The site was built of sound code; only the document that it reads is another.
  const site = "--site .cache/sound/site --catalog .cache/lies.json --out .cache/document";
  judge("the catalog lies", documentLies, failures(documentLies, site));

  tellCodeLies();
  judge("the code lies", codeLies, failures(codeLies, "--out .cache/code"));
} finally {
  copy.remove();
}
const total = documentLies.length + codeLies.length;
console.log(`\n${caught} of ${total} lies caught.`);
process.exitCode = caught === total ? 0 : 1;

/** The facts that fail, of the components that the lies are about. */
function failures(lies: readonly Lie[], options: string): Fact[] {
  const components = [...new Set(lies.map(componentOf))].sort().join(",");
  const { output } = copy.run(
    `npx tsx scripts/proofs/truth --component ${components} --json .cache/facts.json ${options}`,
  );
  try {
    const facts: Fact[] = JSON.parse(readFileSync(join(copy.path, ".cache/facts.json"), "utf8"));
    return facts.filter(({ problem }) => problem !== undefined);
  } catch {
    throw new Error(`The facts could not be checked:\n${output}`);
  }
}

function tellDocumentLies(): void {
  const catalog = JSON.parse(readFileSync(join(copy.path, "src/catalog/catalog.json"), "utf8"));
  for (const lie of documentLies) lie.tell(catalog);
  writeFileSync(join(copy.path, ".cache/lies.json"), JSON.stringify(catalog));
}

function tellCodeLies(): void {
  for (const { name, file, find, replace } of codeLies) {
    const path = join(copy.path, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(find, replace);
    if (after === before) throw new Error(`"${name}": ${find} is no longer in ${file}.`);
    writeFileSync(path, after);
  }
}

function judge(place: string, lies: readonly Lie[], failed: readonly Fact[]): void {
  console.log(`\n── ${place}`);
  for (const { name, caughtBy } of lies) {
    const [kind, subject, message] = caughtBy;
    const fact = failed.find(
      (each) => each.kind === kind && isAbout(each, subject) && message.test(each.problem ?? ""),
    );
    if (fact) caught++;
    console.log(fact ? `✓ ${name}\n  caught by ${told(fact)}` : `✗ ${name}\n  MISSED by ${kind}: ${subject}`);
  }
}

/** A subject that ends with a stroke stands for all that begin with it. */
function isAbout({ subject }: Fact, wanted: string): boolean {
  return wanted.endsWith("/") ? subject.startsWith(wanted) : subject === wanted;
}

function told({ kind, subject, problem = "" }: Fact): string {
  return `${kind}: ${subject}: ${problem.replaceAll(/\s+/g, " ").slice(0, 160)}`;
}
