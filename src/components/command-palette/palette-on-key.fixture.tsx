import { CommandPalette } from "@kerf/react";
import { useState } from "react";

/** Opens on a key press in an input, as the other components do, so that the measurements are comparable. */
export function Palette({ items }: { items: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Board" onKeyDown={() => setOpen(true)} />
      <CommandPalette.Root open={open} onOpenChange={setOpen} items={items}>
        <CommandPalette.Input />
        <CommandPalette.List>
          <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
        <CommandPalette.Footer />
      </CommandPalette.Root>
    </>
  );
}
