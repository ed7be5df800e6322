import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { contract } from "#kit";
import { Select } from ".";
import { closed, fruit, option } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const people = [
  { label: "Nobody", value: null },
  { label: "Ada", value: { value: "u1", label: "Ada" } },
  { label: "Zoë", value: { value: "u2", label: "Zoë" } },
];

/** The content beside the label, a visually hidden label, and the accessible name without a label. */
export const Texts: Story = {
  render: () => (
    <>
      <Select
        items={fruit}
        id="own-id"
        label="Fruit"
        labelTooltip="Fruit in season."
        description="One a day."
        required={false}
      />
      <Select items={fruit} label="Unseen" hideLabel />
      <Select items={fruit} aria-label="Bare" error="No." />
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: /Fruit/ });
    await expect(control).toHaveAttribute("id", "own-id");
    await expect(control).toHaveAccessibleDescription("One a day.");
    await expect(canvas.getByText("(optional)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /More information/ })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Unseen" })).toBeVisible();
    await expect(canvas.getByText("Unseen").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("combobox", { name: "Bare" })).toBeInvalid();
  },
};

export const ObjectContract = contract(Select, {
  role: "combobox",
  props: {
    items: people,
    isItemEqualToValue: (item: { value: string }, value: { value: string }) => item.value === value.value,
  },
  first: { value: { value: "u1", label: "Ada" }, shows: "Ada", submits: ["u1"] },
  second: { value: { value: "u2", label: "Zoë" }, shows: "Zoë", submits: ["u2"] },
  empty: { value: null, shows: "Nobody", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Zoë"));
    await closed();
  },
  exceptions: {
    readOnly: "A Select has no read-only state.",
    required: "The Contract of strings checks it. An item for no value is a selection.",
  },
});
