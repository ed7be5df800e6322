import { Badge, Button, Link, Text } from "@kerf/react";
import { type Change, componentIn, type Opening, picturePath } from "../../report/report-format";
import type { Review } from "./review-state";
import { decisionOf, groupText, modeName } from "./rows";

/** The current change, and the actions for it. */
export function CurrentChange({ review, change }: { review: Review; change: Change }) {
  const { opening, report, decisions, row, rows, index, selected } = review;
  const decision = row ? decisionOf(row, decisions) : "open";
  const count = selected.size > 0 ? selected.size : (row?.changes.length ?? 1);
  const isUnstable = (row?.changes ?? [change]).some(({ unstable }) => unstable);
  return (
    <div className="head">
      <div className="head-text">
        {row?.group && (
          <p className="group-name">
            <strong>{row.group.name}</strong>{" "}
            <span className="muted">
              {row.changes.length} alike · {groupText(report, row)}
            </span>
          </p>
        )}
        <Text variant="heading3" as="h2">
          {componentIn(report, change)} <span className="muted">{report.facts[change.storyId]?.name}</span>
        </Text>
        <p className="muted">
          {modeName(change.mode)} · {change.message}
          {index >= 0 && ` · ${index + 1} of ${rows.length}`} ·{" "}
          <Link href={storyAddress(opening, change)} target="_blank">
            Open the story
          </Link>
        </p>
      </div>
      {opening.writable && (
        <div className="head-actions">
          {isUnstable && <Badge variant="warning">unstable</Badge>}
          <Badge variant={badges[decision]}>{decision}</Badge>
          <Button size="sm" onClick={review.undo}>
            Undo
          </Button>
          <Button size="sm" variant="secondary-destructive" onClick={() => review.decide("rejected")}>
            Reject{count > 1 ? ` ${count}` : ""}
          </Button>
          <Button size="sm" variant="primary" onClick={() => review.decide("approved")}>
            Approve{count > 1 ? ` ${count}` : ""}
          </Button>
        </div>
      )}
    </div>
  );
}

const badges = { approved: "success", rejected: "error", open: "neutral" } as const;

/** The URL of the story, in the change's mode if the Storybook's toolbar can set it. */
export function storyAddress({ storybook }: Opening, { storyId, mode }: Change): string {
  const globals = mode === "dark" ? "&globals=theme:dark" : mode === "rtl" ? "&globals=direction:rtl" : "";
  return `${storybook}${storyId}${globals}`;
}

/** The maximum number of samples. Looking at more would be no faster than the list. */
const MOST_SAMPLES = 24;

/** The pictures of a group that together show all of its differences. */
export function Samples({ review }: { review: Review }) {
  const { report, samples, current } = review;
  if (samples.length < 2) return null;
  return (
    <fieldset className="samples">
      <legend className="muted">{samples.length} pictures show every difference of the group</legend>
      {samples.slice(0, MOST_SAMPLES).map((change) => (
        <button
          key={change.key}
          type="button"
          aria-pressed={change === current}
          title={`${componentIn(report, change)}, ${modeName(change.mode)}`}
          onClick={() => review.showSample(change)}
        >
          <img src={picturePath(change.storyId, change.mode, "actual")} alt={change.key} loading="lazy" />
        </button>
      ))}
    </fieldset>
  );
}
