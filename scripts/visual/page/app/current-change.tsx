import { Badge, Button, Link, Text } from "@kerf/react";
import type { Change } from "../../report/report-format";
import { groupText, isApproved, modeName, type Review, storyName } from "./review-state";

/** The current change, and the actions for its row. */
export function CurrentChange({ review, change }: { review: Review; change: Change }) {
  const { opening, report, approved, row, rows, index } = review;
  const { changes, group } = row ?? { changes: [change] };
  return (
    <div className="k:flex k:flex-wrap k:items-center k:gap-2">
      <div className="k:min-w-0 k:flex-[1_1_17rem]">
        {row && group && (
          <p className="k:mb-1 k:wrap-anywhere">
            <strong>{group.name}</strong>{" "}
            <span className="k:text-ink-muted">
              {changes.length} alike · {groupText(report, row)}
            </span>
          </p>
        )}
        <Text variant="heading3" as="h2">
          {storyName(report, change)}
        </Text>
        <p className="k:text-ink-muted">
          {modeName(change.mode)} · {change.message}
          {` · ${index + 1} of ${rows.length} · `}
          <Link href={storyAddress(change)} target="_blank">
            Open the story
          </Link>
        </p>
      </div>
      {opening.writable && (
        <>
          {changes.some(({ unstable }) => unstable) && <Badge variant="warning">unstable</Badge>}
          {row && isApproved(row, approved) && <Badge variant="success">approved</Badge>}
          <Button size="sm" variant="primary" onClick={review.approve}>
            Approve{changes.length > 1 ? ` ${changes.length}` : ""}
          </Button>
        </>
      )}
    </div>
  );
}

/** The URL of the story in the Storybook of `npm start`, in the change's mode if its toolbar can set it. */
function storyAddress({ storyId, mode }: Change): string {
  const globals = mode === "dark" ? "&globals=theme:dark" : mode === "rtl" ? "&globals=direction:rtl" : "";
  return `http://localhost:6006/?path=/story/${storyId}${globals}`;
}
