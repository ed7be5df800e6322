import { Button, DropdownMenu } from "@kerf/react";
import { Columns3Icon } from "lucide-react";

export interface ColumnsMenuProps {
  /** The columns that can be hidden, in order. */
  columns: { id: string; label: string; isVisible: boolean }[];
  /** Called with the id of the column to show or hide. */
  onVisibleChange: (id: string, isVisible: boolean) => void;
  /** Shows all columns. */
  onReset: () => void;
}

/** Shows and hides columns. The menu stays open, so that several can be changed at once. */
export function ColumnsMenu({ columns, onVisibleChange, onReset }: ColumnsMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button icon={Columns3Icon}>Columns</Button>} />
      <DropdownMenu.Content align="end">
        {columns.map(({ id, label, isVisible }) => (
          <DropdownMenu.CheckboxItem
            key={id}
            checked={isVisible}
            onCheckedChange={(checked) => onVisibleChange(id, checked)}
          >
            {label}
          </DropdownMenu.CheckboxItem>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onClick={onReset}>Show all columns</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
