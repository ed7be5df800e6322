import { type Group, groupsOf } from "../../report/groups/groups";
import { type Change, componentOf, kinds, type Report } from "../../report/model";

/** The line by which an existing comment is found. */
export const marker = "<!-- kerf-visual-review -->";

const MOST_ROWS = 20;
const MOST_NAMED = 6;
/** The maximum number of differences that are shown as pictures. */
const MOST_SHOWN = 6;
const LONGEST = 160;

/** The URLs in a comment. */
export interface Addresses {
  /** The review page. */
  page: string;
  /** A picture of a change, if it is published. */
  picture(change: Change, role: "baseline" | "actual"): string | undefined;
}

/** A row of the comment's table: a group of changes that are alike, or one change. */
interface Row {
  name: string;
  changes: Change[];
  sample: Change;
  causes: readonly string[];
}

/**
 * The comment on a pull request, as Markdown. Its texts may come from a fork, so each is a code span, in
 * which nothing becomes a link, a mention or an element.
 */
export function commentOf(report: Report, { page, picture }: Addresses): string {
  const rows = rowsOf(report);
  const heading = `${marker}\n### Visual review\n\n`;
  const taken = `${count(report.shots, "shot")} of ${count(report.stories, "story", "stories")}`;
  if (rows.length === 0) return `${heading}${taken}: no visual change.\n`;
  const parts = kinds.flatMap((kind) => {
    const number = report.changes.filter((change) => change.kind === kind).length;
    return number > 0 ? `${number} ${kind}` : [];
  });
  const failing = Object.values(report.facts).filter(({ failures }) => failures.length > 0).length;
  return [
    `${heading}${taken}: **${parts.join(", ")}** in ${count(rows.length, "group")}.`,
    failing > 0 ? ` ${count(failing, "story", "stories")} with other failures.` : "",
    `\n\n[Review page](${page}): download it, unpack it and open \`index.html\`. To approve, run \`npm run review\`.\n\n`,
    table(rows, report),
    ...shownIn(rows).map((row) => pictures(row, report, picture)),
  ].join("");
}

/** The changes whose pictures the comment shows. */
export function shownChanges(report: Report): Change[] {
  return shownIn(rowsOf(report)).map(({ sample }) => sample);
}

function shownIn(rows: readonly Row[]): Row[] {
  return rows.filter(({ sample }) => sample.mode !== "tree").slice(0, MOST_SHOWN);
}

/** The groups first, then the changes without a group. */
function rowsOf(report: Report): Row[] {
  const changes = new Map(report.changes.map((change) => [change.key, change]));
  const groups = groupsOf(report).flatMap((group) => groupRow(group, changes));
  const grouped = new Set(groups.flatMap((row) => row.changes));
  const single = report.changes.filter((change) => !grouped.has(change));
  return [
    ...groups,
    ...single.map((change) => ({ name: change.message, changes: [change], sample: change, causes: [] })),
  ];
}

function groupRow({ name, keys, samples, causes }: Group, all: ReadonlyMap<string, Change>): Row | [] {
  const changes = keys.flatMap((key) => all.get(key) ?? []);
  const sample = all.get(samples[0] ?? "") ?? changes[0];
  return sample ? { name, changes, sample, causes } : [];
}

function table(rows: readonly Row[], report: Report): string {
  const lines = rows
    .slice(0, MOST_ROWS)
    .map(({ name, changes, causes }) =>
      [code(name), changes.length, where(changes, report), causes.slice(0, 3).map(code).join(", ")].join(
        " | ",
      ),
    );
  const rest = rows.length - MOST_ROWS;
  return [
    "| What differs | Pictures | Where | Cause |",
    "| --- | ---: | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
    ...(rest > 0 ? [`\nand ${rest} more on the review page.`] : []),
    "",
  ].join("\n");
}

function where(changes: readonly Change[], { facts }: Report): string {
  const names = [...new Set(changes.map(({ storyId }) => nameIn(facts, storyId)))];
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).map(code).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function pictures({ name, changes, sample }: Row, { facts }: Report, picture: Addresses["picture"]): string {
  const cell = (role: "baseline" | "actual") => {
    const address = picture(sample, role);
    return address
      ? `<img src="${address}" alt="${role === "baseline" ? "Before" : "After"}">`
      : "no picture";
  };
  const more = changes.length > 1 ? `, and ${changes.length - 1} alike` : "";
  const story = `${nameIn(facts, sample.storyId)} / ${facts[sample.storyId]?.name ?? ""}, ${sample.mode}`;
  return `
<details open><summary>

${code(story)}${more}: ${code(name)}

</summary>

| Before | After |
| --- | --- |
| ${cell("baseline")} | ${cell("actual")} |

</details>
`;
}

function nameIn(facts: Report["facts"], storyId: string): string {
  const story = facts[storyId];
  return story ? componentOf(story) : storyId;
}

/** A code span, which is safe in a table: nothing in it is a link, a mention or an element. */
function code(text: string): string {
  const line = text.replace(/[\s`]+/g, " ").trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  return `\`${short.replaceAll("\\", "/").replaceAll("|", "\\|") || " "}\``;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}
