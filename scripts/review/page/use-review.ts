import { useMemo, useRef, useState } from "react";
import type { Change, Decision, Opening } from "../model";
import { clientFor, initialDecisions } from "./client";
import { type Filter, filtered, noFilter } from "./filter";

export type Review = ReturnType<typeof useReview>;

/** The state of the page: what is listed, what is on show, and what was decided. */
export function useReview(opening: Opening) {
  const { report } = opening;
  const client = useMemo(() => clientFor(opening), [opening]);
  const [decisions, setDecisions] = useState(() => initialDecisions(opening));
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [chosen, setChosen] = useState(report.changes[0]?.key);
  const [notice, setNotice] = useState("");

  const matching = useMemo(() => filtered(report, decisions, filter), [report, decisions, filter]);
  // What was just decided stays on show, though the filter may not want it any more.
  const current = report.changes.find(({ key }) => key === chosen) ?? matching[0];
  const at = matching.findIndex(({ key }) => key === current?.key);

  // Decisions show at once. They are made one after the other, and what the server refuses is taken back.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const made = useRef(decisions);
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work).catch((error: Error) => {
      setDecisions(made.current);
      setNotice(error.message);
    });
  };

  function step(by: 1 | -1): void {
    const next = matching[at < 0 ? 0 : Math.min(matching.length - 1, Math.max(0, at + by))];
    if (next) setChosen(next.key);
  }

  /** The next that waits for a decision, from the one on show on, and from the top again. */
  function nextOpen(after: typeof decisions): void {
    const order = [...matching.slice(at + 1), ...matching.slice(0, Math.max(0, at))];
    const next = order.find(({ key }) => !after[key]);
    if (next) setChosen(next.key);
  }

  function decide(decision: Decision, changes: Change[]): void {
    if (changes.length === 0) return;
    const keys = changes.map(({ key }) => key);
    const after = { ...decisions, ...Object.fromEntries(keys.map((key) => [key, decision])) };
    setDecisions(after);
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
      if (first) setChosen(first);
      setNotice(first ? `Took back ${inWords(undone)}.` : "There is nothing to undo.");
    });

  return {
    opening,
    report,
    decisions,
    filter,
    setFilter,
    matching,
    current,
    at,
    notice,
    show: setChosen,
    next: () => step(1),
    previous: () => step(-1),
    decide: (decision: Decision) => decide(decision, current ? [current] : []),
    /** The story in all its modes. */
    decideStory: (decision: Decision) =>
      decide(
        decision,
        report.changes.filter(({ storyId }) => storyId === current?.storyId),
      ),
    undo,
  };
}

function inWords(keys: string[]): string {
  return keys.length === 1 ? `${keys[0]}` : `${keys.length} pictures`;
}
