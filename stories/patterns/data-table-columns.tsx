import { Button, Checkbox, Popover, Stack } from "@kerf/react";
import { ArrowDownIcon, ArrowUpIcon, Columns3Icon } from "lucide-react";
import { useState } from "react";
import { Announcement } from "./announcement";
import { moveTo } from "./data-table-header";
import type { DataTableInstance } from "./use-data-table";

export interface DataTableColumnsMenuProps<Row extends object> {
  table: DataTableInstance<Row>;
  onReset: () => void;
}

/** Shows, hides and moves columns. It works by touch and keyboard, where dragging headers doesn't. */
export function DataTableColumnsMenu<Row extends object>({ table, onReset }: DataTableColumnsMenuProps<Row>) {
  const [message, setMessage] = useState("");
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());

  function move(index: number, by: 1 | -1) {
    const column = columns[index];
    const neighbor = columns[index + by];
    if (!column || !neighbor) return;
    moveTo(table, column.id, by === 1 ? "after" : "before", neighbor.id);
    setMessage(`${column.columnDef.header} is now ${index + by + 1} of ${columns.length}.`);
  }

  return (
    <Popover>
      <Popover.Trigger render={<Button icon={Columns3Icon} />}>Columns</Popover.Trigger>
      <Popover.Content align="end">
        <Popover.Title>Columns</Popover.Title>
        <Popover.Description>
          You can also drag headers, or press Shift and an arrow key on them.
        </Popover.Description>
        <Stack gap="1">
          {columns.map((column, index) => {
            const name = String(column.columnDef.header);
            return (
              <Stack key={column.id} direction="row" gap="1" align="center">
                <div style={{ flexGrow: 1, paddingInlineEnd: 24 }}>
                  <Checkbox
                    label={name}
                    checked={column.getIsVisible()}
                    onValueChange={(isVisible) => column.toggleVisibility(isVisible)}
                  />
                </div>
                <Button
                  size="sm"
                  shape="square"
                  variant="ghost"
                  icon={ArrowUpIcon}
                  aria-label={`Move ${name} up`}
                  aria-disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <Button
                  size="sm"
                  shape="square"
                  variant="ghost"
                  icon={ArrowDownIcon}
                  aria-label={`Move ${name} down`}
                  aria-disabled={index === columns.length - 1}
                  onClick={() => move(index, 1)}
                />
              </Stack>
            );
          })}
        </Stack>
        <Announcement message={message} />
        <Button size="sm" onClick={onReset}>
          Reset columns
        </Button>
      </Popover.Content>
    </Popover>
  );
}
