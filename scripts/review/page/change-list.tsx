import { Badge } from "@kerf/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CheckIcon, XIcon } from "../../../src/icons";
import type { Change, Decision } from "../model";
import { componentIn, modeName } from "./filter";
import type { Review } from "./use-review";
import { useWindow } from "./use-window";

const ROW = 52;

/** Everything that is listed, two thousand of them if need be: only what is in sight is drawn. */
export function ChangeList({ review }: { review: Review }) {
  const { matching, current, at } = review;
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last } = useWindow(scroller, matching.length, ROW);

  // What is on show stays in sight, however it came to be.
  useEffect(() => {
    const element = scroller.current;
    if (!element || at < 0) return;
    const top = at * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW - element.clientHeight;
  }, [at]);

  return (
    <div
      ref={scroller}
      className="list"
      role="listbox"
      tabIndex={0}
      aria-label="Changes"
      aria-activedescendant={current && at >= first && at < last ? `row-${current.key}` : undefined}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (event.key === "ArrowDown") review.next();
        else review.previous();
      }}
    >
      <div className="list-all" style={{ height: matching.length * ROW }}>
        {matching.slice(first, last).map((change, index) => (
          <Row key={change.key} change={change} place={first + index} review={review} />
        ))}
      </div>
    </div>
  );
}

function Row({ change, place, review }: { change: Change; place: number; review: Review }) {
  const { report, matching, current, decisions } = review;
  const story = report.facts[change.storyId];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and its keys choose the row.
    <div
      id={`row-${change.key}`}
      className="row"
      role="option"
      aria-selected={change === current}
      aria-setsize={matching.length}
      aria-posinset={place + 1}
      tabIndex={-1}
      style={{ top: place * ROW, height: ROW }}
      onClick={() => review.show(change.key)}
    >
      <DecisionMark decision={decisions[change.key]} />
      <span className="row-text">
        <span className="row-name">
          {componentIn(report, change)} <span className="muted">{story?.name}</span>
        </span>
        <span className="row-more">
          {modeName(change.mode)} · {change.message}
        </span>
      </span>
      {change.kind !== "changed" && (
        <Badge variant={change.kind === "new" ? "info" : "neutral"}>{change.kind}</Badge>
      )}
    </div>
  );
}

const MARKS: Record<Decision, ReactNode> = { approved: <CheckIcon />, rejected: <XIcon /> };

function DecisionMark({ decision }: { decision: Decision | undefined }) {
  return (
    <span className="mark" data-decision={decision ?? "open"} role="img" aria-label={decision ?? "open"}>
      {decision && MARKS[decision]}
    </span>
  );
}
