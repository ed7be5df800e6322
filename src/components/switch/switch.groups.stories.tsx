import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { contract } from "#kit";
import { Switch } from ".";

const meta = {
  component: Switch,
  title: "Behaviour/Switch groups",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const switched = fn();

/** A click on an item calls both the item's callback and the group's. */
export const ItemsTell: Story = {
  render: ({ onValueChange }) => (
    <Switch.Group legend="Channels" onValueChange={onValueChange as never}>
      <Switch.Item value="email" label="Email" onValueChange={switched} />
      <Switch.Item value="sms" label="Text message" />
    </Switch.Group>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Text message" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await expect(switched.mock.calls).toEqual([[true], [false]]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sms"]);
  },
};

const items = ["Email", "Text message"];
const checkedItems = (group: HTMLElement) =>
  items.filter((name) => within(group).queryByRole("switch", { name, checked: true }));

export const Contract = contract(Switch.Group, {
  role: "group",
  nameProp: "legend",
  hasNoForm: true,
  part: (group) => within(group).getAllByRole("switch")[0] as HTMLElement,
  props: {
    children: items.map((each) => <Switch.Item key={each} value={each} label={each} />),
  },
  first: { value: ["Email"], shows: ["Email"], submits: ["Email"] },
  second: { value: items, shows: items, submits: items },
  empty: { value: [], shows: [], submits: [] },
  shown: checkedItems,
  change: async (group) => {
    const isEmpty = checkedItems(group).length === 0;
    for (const name of isEmpty ? items : ["Text message"])
      await userEvent.click(within(group).getByRole("switch", { name }));
  },
  exceptions: {
    readOnly: "A group has no read-only state.",
    required: "A group can't require an item.",
  },
});
