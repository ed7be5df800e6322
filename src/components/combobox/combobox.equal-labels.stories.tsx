import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Combobox } from ".";
import { closed, groupedList, list, opened } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Equal labels",
  tags: ["!autodocs"],
  parameters: { visual: { skip: "looks like any Combobox, and Behaviour/Combobox/Multiple shows chips" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const picked = fn();
const [illinois, massachusetts, portland] = cities;

const selected = () =>
  screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected") === "true");
const chips = () => [...document.querySelectorAll<HTMLElement>("[data-slot=combobox-chip]")];

/** The second of two equal labels is selected, marked in the list, and submitted by its value. */
export const Single: Story = {
  render: () => (
    <form aria-label="Order">
      <Combobox items={cities} label="City" name="city" onValueChange={picked}>
        <Combobox.TriggerInput />
        {list}
      </Combobox>
    </form>
  ),
  play: async ({ canvas }) => {
    picked.mockClear();
    const input = canvas.getByRole("combobox", { name: "City" });
    await userEvent.click(input);
    await opened();
    await userEvent.click(screen.getAllByRole("option")[1] as HTMLElement);
    await closed();
    await expect(picked.mock.calls).toEqual([[massachusetts]]);
    await expect(input).toHaveValue("Springfield");
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Order" });
    await expect(new FormData(form).get("city")).toBe("us-ma");
    await userEvent.click(input);
    await opened();
    await expect(selected()).toEqual([false, true, false]);
  },
};

/** Chips with equal text are separate, and the button of each removes its own item. */
export const Multiple: Story = {
  render: () => (
    <Combobox items={cities} multiple label="Cities" defaultValue={cities} onValueChange={picked}>
      <Combobox.TriggerMultipleWithInput />
      {list}
    </Combobox>
  ),
  play: async () => {
    picked.mockClear();
    const [first, second, third] = chips();
    await userEvent.click(within(second as HTMLElement).getByRole("button"));
    await expect(picked).toHaveBeenLastCalledWith([illinois, portland]);
    // The remaining chips keep their elements, and with them focus and state.
    await expect(chips()).toEqual([first, third]);
    await userEvent.click(within(first as HTMLElement).getByRole("button"));
    await expect(picked).toHaveBeenLastCalledWith([portland]);
  },
};

/**
 * Objects that are recreated on each render are compared with `isItemEqualToValue`. Their chips keep their elements.
 */
export const RecreatedObjects: Story = {
  render: () => <Recreated />,
  play: async ({ canvas }) => {
    const before = chips();
    await expect(before).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Render again" }));
    await expect(chips()).toEqual(before);
    await userEvent.click(canvas.getByRole("combobox", { name: "Cities" }));
    await opened();
    await expect(selected()).toEqual([true, true, false]);
    await userEvent.click(screen.getAllByRole("option")[0] as HTMLElement);
    await expect(chips()).toEqual([before[1]]);
    await expect(selected()).toEqual([false, true, false]);
    // An open list hides the rest of the page from screen readers, but the button could still be focused.
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

function Recreated() {
  const [codes, setCodes] = useState(["us-il", "us-ma"]);
  const [, setCount] = useState(0);
  const items = cities.map((city) => ({ ...city }));
  return (
    <>
      <Combobox
        items={items}
        multiple
        label="Cities"
        value={codes.map((code) => ({ value: code, label: "Springfield" }))}
        onValueChange={(next) => setCodes(next.map(({ value }) => value))}
        isItemEqualToValue={(item, value) => item.value === value.value}
      >
        <Combobox.TriggerMultipleWithInput />
        {list}
      </Combobox>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Render again
      </button>
    </>
  );
}

/** Groups with equal headings are separate. */
export const EqualHeadings: Story = {
  render: () => (
    <Combobox
      items={[
        { value: "Recent", items: ["Oslo"] },
        { value: "Recent", items: ["Lima"] },
      ]}
      label="City"
    >
      <Combobox.TriggerInput />
      {groupedList}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "City" }));
    await opened();
    await expect(screen.getAllByRole("group", { name: "Recent" })).toHaveLength(2);
  },
};
