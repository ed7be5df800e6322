import { useMemo, useRef, useState } from "react";
import { groupsOf } from "../../report/groups/groups";
import type { Change, Decision, Opening } from "../../report/model";
import { clientFor, initialState } from "./client";
import { type Filter, filtered, noFilter } from "./filter";
import { decisionOf, type Row, rowsOf, samplesOf } from "./rows";

export type Review = ReturnType<typeof useReview>;

/** The state of the page: the listed changes, the current change and the decisions. */
export function useReview(opening: Opening) {
  const { report } = opening;
  const client = useMemo(() => clientFor(opening), [opening]);
  const [initial] = useState(() => initialState(opening));
  const [decisions, setDecisions] = useState(initial.decisions);
  const [comments, setComments] = useState(initial.comments);
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [ungrouped, setUngrouped] = useState<ReadonlySet<string>>(new Set(initial.ungrouped));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const [sample, setSample] = useState(0);
  const [notice, setNotice] = useState("");

  const groups = useMemo(() => groupsOf(report), [report]);
  const matching = useMemo(() => filtered(report, decisions, filter), [report, decisions, filter]);
  const rows = useMemo(
    () => rowsOf(matching, { groups, expanded, ungrouped }),
    [matching, groups, expanded, ungrouped],
  );
  const at = rows.findIndex(({ id }) => id === (chosen ?? rows[0]?.id));
  // A change stays visible right after its decision, even if the filter excludes it.
  const row: Row | undefined = rows[at] ?? rowOf(report.changes.find(({ key }) => key === chosen)) ?? rows[0];
  const samples = row ? samplesOf(row) : [];
  const current = samples[Math.min(sample, samples.length - 1)];

  // Decisions show at once, and are sent one after the other. If the server refuses one, the page shows the
  // last accepted state.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const made = useRef(decisions);
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work).catch((error: Error) => {
      setDecisions(made.current);
      setNotice(error.message);
    });
  };

  function show(id: string): void {
    setChosen(id);
    setSample(0);
  }

  function step(by: 1 | -1, select: boolean): void {
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    if (select) setSelected((keys) => new Set([...keys, ...keysOf(row), ...keysOf(next)]));
    show(next.id);
  }

  /** Shows the next row without a decision, starting after the current row and wrapping around. */
  function nextOpen(after: typeof decisions): void {
    const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
    const next = order.find((each) => decisionOf(each, after) === "open");
    if (next) show(next.id);
  }

  function decide(decision: Decision, changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const keys = changes.map(({ key }) => key);
    const after = { ...decisions, ...Object.fromEntries(keys.map((key) => [key, decision])) };
    setDecisions(after);
    setSelected(new Set());
    setNotice(`${decision === "approved" ? "Approved" : "Rejected"} ${inWords(keys)}.`);
    nextOpen(after);
    inTurn(async () => {
      made.current = await client.decide(decision, keys);
    });
  }

  const undo = () =>
    inTurn(async () => {
      const { decisions: after, undone } = await client.undo();
      made.current = after;
      setDecisions(after);
      const [first] = undone;
      const back = rows.find(({ changes }) => changes.some(({ key }) => key === first));
      if (first) show(back?.id ?? first);
      setNotice(first ? `Undid ${inWords(undone)}.` : "There is nothing to undo.");
    });

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
    at,
    samples,
    /** The change whose pictures are shown. */
    current,
    notice,
    expanded,
    selected,
    show,
    next: () => step(1, false),
    previous: () => step(-1, false),
    selectNext: () => step(1, true),
    selectPrevious: () => step(-1, true),
    showSample: (change: Change) => setSample(Math.max(0, samples.indexOf(change))),
    nextSample: (by: 1 | -1) => setSample((index) => Math.max(0, Math.min(samples.length - 1, index + by))),
    /** Adds a row's changes to the selection, or takes them out of it. */
    toggleSelected: (target = row) => setSelected((keys) => toggled(keys, keysOf(target))),
    clearSelection: () => setSelected(new Set()),
    /** Lists the changes of the current group, or hides them. */
    toggleGroup: (group = row?.group ?? row?.within) => {
      if (!group) return;
      setExpanded((ids) => toggled(ids, [group.id]));
      show(`group ${group.id}`);
    },
    /** Takes the current change out of its group, or puts it back. */
    toggleMember: () => {
      if (!current) return;
      const { key } = current;
      if (!groups.some((group) => group.keys.includes(key))) return;
      const out = !ungrouped.has(key);
      setUngrouped((keys) => toggled(keys, [key]));
      setNotice(out ? `Removed ${key} from its group.` : `Added ${key} to its group.`);
      show(out && row?.group ? row.id : key);
      inTurn(async () => setUngrouped(new Set(await client.ungroup(key, out))));
    },
    decide: (decision: Decision) =>
      decide(
        decision,
        selected.size > 0 ? report.changes.filter(({ key }) => selected.has(key)) : (row?.changes ?? []),
      ),
    /** Decides on the current story in all its modes. */
    decideStory: (decision: Decision) =>
      decide(
        decision,
        report.changes.filter(({ storyId }) => storyId === current?.storyId),
      ),
    undo,
    comments,
    ungrouped,
    comment: (key: string, text: string) => {
      setComments((all) => ({ ...all, [key]: text.trim() }));
      inTurn(async () => {
        setComments(await client.comment(key, text));
        setNotice(text.trim() ? "Comment saved." : "Comment removed.");
      });
    },
  };
}

function rowOf(change: Change | undefined): Row | undefined {
  return change && { id: change.key, changes: [change] };
}

function keysOf(row: Row | undefined): string[] {
  return row?.changes.map(({ key }) => key) ?? [];
}

/** Removes the items if all of them are in the set, and adds them otherwise. */
function toggled(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  const hasAll = some.every((each) => all.has(each));
  return new Set(hasAll ? [...all].filter((each) => !some.includes(each)) : [...all, ...some]);
}

function inWords(keys: readonly string[]): string {
  return keys.length === 1 ? `${keys[0]}` : `${keys.length} pictures`;
}
