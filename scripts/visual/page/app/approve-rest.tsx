import { Badge, Button, Dialog } from "@kerf/react";
import { counted } from "../../report/report-format";
import { groupText, type Review, rowName } from "./review-state";

/** Approves everything that is still open, after a list of it. */
export function ApproveRest({ review: { rest, report, opened, approveRest } }: { review: Review }) {
  const changes = rest.flatMap((row) => row.changes);
  return (
    <Dialog.Root role="alertdialog">
      <Dialog.Trigger render={<Button size="sm" disabled={changes.length === 0} />}>
        Approve all remaining
      </Dialog.Trigger>
      <Dialog size="lg">
        <Dialog.Title>Approve all {counted(changes.length, "remaining change")}?</Dialog.Title>
        <Dialog.Description>
          Their baselines are written at once. Unstable changes are left out.
        </Dialog.Description>
        <ul className="k:max-h-[50vh] k:list-none k:overflow-y-auto" aria-label="To approve">
          {rest.map((row) => (
            <li key={row.id} className="k:flex k:items-center k:gap-2.5 k:border-b k:py-2 k:last:border-0">
              <span className="k:grid k:min-w-0 k:flex-1">
                <span className="k:font-medium k:wrap-anywhere">{rowName(report, row)}</span>
                <span className="k:text-xs k:text-ink-muted">{groupText(report, row)}</span>
              </span>
              {!opened.has(row.id) && <Badge variant="warning">not opened</Badge>}
              <Badge variant="secondary">{row.changes.length}</Badge>
            </li>
          ))}
        </ul>
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Dialog.Close render={<Button variant="primary" />} onClick={approveRest}>
          Approve {changes.length}
        </Dialog.Close>
      </Dialog>
    </Dialog.Root>
  );
}
