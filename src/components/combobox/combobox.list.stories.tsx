import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Combobox } from ".";
import {
  fruit,
  groupedList,
  highlighted,
  highlights,
  list,
  One,
  opened,
  option,
  options,
  picked,
  press,
} from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/List",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The arrow keys skip disabled items, also at the ends. Clicking a disabled item does nothing. */
export const DisabledItems: Story = {
  render: () => (
    <Combobox items={fruit} label="Fruit" onValueChange={picked}>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>
          {(item) => <Combobox.Item value={item} disabled={!["Banana", "Kiwi"].includes(item)} />}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  play: async ({ canvas }) => {
    picked.mockClear();
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await opened();
    await press("{ArrowDown}");
    await highlights(input, "Banana");
    await press("{ArrowDown}");
    await highlights(input, "Kiwi");
    await press("{ArrowUp}");
    await highlights(input, "Banana");
    await press("{ArrowUp}");
    await waitFor(() => expect(["Kiwi", undefined]).toContain(highlighted(input)));
    await expect(await option("Fig")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await option("Fig"));
    await expect(picked).not.toHaveBeenCalled();
    await opened();
  },
};

/** Groups are named by their labels, and the arrow keys go through all of them. */
export const Groups: Story = {
  render: () => (
    <Combobox
      items={[
        { value: "Stone fruit", items: ["Apricot", "Cherry"] },
        { value: "Berries", items: ["Grape", "Kiwi"] },
      ]}
      label="Fruit"
    >
      <Combobox.TriggerInput />
      {groupedList}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    const berries = await screen.findByRole("group", { name: "Berries" });
    await expect(within(berries).getAllByRole("option")).toHaveLength(2);
    await press("{ArrowDown}", "{ArrowDown}", "{ArrowDown}");
    await highlights(input, "Grape");
    await userEvent.type(input, "k");
    await waitFor(() => expect(options()).toEqual(["Kiwi"]));
    await expect(screen.queryByRole("group", { name: "Stone fruit" })).toBeNull();
  },
};

/** The number of results is announced, also if there are no results. */
export const Announced: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    const says = (text: string) =>
      waitFor(() => expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(text));
    await userEvent.type(input, "ap");
    await says("3 results");
    await userEvent.type(input, "r");
    await says("1 result");
    await userEvent.type(input, "x");
    await says("No results");
  },
};

/** The popup is wider than a narrow control and stays in view, even at the edge of the window. */
export const InView: Story = {
  render: () => (
    <div className="flex justify-end">
      <Combobox items={fruit} aria-label="Fruit" className="w-16">
        <Combobox.TriggerInput />
        {list}
      </Combobox>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(input);
    const popup = await opened();
    await waitFor(() => expect(popup.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(popup.offsetWidth).toBeGreaterThan(input.offsetWidth);
    await expect(popup).toHaveAccessibleName("Fruit");
  },
};

const toggled = fn();

/** If the caller keeps it open, it requests to close but stays open. */
export const HeldOpen: Story = {
  render: () => (
    <Combobox items={fruit} label="Fruit" open onOpenChange={toggled}>
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Fruit" }));
    await opened();
    await press("{Escape}");
    await expect(toggled).toHaveBeenLastCalledWith(false);
    await opened();
  },
};
