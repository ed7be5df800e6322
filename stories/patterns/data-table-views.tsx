import { Button, Dialog, DropdownMenu, Input, Stack } from "@kerf/react";
import { BookmarkIcon, BookmarkPlusIcon, TrashIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { isSameView, type SavedView } from "./use-saved-views";

export interface DataTableViewsMenuProps {
  /** The views that everyone has. */
  presets: readonly SavedView[];
  /** The views that people saved. */
  saved: readonly SavedView[];
  /** The current state of the table. */
  current: Omit<SavedView, "name">;
  onSelect: (view: SavedView) => void;
  onSave: (name: string) => void;
  onDelete: (name: string) => void;
}

/** Switches between views, saves the current one, and deletes those that people saved. */
export function DataTableViewsMenu({
  presets,
  saved,
  current,
  onSelect,
  onSave,
  onDelete,
}: DataTableViewsMenuProps) {
  const [isNaming, setIsNaming] = useState(false);
  const all = [...presets, ...saved];
  const active = all.find((view) => isSameView(view, current))?.name;
  const isSaved = saved.some(({ name }) => name === active);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get("name")).trim());
    setIsNaming(false);
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button icon={BookmarkIcon} />}>
          {active ?? "Unsaved view"}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">
          <DropdownMenu.RadioGroup
            value={active ?? ""}
            onValueChange={(name) => {
              const view = all.find((each) => each.name === name);
              if (view) onSelect(view);
            }}
          >
            <DropdownMenu.Label inset>Views</DropdownMenu.Label>
            {all.map(({ name }) => (
              <DropdownMenu.RadioItem key={name} value={name} inset closeOnClick>
                {name}
                <DropdownMenu.RadioItemIndicator />
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item icon={BookmarkPlusIcon} onClick={() => setIsNaming(true)}>
            Save this view…
          </DropdownMenu.Item>
          {active && isSaved && (
            <DropdownMenu.Item icon={TrashIcon} variant="danger" onClick={() => onDelete(active)}>
              Delete “{active}”
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu>
      <Dialog.Root open={isNaming} onOpenChange={setIsNaming}>
        <Dialog size="sm">
          <Dialog.Title>Save this view</Dialog.Title>
          <Dialog.Description>
            It contains the search, the filters, the sort order and the columns. A view with the same name is
            replaced.
          </Dialog.Description>
          <Stack render={<form onSubmit={save} />}>
            <Input label="Name" name="name" required pattern=".*\S.*" maxLength={40} autoComplete="off" />
            <Stack direction="row" gap="2" justify="end" wrap>
              <Dialog.Close render={<Button>Cancel</Button>} />
              <Button type="submit" variant="primary">
                Save view
              </Button>
            </Stack>
          </Stack>
        </Dialog>
      </Dialog.Root>
    </>
  );
}
