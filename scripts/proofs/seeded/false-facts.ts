import type { Fact } from "../../../.storybook/truth/fact";
import { job } from "../../lib/job";
import type { FactSeed } from "./seed";
import { catalogFactSeeds } from "./seeds/catalog-facts";
import { codeFactSeeds } from "./seeds/code-facts";
import { matching, missedOf, runSeeded, type SeededTree } from "./tree";

const { only } = job(import.meta.url)
  .option("--only <pattern>", "Apply only changes whose file or name matches.", ".")
  .parse()
  .opts();

await runSeeded((tree) => {
  const inCatalog = matching(catalogFactSeeds, only);
  const inCode = matching(codeFactSeeds, only);
  const seeds = [...inCatalog, ...inCode];
  console.log(`${inCatalog.length} changes to the catalog, ${inCode.length} to the code`);
  const falseAnyway = falseFacts(tree, seeds, "--out .cache/sound");
  if (falseAnyway.length > 0) {
    throw new Error(
      ["Fix these facts first. They are false without a change:", ...falseAnyway.map(print)].join("\n"),
    );
  }
  return [
    // The site of the unchanged code serves the changed catalog.
    ...missed(tree, inCatalog, "--site .cache/sound/site --out .cache/catalog"),
    ...missed(tree, inCode, "--out .cache/code"),
  ];
});

function missed(tree: SeededTree, seeds: readonly FactSeed[], options: string): string[] {
  const facts = tree.withSeeds(seeds, () => falseFacts(tree, seeds, options));
  return missedOf(seeds, ({ fact: [kind, subject, problem] }) => {
    const found = facts.find(
      (each) => each.kind === kind && isAbout(each, subject) && problem.test(each.problem ?? ""),
    );
    return found && print(found);
  });
}

/** The false facts of the components that the seeds are about. */
function falseFacts(tree: SeededTree, seeds: readonly FactSeed[], options: string): Fact[] {
  if (seeds.length === 0) return [];
  const components = [...new Set(seeds.map(componentOf))].sort().join(",");
  const { output } = tree.run(
    `rm -f .cache/facts.json; npx tsx scripts/proofs/truth --component ${components} --json .cache/facts.json ${options}`,
  );
  const json = tree.read(".cache/facts.json");
  if (!json) throw new Error(`The facts could not be checked:\n${output}`);
  const facts: Fact[] = JSON.parse(json);
  console.log(`\nChecked ${facts.length} facts of ${components}`);
  return facts.filter(({ problem }) => problem !== undefined);
}

function componentOf({ fact: [, subject] }: FactSeed): string {
  return subject.replace(/^components\./, "").split(/[.:/=\s]/)[0] ?? "";
}

function isAbout({ subject }: Fact, wanted: string): boolean {
  return wanted.endsWith("/") ? subject.startsWith(wanted) : subject === wanted;
}

function print({ kind, subject, problem = "" }: Fact): string {
  return `${kind}: ${subject}: ${problem.replaceAll(/\s+/g, " ").slice(0, 160)}`;
}
