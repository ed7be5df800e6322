import { startTransition, useActionState, useMemo, useOptimistic, useState } from "react";
import { type Group, groupsOf } from "../../report/groups";
import {
  type Change,
  componentIn,
  counted,
  kinds,
  listed,
  type Opening,
  type Report,
} from "../../report/report-format";

/** A line of the list: a group of changes that are alike, or one change. */
export interface Row {
  /** A change's key, or a group's id after `group `. */
  id: string;
  /** The changes that are approved with the row. */
  changes: Change[];
  /** Set for a group's own row. */
  group?: Group;
  /** The group that a change is listed in. */
  within?: Group | undefined;
}

export type Review = ReturnType<typeof useReview>;

/** The state of the page: the listed changes, the current change and the approved ones. */
export function useReview(opening: Opening) {
  const { report } = opening;
  const { approved, approve, notice } = useApprovals(opening);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const groups = useMemo(() => groupsOf(report), [report]);
  const rows = useMemo(() => rowsOf(groups, expanded), [groups, expanded]);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === currentId),
  );
  const row = rows[index];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (row && !opened.has(row.id)) setOpened(new Set(opened).add(row.id));
  const isOpen = ({ key, unstable }: Change) => !unstable && !approved.has(key);
  const rest = rows
    .map((each) => ({ ...each, changes: each.within ? [] : each.changes.filter(isOpen) }))
    .filter(({ changes }) => changes.length > 0);

  return {
    ...{ opening, report, approved, notice, rows, row, index, expanded, show: setCurrentId },
    /** The rows with the changes that can still be approved, and the ids of rows whose pictures were shown. */
    ...{ rest, opened },
    approveRest: () => void approve(rest.flatMap(({ changes }) => changes)),
    /** The change whose pictures are shown. */
    current: row?.changes[0],
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, index + by))];
      if (next) setCurrentId(next.id);
    },
    /** Lists the changes of a group, or hides them. */
    toggleGroup(group = row?.group ?? row?.within): void {
      if (!group) return;
      const others = [...expanded].filter((id) => id !== group.id);
      setExpanded(new Set(expanded.has(group.id) ? others : [...others, group.id]));
      setCurrentId(`group ${group.id}`);
    },
    /** Approves the current row, and shows the next one that isn't approved, wrapping around. */
    approve(): void {
      const after = approve(row?.changes ?? []);
      const order = [...rows.slice(index + 1), ...rows.slice(0, index)];
      const next = order.find((each) => !isApproved(each, after));
      if (next) setCurrentId(next.id);
    },
  };
}

/** The approved changes. Approving writes baselines. */
function useApprovals({ approved: initial, writable }: Opening) {
  const [notice, setNotice] = useState("");
  // Approvals show at once, and React sends them one after the other. If one fails, the page shows what is saved.
  const [saved, save] = useActionState(async (before: ReadonlySet<string>, keys: readonly string[]) => {
    try {
      await send(keys);
      return withKeys(before, keys);
    } catch (error) {
      setNotice((error as Error).message);
      return before;
    }
  }, new Set(initial));
  const [approved, show] = useOptimistic(saved, withKeys);
  return {
    approved,
    notice,
    /** Returns what is approved then. */
    approve(changes: readonly Change[]): ReadonlySet<string> {
      const keys = changes.map(({ key }) => key).filter((key) => !approved.has(key));
      if (keys.length === 0 || !writable) return approved;
      startTransition(() => {
        show(keys);
        save(keys);
      });
      setNotice(`Approved ${keys.length === 1 ? keys[0] : `${keys.length} pictures`}.`);
      return withKeys(approved, keys);
    },
  };
}

function withKeys(before: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...before, ...keys]);
}

/** Sends the keys of changes to the server. */
async function send(keys: readonly string[]): Promise<void> {
  const headers = { "content-type": "application/json" };
  const sent = fetch("/api/approve", { method: "POST", headers, body: JSON.stringify(keys) });
  const response = await sent.catch(() => {
    throw new Error("The review's server doesn't respond. Start it again: npm run review");
  });
  if (!response.ok) throw new Error((await response.json()).message);
}

/** The groups first, then the other changes by kind. `expanded` has the ids of groups whose changes are listed. */
function rowsOf({ groups, others }: ReturnType<typeof groupsOf>, expanded: ReadonlySet<string>): Row[] {
  const rowOf = (change: Change, within?: Group): Row => ({ id: change.key, changes: [change], within });
  return [
    ...groups.flatMap((group) => [
      { id: `group ${group.id}`, changes: group.changes, group },
      ...(expanded.has(group.id) ? group.changes.map((change) => rowOf(change, group)) : []),
    ]),
    ...kinds.flatMap((kind) => others.filter((change) => change.kind === kind)).map((each) => rowOf(each)),
  ];
}

export function isApproved({ changes }: Row, approved: ReadonlySet<string>): boolean {
  return changes.every(({ key }) => approved.has(key));
}

export function capitalized(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

export function modeName(mode: string): string {
  return mode === "rtl"
    ? "Right to left"
    : mode === "tree"
      ? "Screen reader"
      : capitalized(mode.replace("-", " "));
}

/** The component and the story of a change. */
export function storyName(report: Report, change: Change): string {
  return `${componentIn(report, change)} / ${report.facts[change.storyId]?.name}`;
}

/** The name of a group, or the story of a change. */
export function rowName(report: Report, { group, changes: [change] }: Row): string {
  return group?.name.replaceAll("--kerf-", "") ?? (change ? storyName(report, change) : "");
}

/** The number of stories in a group, and the names of a few of their components. */
export function groupText(report: Report, { changes }: Row): string {
  const components = new Set(changes.map((change) => componentIn(report, change)));
  const stories = counted(new Set(changes.map(({ storyId }) => storyId)).size, "story", "stories");
  return `${stories} · ${listed([...components], 3)}`;
}
