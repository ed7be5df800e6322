import { ContextMenu, DropdownMenu, Link, Surface, Text } from "@kerf/react";
import { CopyIcon, PencilIcon, TrashIcon } from "lucide-react";

/** The actions for a card. The link in it is focusable, so keys can open the menu as well. */
export function InvoiceCard() {
  return (
    <ContextMenu>
      <ContextMenu.Trigger>
        <Surface>
          <Text>
            <Link href="#invoice-2041">Invoice 2041</Link>
          </Text>
          <Text>€1,240.00, due on 30 November</Text>
        </Surface>
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Actions for invoice 2041">
        <DropdownMenu.Item icon={PencilIcon}>Edit</DropdownMenu.Item>
        <DropdownMenu.Item icon={CopyIcon}>Duplicate</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={TrashIcon} variant="danger">
          Delete
        </DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu>
  );
}
