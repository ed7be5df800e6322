import { Badge } from "@kerf/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { CheckIcon, ChevronDownIcon, XIcon } from "../../../../src/icons";
import { componentIn } from "../../report/report-format";
import type { Review } from "./review-state";
import { type Decision, decisionOf, groupText, modeName, type Row } from "./rows";

const ROW = 52;

/** Groups and changes. There may be thousands, so only visible rows are rendered. */
export function ChangeList({ review }: { review: Review }) {
  const { rows, row, index: current } = review;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const items = list.getVirtualItems();

  // Scrolls the current row into view.
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current, { align: "auto" });
  }, [current, list]);

  return (
    <div
      ref={scroller}
      className="list"
      role="listbox"
      tabIndex={0}
      aria-label="Changes"
      aria-multiselectable
      aria-activedescendant={
        row && items.some(({ index }) => index === current) ? `row-${row.id}` : undefined
      }
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (event.key === "ArrowDown") review.next();
        else review.previous();
      }}
    >
      <div className="list-all" style={{ height: list.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const each = rows[index];
          return each && <ListRow key={each.id} row={each} index={index} top={start} review={review} />;
        })}
      </div>
    </div>
  );
}

interface ListRowProps {
  row: Row;
  index: number;
  top: number;
  review: Review;
}

function ListRow({ row, index, top, review }: ListRowProps) {
  const { rows, decisions, selected } = review;
  const isShown = row.id === review.row?.id;
  const isSelected = row.changes.every(({ key }) => selected.has(key));
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) review.toggleSelected(row);
    review.show(row.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and its keys select the row.
    <div
      id={`row-${row.id}`}
      className="row"
      role="option"
      // Without a selection, decisions apply to the current row.
      aria-selected={selected.size > 0 ? isSelected : isShown}
      aria-setsize={rows.length}
      aria-posinset={index + 1}
      tabIndex={-1}
      data-shown={isShown || undefined}
      data-within={row.within ? "" : undefined}
      style={{ top, height: ROW }}
      onClick={onClick}
    >
      <DecisionMark decision={decisionOf(row, decisions)} />
      {row.group ? <GroupText row={row} review={review} /> : <ChangeText row={row} review={review} />}
    </div>
  );
}

function GroupText({ row, review }: { row: Row; review: Review }) {
  const { group, changes } = row;
  if (!group) return null;
  const isOpen = review.expanded.has(group.id);
  return (
    <>
      <span className="row-text">
        <span className="row-name" title={group.name}>
          {group.name.replaceAll("--kerf-", "")}
        </span>
        <span className="row-more">{groupText(review.report, row)}</span>
      </span>
      <Badge variant="secondary">{changes.length}</Badge>
      <button
        type="button"
        className="expand"
        aria-label={isOpen ? "Hide the group's pictures" : "List the group's pictures"}
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          review.toggleGroup(group);
        }}
      >
        <ChevronDownIcon />
      </button>
    </>
  );
}

function ChangeText({ row: { changes }, review: { report } }: { row: Row; review: Review }) {
  const [change] = changes;
  if (!change) return null;
  return (
    <>
      <span className="row-text">
        <span className="row-name">
          {componentIn(report, change)} <span className="muted">{report.facts[change.storyId]?.name}</span>
        </span>
        <span className="row-more">
          {modeName(change.mode)} · {change.message}
        </span>
      </span>
      {change.kind !== "changed" && (
        <Badge variant={change.kind === "new" ? "info" : "neutral"}>{change.kind}</Badge>
      )}
    </>
  );
}

const MARKS: Record<Decision, ReactNode> = { approved: <CheckIcon />, rejected: <XIcon /> };

function DecisionMark({ decision }: { decision: Decision | "open" }) {
  return (
    <span className="mark" data-decision={decision} role="img" aria-label={decision}>
      {decision !== "open" && MARKS[decision]}
    </span>
  );
}
