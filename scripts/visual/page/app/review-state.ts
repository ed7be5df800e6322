import { useMemo, useRef, useState } from "react";
import { type Group, groupsOf } from "../../report/groups";
import {
  type Change,
  componentIn,
  counted,
  kinds,
  type Opening,
  type Report,
} from "../../report/report-format";

export type Decision = "approved" | "rejected";
/** The decisions, by the keys of changes. */
type Decisions = Readonly<Record<string, Decision>>;

/** The lists of changes to select from. `open` has the changes without a decision. */
export const tabs = ["all", "open", ...kinds] as const;
type Tab = (typeof tabs)[number];

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

export type Review = ReturnType<typeof useReview>;

/** The state of the page: the listed changes, the current change and the decisions. */
export function useReview(opening: Opening) {
  const { report } = opening;
  const { decisions, decide, undo, notice } = useDecisions(opening);
  const [tab, setTab] = useState<Tab>("all");
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const [sample, setSample] = useState(0);

  const listed = (tab: Tab) =>
    report.changes.filter(
      ({ key, kind }) => tab === "all" || (tab === "open" ? !decisions[key] : kind === tab),
    );
  const groups = useMemo(() => groupsOf(report), [report]);
  const matching = listed(tab);
  const rows = rowsOf(matching, groups, expanded);
  const index = rows.findIndex(({ id }) => id === (currentId ?? rows[0]?.id));
  // A change stays visible right after its decision, even if it is no longer in the list.
  const unlisted = report.changes.find(({ key }) => key === currentId);
  const row: Row | undefined =
    rows[index] ?? (unlisted && { id: unlisted.key, changes: [unlisted] }) ?? rows[0];
  const samples = row ? samplesOf(row) : [];

  function show(id: string): void {
    setCurrentId(id);
    setSample(0);
  }

  /** Decides, and shows the next row without a decision, starting after the current row and wrapping around. */
  function decideAll(decision: Decision, changes: readonly Change[]): void {
    const after = decide(decision, changes);
    const order = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))];
    const next = order.find((each) => decisionOf(each, after) === "open");
    if (next) show(next.id);
  }

  return {
    opening,
    report,
    decisions,
    tab,
    setTab,
    /** The number of changes of a kind. The meter says how many are open. */
    count: (tab: Tab) => (tab === "all" || tab === "open" ? "" : ` ${listed(tab).length}`),
    matching,
    rows,
    row,
    /** The index of the row in the list, or -1 if it isn't listed. */
    index,
    samples,
    /** The change whose pictures are shown. */
    current: samples[Math.min(sample, samples.length - 1)],
    notice,
    expanded,
    show,
    step: (by: 1 | -1) => {
      const next = rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + by))];
      if (next) show(next.id);
    },
    showSample: (change: Change) => setSample(samples.indexOf(change)),
    nextSample: (by: 1 | -1) => setSample((at) => Math.max(0, Math.min(samples.length - 1, at + by))),
    /** Lists the changes of a group, or hides them. */
    toggleGroup: (group = row?.group ?? row?.within) => {
      if (!group) return;
      setExpanded((ids) => {
        const others = [...ids].filter((id) => id !== group.id);
        return new Set(ids.has(group.id) ? others : [...others, group.id]);
      });
      show(`group ${group.id}`);
    },
    /** Decides on the current row. */
    decide: (decision: Decision) => decideAll(decision, row?.changes ?? []),
    /** Decides on the current story in all its modes. */
    decideStory: (decision: Decision) => {
      const storyId = row?.changes[0]?.storyId;
      decideAll(
        decision,
        report.changes.filter((change) => change.storyId === storyId),
      );
    },
    undo: () => {
      const [key] = undo();
      const back = rows.find(({ changes }) => changes.some((change) => change.key === key));
      if (key) show(back?.id ?? key);
    },
  };
}

