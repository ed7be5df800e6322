import { Badge, Tabs } from "@kerf/react";
import { useEffect } from "react";
import { CheckIcon, ChevronDownIcon } from "../../../../src/icons/icons";
import {
  capitalized,
  groupText,
  isApproved,
  modeName,
  type Review,
  type Row,
  storyName,
  tabs,
} from "./review-state";

/** Selects which changes are listed: all, those that aren't approved, or those of one kind. */
export function Kinds({ review: { tab, setTab, report } }: { review: Review }) {
  const count = (kind: string) => report.changes.filter((change) => change.kind === kind).length;
  return (
    <div className="k:border-b k:p-3">
      <Tabs size="sm" value={tab} onValueChange={(value) => setTab(value as typeof tab)}>
        <Tabs.List aria-label="Kind">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {`${capitalized(each)} ${each === "all" || each === "open" ? "" : count(each)}`.trim()}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </div>
  );
}

/** Groups and changes. There may be thousands, so the browser renders only those in view. */
export function ChangeList({ review }: { review: Review }) {
  const { rows, row, index } = review;
  const current = index < 0 ? undefined : `row-${row?.id}`;
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
    >
      {rows.map((each) => (
        <ListRow key={each.id} row={each} review={review} />
      ))}
    </div>
  );
}

function ListRow({ row, review }: { row: Row; review: Review }) {
  const { id, group, within, changes } = row;
  const { report } = review;
  const [change] = changes;
  const done = isApproved(row, review.approved);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and its keys select the row.
    <div
      id={`row-${id}`}
      className="k:flex k:h-13 k:items-center k:gap-2.5 k:border-b k:px-3 k:[contain-intrinsic-height:52px] k:[content-visibility:auto] k:hover:bg-tint k:aria-selected:bg-tint-strong k:data-within:ps-8"
      role="option"
      aria-selected={id === review.row?.id}
      tabIndex={-1}
      data-within={within ? "" : undefined}
      onClick={() => review.show(id)}
    >
      <span
        className="k:grid k:size-4.5 k:shrink-0 k:rounded-full k:border k:border-line-strong k:place-items-center k:data-approved:border-success k:data-approved:bg-success k:data-approved:text-on-success k:[&_svg]:size-3"
        role="img"
        aria-label={done ? "approved" : "open"}
        data-approved={done || undefined}
      >
        {done && <CheckIcon />}
      </span>
      <span className="k:grid k:min-w-0 k:flex-1">
        <span className="k:truncate k:font-medium" title={group?.name}>
          {group ? group.name.replaceAll("--kerf-", "") : change && storyName(report, change)}
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
      {!group && change?.kind !== "changed" && <Badge variant="neutral">{change?.kind}</Badge>}
    </div>
  );
}
