import type { Group } from "../../report/groups";
import { type Change, componentIn, type Report } from "../../report/report-format";

export type Decision = "approved" | "rejected";
/** The decisions, by the keys of changes. */
export type Decisions = Readonly<Record<string, Decision>>;

/** A line of the list: a group of changes that are alike, or one change. */
export interface Row {
  /** A change's key, or a group's id after `group `. */
  id: string;
  /** The changes that a decision on the row applies to. */
  changes: Change[];
  /** Set for a group's own row. */
  group?: Group;
  /** The group that a change is listed in. */
  within?: Group;
}

/** The groups first, then the changes without a group. `expanded` has the ids of groups whose changes are listed. */
export function rowsOf(
  changes: readonly Change[],
  groups: readonly Group[],
  expanded: ReadonlySet<string>,
): Row[] {
  const open = new Map(changes.map((change) => [change.key, change]));
  const rows: Row[] = [];
  for (const group of groups) {
    const members = group.keys.flatMap((key) => open.get(key) ?? []);
    if (members.length < 2) continue;
    for (const { key } of members) open.delete(key);
    rows.push({ id: `group ${group.id}`, changes: members, group });
    if (expanded.has(group.id)) {
      rows.push(...members.map((change) => ({ id: change.key, changes: [change], within: group })));
    }
  }
  return [...rows, ...[...open.values()].map((change) => ({ id: change.key, changes: [change] }))];
}

/** The decision that all changes of a row have, or `open`. */
export function decisionOf({ changes }: Row, decisions: Decisions): Decision | "open" {
  const [first, ...rest] = changes.map(({ key }) => decisions[key] ?? "open");
  return first !== undefined && rest.every((each) => each === first) ? first : "open";
}

/** The samples of a group's row, which show most of the differences. Any other row has only one change. */
export function samplesOf({ changes, group }: Row): Change[] {
  if (!group) return changes;
  const samples = group.samples.flatMap((key) => changes.find((change) => change.key === key) ?? []);
  return samples.length > 0 ? samples : changes.slice(0, 1);
}

/** The conditions for listing changes. An empty text matches all. */
export interface Filter {
  kind: "" | Change["kind"];
  component: string;
  mode: string;
  /** By decision. `open` means without one. */
  decision: "" | "open" | Decision;
}

export function filtered(report: Report, decisions: Decisions, filter: Filter): Change[] {
  return report.changes.filter(
    (change) =>
      (!filter.kind || change.kind === filter.kind) &&
      (!filter.component || componentIn(report, change) === filter.component) &&
      (!filter.mode || change.mode === filter.mode) &&
      (!filter.decision || (decisions[change.key] ?? "open") === filter.decision),
  );
}

const modeNames: Record<string, string> = {
  light: "Light",
  dark: "Dark",
  rtl: "Right to left",
  "forced-colors": "Forced colors",
  narrow: "Narrow",
  tree: "Screen reader",
};

export function modeName(mode: string): string {
  return modeNames[mode] ?? mode;
}

/** The maximum number of components that are named. */
const MOST_NAMED = 3;

/** The number of stories in a group, and the names of their components. */
export function groupText(report: Report, { changes }: Row): string {
  const components = [...new Set(changes.map((change) => componentIn(report, change)))];
  const stories = new Set(changes.map(({ storyId }) => storyId)).size;
  const named = components.slice(0, MOST_NAMED).join(", ");
  const rest = components.length - MOST_NAMED;
  return `${stories} ${stories === 1 ? "story" : "stories"} · ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
