import { Button, Dialog, Stack, Text } from "@kerf/react";
import { CircleCheckIcon, TrashIcon, XIcon } from "lucide-react";
import { useState } from "react";

export interface BulkActionsProps {
  /** The number of selected orders, and how many of them the filters hide. */
  selected: number;
  hidden: number;
  /** The number of orders that the filters show. */
  shown: number;
  onMarkAsPaid: () => void;
  onDelete: () => void;
  onClear: () => void;
}

const formatNumber = new Intl.NumberFormat("en").format;

/** The number of selected rows and the actions for them. It is always rendered, so nothing moves and focus isn't lost. */
export function BulkActions({ selected, hidden, shown, onMarkAsPaid, onDelete, onClear }: BulkActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isEmpty = selected === 0;
  return (
    <Stack direction="row" gap="2" align="center" justify="between" wrap>
      <Text role="status" variant="secondary">
        {isEmpty
          ? `${formatNumber(shown)} ${shown === 1 ? "order" : "orders"}`
          : `${formatNumber(selected)} selected${hidden > 0 ? `, ${formatNumber(hidden)} hidden by filters` : ""}`}
      </Text>
      <Stack role="group" aria-label="Selected orders" direction="row" gap="2" wrap>
        <Button icon={CircleCheckIcon} aria-disabled={isEmpty} onClick={onMarkAsPaid}>
          Mark as paid
        </Button>
        <Dialog.Root role="alertdialog" open={isDeleting} onOpenChange={setIsDeleting}>
          <Dialog.Trigger
            render={
              <Button variant="secondary-destructive" icon={TrashIcon} aria-disabled={isEmpty}>
                Delete
              </Button>
            }
          />
          <Dialog>
            <Dialog.Title>
              Delete {formatNumber(selected)} {selected === 1 ? "order" : "orders"}?
            </Dialog.Title>
            <Dialog.Description>You can't undo this.</Dialog.Description>
            <Stack direction="row" gap="2" justify="end" wrap>
              <Dialog.Close render={<Button>Cancel</Button>} />
              <Button
                variant="destructive"
                onClick={() => {
                  onDelete();
                  setIsDeleting(false);
                }}
              >
                Delete
              </Button>
            </Stack>
          </Dialog>
        </Dialog.Root>
        <Button icon={XIcon} variant="ghost" aria-disabled={isEmpty} onClick={onClear}>
          Clear selection
        </Button>
      </Stack>
    </Stack>
  );
}
