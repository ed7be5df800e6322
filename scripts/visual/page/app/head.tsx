import { Badge, Button, Link, Text } from "@kerf/react";
import type { Change, Opening } from "../../report/model";
import { componentIn, modeName } from "./filter";
import { groupText } from "./group-text";
import { decisionOf } from "./rows";
import type { Review } from "./use-review";

/** The current change, and the actions for it. */
export function Head({ review, change }: { review: Review; change: Change }) {
  const { opening, report, decisions, row, rows, at, selected } = review;
  const decision = row ? decisionOf(row, decisions) : "open";
  const about = selected.size > 0 ? selected.size : (row?.changes.length ?? 1);
  const isCertified = (row?.changes ?? [change]).every(({ certified }) => certified);
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
          {at >= 0 && ` · ${at + 1} of ${rows.length}`} ·{" "}
          <Link href={storyAddress(opening, change)} target="_blank">
            Open the story
          </Link>
        </p>
      </div>
      <div className="head-actions">
        {opening.writable && !isCertified && <Badge variant="warning">not certified</Badge>}
        <Badge variant={badgeOf[decision]}>{decision}</Badge>
        <Button size="sm" onClick={review.undo}>
          Undo
        </Button>
        <Button size="sm" variant="secondary-destructive" onClick={() => review.decide("rejected")}>
          Reject{about > 1 ? ` ${about}` : ""}
        </Button>
        <Button size="sm" variant="primary" onClick={() => review.decide("approved")}>
          Approve{about > 1 ? ` ${about}` : ""}
        </Button>
      </div>
    </div>
  );
}

const badgeOf = { approved: "success", rejected: "error", open: "neutral" } as const;

/** The URL of the story, in the change's mode if the Storybook's toolbar can set it. */
export function storyAddress({ storybook }: Opening, { storyId, mode }: Change): string {
  const globals = mode === "dark" ? "&globals=theme:dark" : mode === "rtl" ? "&globals=direction:rtl" : "";
  return `${storybook}${storyId}${globals}`;
}
