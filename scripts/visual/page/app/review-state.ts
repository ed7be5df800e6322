import { useMemo, useRef, useState } from "react";
import { groupsOf } from "../../report/groups";
import type { Change, Opening } from "../../report/report-format";
import {
  type Decision,
  type Decisions,
  decisionOf,
  type Filter,
  filtered,
  type Row,
  rowsOf,
  samplesOf,
} from "./rows";

export type Review = ReturnType<typeof useReview>;

/** The state of the page: the listed changes, the current change and the decisions. */
export function useReview(opening: Opening) {
  const { report } = opening;
  const { decisions, decide, undo, notice } = useDecisions(opening);
  const [filter, setFilter] = useState<Filter>({ kind: "", component: "", mode: "", decision: "" });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const [sample, setSample] = useState(0);

  const groups = useMemo(() => groupsOf(report), [report]);
  const matching = useMemo(() => filtered(report, decisions, filter), [report, decisions, filter]);
  const rows = useMemo(() => rowsOf(matching, groups, expanded), [matching, groups, expanded]);
  const index = rows.findIndex(({ id }) => id === (currentId ?? rows[0]?.id));
  // A change stays visible right after its decision, even if the filter excludes it.
  const excluded = report.changes.find(({ key }) => key === currentId);
  const row: Row | undefined =
    rows[index] ?? (excluded && { id: excluded.key, changes: [excluded] }) ?? rows[0];
  const samples = row ? samplesOf(row) : [];
  const current = samples[Math.min(sample, samples.length - 1)];

  function show(id: string): void {
    setCurrentId(id);
    setSample(0);
  }

  function step(by: 1 | -1): void {
    const next = rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + by))];
    if (next) show(next.id);
  }

  /** Decides, and shows the next row without a decision, starting after the current row and wrapping around. */
  function decideAll(decision: Decision, changes: readonly Change[]): void {
    const after = decide(decision, changes);
    setSelected(new Set());
    const order = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))];
    const next = order.find((each) => decisionOf(each, after) === "open");
    if (next) show(next.id);
  }

  return {
    opening,
    report,
    decisions,
    filter,
    setFilter,
    matching,
    rows,
    row,
    /** The index of the row in the list, or -1 if the filter excludes it. */
    index,
    samples,
    /** The change whose pictures are shown. */
    current,
    notice,
    expanded,
    selected,
    show,
    next: () => step(1),
    previous: () => step(-1),
    showSample: (change: Change) => setSample(Math.max(0, samples.indexOf(change))),
    nextSample: (by: 1 | -1) => setSample((at) => Math.max(0, Math.min(samples.length - 1, at + by))),
    /** Adds a row's changes to the selection, or takes them out of it. */
    toggleSelected: (target = row) =>
      setSelected((keys) => toggled(keys, target?.changes.map(({ key }) => key) ?? [])),
    clearSelection: () => setSelected(new Set()),
    /** Lists the changes of the current group, or hides them. */
    toggleGroup: (group = row?.group ?? row?.within) => {
      if (!group) return;
      setExpanded((ids) => toggled(ids, [group.id]));
      show(`group ${group.id}`);
    },
    /** Decides on the selection, or else on the current row. */
    decide: (decision: Decision) =>
      decideAll(
        decision,
        selected.size > 0 ? report.changes.filter(({ key }) => selected.has(key)) : (row?.changes ?? []),
      ),
    /** Decides on the current story in all its modes. */
    decideStory: (decision: Decision) =>
      decideAll(
        decision,
        report.changes.filter(({ storyId }) => storyId === current?.storyId),
      ),
    undo: () => {
      const undone = undo();
      const back = rows.find(({ changes }) => changes.some(({ key }) => key === undone[0]));
      if (undone[0]) show(back?.id ?? undone[0]);
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
  function change(before: Decisions, after: Decisions, keys: readonly string[]): void {
    setDecisions(after);
    sessionStorage.setItem(storageKey, JSON.stringify(keysOf(after, "rejected")));
    const approve = keys.filter((key) => after[key] === "approved" && before[key] !== "approved");
    const restore = keys.filter((key) => before[key] === "approved" && after[key] !== "approved");
    queue.current = queue.current
      .then(async () => {
        if (approve.length > 0) saved.current = await send("approve", approve);
        if (restore.length > 0) saved.current = await send("restore", restore);
      })
      .catch((error: Error) => {
        setNotice(error.message);
        setDecisions((all) => ({
          ...decided("rejected", keysOf(all, "rejected")),
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
      change(decisions, after, keys);
      return after;
    },
    /** Undoes the last decision, and returns its keys. */
    undo(): string[] {
      const last = steps.current.pop();
      setNotice(last ? `Undid ${inWords(last.keys)}.` : "There is nothing to undo.");
      if (!last) return [];
      const kept = Object.entries(decisions).filter(([key]) => !last.keys.includes(key));
      const former = Object.entries(last.before).filter(([key]) => last.keys.includes(key));
      change(decisions, Object.fromEntries([...kept, ...former]), last.keys);
      return last.keys;
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

function keysOf(decisions: Decisions, decision: Decision): string[] {
  return Object.keys(decisions).filter((key) => decisions[key] === decision);
}

/** Removes the items if all of them are in the set, and adds them otherwise. */
function toggled(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  const hasAll = some.every((each) => all.has(each));
  return new Set(hasAll ? [...all].filter((each) => !some.includes(each)) : [...all, ...some]);
}

function inWords(keys: readonly string[]): string {
  return keys.length === 1 ? `${keys[0]}` : `${keys.length} pictures`;
}
