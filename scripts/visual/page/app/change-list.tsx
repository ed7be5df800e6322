import { Badge, Tabs } from "@kerf/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { CheckIcon, ChevronDownIcon, XIcon } from "../../../../src/icons/icons";
import { componentIn } from "../../report/report-format";
import { decisionOf, groupText, modeName, type Review, type Row, tabs } from "./review-state";

const ROW = 52;

/** Selects which changes are listed: all, those without a decision, or those of one kind. */
export function Kinds({ review: { tab, setTab, count } }: { review: Review }) {
  return (
    <div className="k:border-b k:p-3">
      <Tabs size="sm" value={tab} onValueChange={(value) => setTab(value as typeof tab)}>
        <Tabs.List aria-label="Kind">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {`${each[0]?.toUpperCase()}${each.slice(1)}${count(each)}`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </div>
  );
}

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
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current, { align: "auto" });
  }, [current, list]);
  return (
    <div
      ref={scroller}
      className="k:flex-1 k:overflow-y-auto"
      role="listbox"
      tabIndex={0}
      aria-label="Changes"
      aria-activedescendant={
        row && items.some(({ index }) => index === current) ? `row-${row.id}` : undefined
      }
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        review.step(event.key === "ArrowDown" ? 1 : -1);
      }}
    >
      <div className="k:relative" style={{ height: list.getTotalSize() }}>
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
  const { group, within, changes } = row;
  const kind = changes[0]?.kind;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and its keys select the row.
    <div
      id={`row-${row.id}`}
      className="k:absolute k:inset-x-0 k:flex k:items-center k:gap-2.5 k:border-b k:px-3 k:hover:bg-tint k:aria-selected:bg-tint-strong k:data-within:ps-8"
      role="option"
      aria-selected={row.id === review.row?.id}
      aria-setsize={review.rows.length}
      aria-posinset={index + 1}
      tabIndex={-1}
      data-within={within ? "" : undefined}
      style={{ top, height: ROW }}
      onClick={() => review.show(row.id)}
    >
      <DecisionMark decision={decisionOf(row, review.decisions)} />
      <RowText row={row} review={review} />
      {group && <Badge variant="secondary">{changes.length}</Badge>}
      {group && (
        <button
          type="button"
          className="k:grid k:size-6 k:rounded-xs k:bg-transparent k:text-ink-muted k:place-items-center k:hover:bg-tint-strong k:aria-[expanded=false]:-rotate-90"
          aria-label="Pictures of the group"
          aria-expanded={review.expanded.has(group.id)}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            review.toggleGroup(group);
          }}
        >
          <ChevronDownIcon />
        </button>
      )}
      {!group && kind !== "changed" && <Badge variant={kind === "new" ? "info" : "neutral"}>{kind}</Badge>}
    </div>
  );
}

function RowText({ row, review: { report } }: { row: Row; review: Review }) {
  const [change] = row.changes;
  return (
    <span className="k:grid k:min-w-0 k:flex-1">
      <span className="k:truncate k:font-medium" title={row.group?.name}>
        {row.group
          ? row.group.name.replaceAll("--kerf-", "")
          : change && `${componentIn(report, change)} / ${report.facts[change.storyId]?.name}`}
      </span>
      <span className="k:truncate k:text-xs k:text-ink-muted">
        {row.group ? groupText(report, row) : change && `${modeName(change.mode)} · ${change.message}`}
      </span>
    </span>
  );
}

const marks = {
  approved: { icon: <CheckIcon />, className: "k:border-success k:bg-success k:text-on-success" },
  rejected: { icon: <XIcon />, className: "k:border-danger k:bg-danger k:text-on-danger" },
  open: { icon: null, className: "k:border-line-strong" },
};

function DecisionMark({ decision }: { decision: keyof typeof marks }) {
  const { icon, className } = marks[decision];
  return (
    <span
      className={`k:grid k:size-4.5 k:shrink-0 k:rounded-full k:border k:place-items-center k:[&_svg]:size-3 ${className}`}
      role="img"
      aria-label={decision}
    >
      {icon}
    </span>
  );
}
