import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Autocomplete, Combobox, DateInput, DateRangeInput, Select, TagsInput } from "../../src";

/** Controls that an application disables while their popup is open, as when it starts to save. */
const meta = {
  title: "Behaviour/Disabled while open",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Control {
  role?: "combobox" | "textbox";
  name?: string;
  popup?: "dialog" | "listbox";
  render: (disabled: boolean) => ReactNode;
}

/** Disables and enables the control without an event, which would close its popup, too. */
let setDisabled: (disabled: boolean) => void;

function Disabling({ render }: Pick<Control, "render">) {
  const [disabled, set] = useState(false);
  useEffect(() => {
    setDisabled = set;
  }, []);
  return render(disabled);
}

/** The popup closes, and stays closed when the control is enabled again. */
const closes = ({ role = "combobox", name = "Fruit", popup = "listbox", render }: Control): Story => ({
  render: () => <Disabling render={render} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole(role, { name });
    control.focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole(popup);
    setDisabled(true);
    await waitFor(() => expect(screen.queryByRole(popup)).toBeNull());
    setDisabled(false);
    await waitFor(() => expect(control).toBeEnabled());
    await expect(screen.queryByRole(popup)).toBeNull();
  },
});

const fruit = ["Apple", "Banana", "Cherry"];
const options = fruit.map((value) => ({ value, label: value }));

export const OfSelect = closes({
  render: (disabled) => <Select label="Fruit" items={options} disabled={disabled} />,
});

export const OfCombobox = closes({
  render: (disabled) => (
    <Combobox label="Fruit" items={fruit} disabled={disabled}>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
});

export const OfAutocomplete = closes({
  render: (disabled) => (
    <Autocomplete label="Fruit" items={fruit} disabled={disabled}>
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
});

export const OfTagsInput = closes({
  render: (disabled) => <TagsInput label="Fruit" items={fruit} disabled={disabled} />,
});

export const OfDateInput = closes({
  role: "textbox",
  name: "Day",
  popup: "dialog",
  render: (disabled) => <DateInput label="Day" disabled={disabled} />,
});

export const OfDateRangeInput = closes({
  role: "textbox",
  name: "Start date",
  popup: "dialog",
  render: (disabled) => <DateRangeInput label="Days" disabled={disabled} />,
});
