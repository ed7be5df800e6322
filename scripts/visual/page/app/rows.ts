import type { Group } from "../../report/groups/groups";
import type { Change, Decision, Decisions } from "../../report/model";

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

/** The groups, and which of their changes have their own row. */
export interface Grouping {
  groups: readonly Group[];
  /** Ids of the groups whose changes are listed. */
  expanded: ReadonlySet<string>;
  /** Keys of the changes that were taken out of their groups. */
  ungrouped: ReadonlySet<string>;
}

/** The groups first, then the changes without a group. */
export function rowsOf(changes: readonly Change[], { groups, expanded, ungrouped }: Grouping): Row[] {
  const open = new Map(changes.map((change) => [change.key, change]));
  const rows: Row[] = [];
  for (const group of groups) {
    const members = group.keys.flatMap((key) => (ungrouped.has(key) ? [] : (open.get(key) ?? [])));
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
