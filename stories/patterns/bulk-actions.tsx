import { Button, Dialog, Stack, Text } from "@kerf/react";
import { TrashIcon, XIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

export interface BulkActionsProps {
  /** The name of the group of actions. */
  label: string;
  /** The number of selected rows, and how many of them the filters hide. */
  selected: number;
  hidden: number;
  /** The text while no row is selected. */
  none: string;
  onClear: () => void;
  /** The actions. Set `aria-disabled` on them while no row is selected. */
  children: ReactNode;
}

const formatNumber = new Intl.NumberFormat("en").format;

/** The number of selected rows and the actions for them. It is always rendered, so nothing moves and focus isn't lost. */
export function BulkActions({ label, selected, hidden, none, onClear, children }: BulkActionsProps) {
  const isEmpty = selected === 0;
  return (
    <Stack direction="row" gap="2" align="center" justify="between" wrap>
      <Text role="status" variant="secondary" dir="auto">
        {isEmpty
          ? none
          : `${formatNumber(selected)} selected${hidden > 0 ? `, ${formatNumber(hidden)} hidden by filters` : ""}`}
      </Text>
      <Stack role="group" aria-label={label} direction="row" gap="2" wrap>
        {children}
        <Button icon={XIcon} variant="ghost" aria-disabled={isEmpty} onClick={onClear}>
          Clear selection
        </Button>
      </Stack>
    </Stack>
  );
}

export interface BulkDeleteProps {
  /** The number of rows and what they are, such as "3 orders". */
  count: number;
  noun: string;
  /** The consequences of the deletion. */
  description: string;
  onDelete: () => void;
}

/** The action that deletes the selected rows, after a confirmation. */
export function BulkDelete({ count, noun, description, onDelete }: BulkDeleteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root role="alertdialog" open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        render={
          <Button variant="secondary-destructive" icon={TrashIcon} aria-disabled={count === 0}>
            Delete
          </Button>
        }
      />
      <Dialog>
        <Dialog.Title>
          Delete {formatNumber(count)} {noun}?
        </Dialog.Title>
        <Dialog.Description>{description}</Dialog.Description>
        <Stack direction="row" gap="2" justify="end" wrap>
          <Dialog.Close render={<Button>Cancel</Button>} />
          <Button
            variant="destructive"
            onClick={() => {
              onDelete();
              setIsOpen(false);
            }}
          >
            Delete
          </Button>
        </Stack>
      </Dialog>
    </Dialog.Root>
  );
}
