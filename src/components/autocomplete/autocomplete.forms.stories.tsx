import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { contract, typeOver } from "#kit";
import { Autocomplete, type AutocompleteProps } from ".";
import { changed, closed, fruit, list } from "./autocomplete.fixture";

const meta = {
  component: Autocomplete,
  title: "Behaviour/Autocomplete/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Shouting() {
  const [value, setValue] = useState("");
  return (
    <StrictMode>
      <Autocomplete
        items={fruit}
        label="Loud"
        value={value}
        onValueChange={(text) => setValue(text.toUpperCase())}
      >
        <Autocomplete.InputGroup />
        {list}
      </Autocomplete>
      <Autocomplete items={fruit} label="Number" value={7} onValueChange={changed}>
        <Autocomplete.InputGroup />
        {list}
      </Autocomplete>
    </StrictMode>
  );
}

/** The input shows the controlled value. Tab closes the list and keeps the text. */
export const Controlled: Story = {
  render: () => <Shouting />,
  play: async ({ canvas }) => {
    const loud = canvas.getByRole("combobox", { name: "Loud" });
    await userEvent.type(loud, "fig");
    await screen.findByRole("listbox");
    await userEvent.tab();
    await closed();
    await expect(loud).toHaveValue("FIG");
    const number = canvas.getByRole("combobox", { name: "Number" });
    await expect(number).toHaveFocus();
    await userEvent.type(number, "8");
    await expect(changed).toHaveBeenLastCalledWith("78");
    await expect(number).toHaveValue("7");
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

interface WithInputProps extends AutocompleteProps {
  readOnly?: boolean;
  "aria-disabled"?: boolean;
}

function WithInput({ readOnly, "aria-disabled": ariaDisabled, ...props }: WithInputProps) {
  return (
    <Autocomplete {...props} items={fruit}>
      <Autocomplete.InputGroup readOnly={readOnly} aria-disabled={ariaDisabled} />
      {list}
    </Autocomplete>
  );
}

export const Contract = contract(WithInput, {
  role: "combobox",
  of: Autocomplete,
  hasNoForm: true,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Quince", shows: "Quince", submits: ["Quince"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Quince"),
  exceptions: { callersAttributes: "They reach the input, as Conformance checks." },
});
