import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, StrictMode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Autocomplete } from ".";
import { changed, closed, fruit, list } from "./autocomplete.fixture";

const meta = {
  component: Autocomplete,
  title: "Behaviour/Autocomplete/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const sent = fn();
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent([...new FormData(event.currentTarget)]);
};

/**
 * The form submits the visible text. If `required`, an empty input prevents submission. A reset restores the initial
 * text.
 */
export const InAForm: Story = {
  render: () => (
    <form onSubmit={send}>
      <Autocomplete
        items={fruit}
        label="Fruit"
        name="fruit"
        defaultValue="Fig"
        required
        error={{ message: "Name a fruit.", match: "valueMissing" }}
      >
        <Autocomplete.InputGroup />
        {list}
      </Autocomplete>
      <fieldset disabled>
        <Autocomplete items={fruit} label="Not now" name="other" defaultValue="Fig">
          <Autocomplete.InputGroup />
        </Autocomplete>
      </fieldset>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(canvas.getByRole("combobox", { name: "Not now" })).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription("Name a fruit.");
    await userEvent.keyboard("Quince");
    await waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(sent).toHaveBeenLastCalledWith([["fruit", "Quince"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input).toHaveValue("Fig"));
  },
};

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

/** When read-only, it can be focused and submitted, but not changed. There are no suggestions and no clear button. */
export const ReadOnly: Story = {
  render: () => (
    <Autocomplete items={fruit} label="Fruit" defaultValue="Fig">
      <Autocomplete.InputGroup readOnly />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.keyboard("x{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Fig");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};