/** The decisions. Approving and undoing write baselines; rejections are remembered only by this page. */
function useDecisions({ report, approved, writable }: Opening) {
  const storageKey = `rejected ${report.created}`;
  const [decisions, setDecisions] = useState<Decisions>(() => ({
    ...decided("rejected", JSON.parse(sessionStorage.getItem(storageKey) ?? "[]")),
    ...decided("approved", approved),
  }));
  const [notice, setNotice] = useState("");
  const steps = useRef<{ before: Decisions; keys: string[] }[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(approved);

  /** Decisions show at once, and are sent one after the other. If one fails, the page shows what is saved. */
  function change(after: Decisions, keys: readonly string[]): void {
    setDecisions(after);
    sessionStorage.setItem(storageKey, JSON.stringify(rejectedOf(after)));
    const isApproved = (all: Decisions, key: string) => all[key] === "approved";
    const approve = keys.filter((key) => isApproved(after, key) && !isApproved(decisions, key));
    const restore = keys.filter((key) => isApproved(decisions, key) && !isApproved(after, key));
    queue.current = queue.current
      .then(async () => {
        if (approve.length > 0) saved.current = await send("approve", approve);
        if (restore.length > 0) saved.current = await send("restore", restore);
      })
      .catch((error: Error) => {
        setNotice(error.message);
        steps.current = [];
        setDecisions((all) => ({
          ...decided("rejected", rejectedOf(all)),
          ...decided("approved", saved.current),
        }));
      });
  }

  return {
    decisions,
    notice,
    /** Returns the decisions as they are then. */
    decide(decision: Decision, changes: readonly Change[]): Decisions {
      if (changes.length === 0 || !writable) return decisions;
      const keys = changes.map(({ key }) => key);
      const after = { ...decisions, ...decided(decision, keys) };
      steps.current.push({ before: decisions, keys });
      setNotice(`${decision === "approved" ? "Approved" : "Rejected"} ${inWords(keys)}.`);
      change(after, keys);
      return after;
    },
    /** Undoes the last decision, and returns its keys. */
    undo(): string[] {
      const last = steps.current.pop();
      setNotice(last ? `Undid ${inWords(last.keys)}.` : "There is nothing to undo.");
      if (last) change(last.before, last.keys);
      return last?.keys ?? [];
    },
  };
}

/** Sends the keys of changes to the server, and returns the keys of all approved changes. */
async function send(what: "approve" | "restore", keys: readonly string[]): Promise<string[]> {
  const response = await fetch(`/api/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(keys),
  }).catch(() => {
    throw new Error("The review's server doesn't respond. Start it again: npm run review");
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer.approved;
}

function decided(decision: Decision, keys: readonly string[]): Decisions {
  return Object.fromEntries(keys.map((key) => [key, decision]));
}

function rejectedOf(decisions: Decisions): string[] {
  return Object.keys(decisions).filter((key) => decisions[key] === "rejected");
}

function inWords(keys: readonly string[]): string {
  return keys.length === 1 ? `${keys[0]}` : `${keys.length} pictures`;
}

/** The groups first, then the changes without a group. `expanded` has the ids of groups whose changes are listed. */
function rowsOf(changes: readonly Change[], groups: readonly Group[], expanded: ReadonlySet<string>): Row[] {
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
function samplesOf({ changes, group }: Row): Change[] {
  if (!group) return changes;
  const samples = group.samples.flatMap((key) => changes.find((change) => change.key === key) ?? []);
  return samples.length > 0 ? samples : changes.slice(0, 1);
}

const modeNames: Record<string, string> = {
  rtl: "Right to left",
  "forced-colors": "Forced colors",
  tree: "Screen reader",
};

export function modeName(mode: string): string {
  return modeNames[mode] ?? `${mode[0]?.toUpperCase()}${mode.slice(1)}`;
}

/** The maximum number of components that are named. */
const MOST_NAMED = 3;

/** The number of stories in a group, and the names of their components. */
export function groupText(report: Report, { changes }: Row): string {
  const components = [...new Set(changes.map((change) => componentIn(report, change)))];
  const stories = new Set(changes.map(({ storyId }) => storyId)).size;
  const named = components.slice(0, MOST_NAMED).join(", ");
  const rest = components.length - MOST_NAMED;
  return `${counted(stories, "story", "stories")} · ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
