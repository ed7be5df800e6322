import { componentOf, kinds, type Report } from "./model";

/** The maximum number of components that are named. */
const MOST_NAMED = 6;

/** One paragraph for a pull request, as Markdown. */
export function summaryOf(report: Report): string {
  const { changes, facts, shots, stories, flakes } = report;
  const looked = `${count(shots, "shot")} of ${count(stories, "story", "stories")}`;
  if (changes.length === 0) return `**Visual review:** ${looked}, no visual change.${flaky(flakes.length)}\n`;

  const parts = kinds.flatMap((kind) => {
    const of = changes.filter((change) => change.kind === kind);
    return of.length > 0 ? `${of.length} ${kind}` : [];
  });
  const trees = changes.filter(({ mode }) => mode === "tree").length;
  const failing = Object.values(facts).filter(({ failures }) => failures.length > 0).length;
  const uncertain = changes.filter(({ certified }) => !certified).length;
  // In CI no change is certified, because nothing is approved there.
  const tried = uncertain < changes.length;
  return [
    `**Visual review:** ${looked}; ${parts.join(", ")} in ${components(report)}.`,
    trees > 0 ? ` ${count(trees, "of them is", "of them are")} in the accessibility tree.` : "",
    failing > 0 ? ` ${count(failing, "story fails", "stories fail")} other checks.` : "",
    tried && uncertain > 0 ? ` ${uncertain} not certified.` : "",
    flaky(flakes.length),
    " Review them on the page of the artifact, or run `npm run review`.\n",
  ].join("");
}

/** The components that have changes, the one with the most first. */
function components({ changes, facts }: Report): string {
  const counts = new Map<string, number>();
  for (const { storyId } of changes) {
    const story = facts[storyId];
    const name = story ? componentOf(story) : storyId;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const named = sorted.slice(0, MOST_NAMED).map(([name, number]) => `${name} (${number})`);
  const rest = sorted.length - named.length;
  return rest > 0 ? `${named.join(", ")} and ${count(rest, "more component")}` : named.join(", ");
}

function flaky(number: number): string {
  return number > 0 ? ` ${count(number, "shot is", "shots are")} listed as flaky.` : "";
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
