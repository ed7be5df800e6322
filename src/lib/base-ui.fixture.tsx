import { Combobox } from "@base-ui/react/combobox";
import type { ComponentProps } from "react";
import { expect, fireEvent, screen, waitFor } from "storybook/test";

export const fruit = ["Apple", "Fig", "Kiwi", "Lime"];

/** The text of the control's active descendant. */
export const highlighted = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-activedescendant") ?? "")?.textContent;

interface FruitProps extends ComponentProps<typeof Combobox.Input> {
  name: string;
  disabledItems?: string[];
  onItemHighlighted?: ComponentProps<typeof Combobox.Root>["onItemHighlighted"];
}

/** A list that is always visible, below its input. */
export function Fruit({ name, disabledItems = [], onItemHighlighted, ...rest }: FruitProps) {
  return (
    <Combobox.Root items={fruit} inline open onItemHighlighted={onItemHighlighted}>
      <Combobox.Input aria-label={name} {...rest} />
      <FruitList disabledItems={disabledItems} />
    </Combobox.Root>
  );
}

export function FruitList({ disabledItems = [] }: { disabledItems?: string[] }) {
  return (
    <Combobox.List aria-label="Fruit">
      {(item: string) => (
        <Combobox.Item key={item} value={item} disabled={disabledItems.includes(item)}>
          {item}
        </Combobox.Item>
      )}
    </Combobox.List>
  );
}

export function FruitPopup() {
  return (
    <Combobox.Portal>
      <Combobox.Positioner>
        <Combobox.Popup initialFocus={false} role="presentation">
          <FruitList />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** Closes the popup at the end of a story, because axe reports Base UI's focus guards in open popups. */
export async function closePopup(role: "menu" | "listbox") {
  fireEvent.keyDown(screen.getByRole(role), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
}
