import { Badge } from "@kerf/react";
import { memo, useEffect } from "react";
import { CheckIcon, ChevronDownIcon } from "../../../../src/icons/icons";
import type { Report } from "../../report/report-format";
import { groupText, isApproved, modeName, type Review, type Row, rowName } from "./review-state";

/** Groups and changes. There may be thousands, so the browser renders only those in view. */
export function ChangeList({ review }: { review: Review }) {
  const { rows, row } = review;
  const current = row && `row-${row.id}`;
  useEffect(() => {
    if (current) document.getElementById(current)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div
      className="k:flex-1 k:overflow-y-auto"
      role="listbox"
      tabIndex={0}
      aria-label="Changes"
      aria-activedescendant={current}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        review.step(event.key === "ArrowDown" ? 1 : -1);
      }}
      onClick={({ target }) => {
        if (!(target instanceof Element)) return;
        const id = target.closest("[role=option]")?.id;
        const clicked = rows.find((each) => `row-${each.id}` === id);
        if (clicked?.group && target.closest("button")) review.toggleGroup(clicked.group);
        else if (clicked) review.show(clicked.id);
      }}
    >
      {rows.map((each) => (
        <ListRow
          key={each.id}
          row={each}
          report={review.report}
          selected={each === row}
          approved={isApproved(each, review.approved)}
          expanded={review.expanded.has(each.group?.id ?? "")}
        />
      ))}
    </div>
  );
}

interface ListRowProps {
  row: Row;
  report: Report;
  selected: boolean;
  approved: boolean;
  expanded: boolean;
}

const ListRow = memo(function ListRow({ row, report, selected, approved, expanded }: ListRowProps) {
  const { id, group, within, changes } = row;
  const [change] = changes;
  return (
    <div
      id={`row-${id}`}
      className="k:flex k:h-13 k:items-center k:gap-2.5 k:border-b k:px-3 k:[contain-intrinsic-height:52px] k:[content-visibility:auto] k:hover:bg-tint k:aria-selected:bg-tint-strong k:data-within:ps-8"
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      data-within={within ? "" : undefined}
    >
      <span
        className="k:grid k:size-4.5 k:shrink-0 k:rounded-full k:border k:border-line-strong k:place-items-center k:data-approved:border-success k:data-approved:bg-success k:data-approved:text-on-success k:[&_svg]:size-3"
        role="img"
        aria-label={approved ? "approved" : "open"}
        data-approved={approved || undefined}
      >
        {approved && <CheckIcon />}
      </span>
      <span className="k:grid k:min-w-0 k:flex-1">
        <span className="k:truncate k:font-medium" title={group?.name}>
          {rowName(report, row)}
        </span>
        <span className="k:truncate k:text-xs k:text-ink-muted">
          {group ? groupText(report, row) : change && `${modeName(change.mode)} · ${change.message}`}
        </span>
      </span>
      {group && <Badge variant="secondary">{changes.length}</Badge>}
      {group && (
        <button
          type="button"
          className="k:grid k:size-6 k:rounded-xs k:bg-transparent k:text-ink-muted k:place-items-center k:hover:bg-tint-strong k:aria-[expanded=false]:-rotate-90"
          aria-label="Pictures of the group"
          aria-expanded={expanded}
          tabIndex={-1}
        >
          <ChevronDownIcon />
        </button>
      )}
      {!group && change?.kind !== "changed" && <Badge variant="neutral">{change?.kind}</Badge>}
    </div>
  );
});
