import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { Combobox } from ".";
import { fruit, groupedList, highlights, list, opened, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Long lists",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const parts = Array.from({ length: 10_000 }, (_, index) => `Part ${index + 1}`);
const drawn = () => screen.getAllByRole("option").length;

/** Of 10,000 items, only the visible ones are rendered, each with its position. Keys reach the last one at once. */
export const TenThousand: Story = {
  render: () => (
    <Combobox items={parts} label="Part" defaultValue="Part 5000">
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole("combobox");
    await step("opens at the selected item", async () => {
      await userEvent.click(input);
      const chosen = await option("Part 5000");
      await expect(chosen).toHaveAttribute("aria-posinset", "5000");
      await expect(chosen).toHaveAttribute("aria-setsize", "10000");
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await waitFor(() => expect(chosen).toBeVisible());
      const box = (await opened()).getBoundingClientRect();
      await waitFor(() => {
        const { top, bottom } = chosen.getBoundingClientRect();
        expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
      });
      await expect(drawn()).toBeLessThan(60);
    });
    await step("arrow keys move on from there", async () => {
      for (let times = 0; times < 30; times++) await press("{ArrowDown}");
      await highlights(input, "Part 5030");
    });
    await step("typing searches all items", async () => {
      await userEvent.clear(input);
      await userEvent.type(input, "999");
      const first = await option("Part 999");
      await expect(first).toHaveAttribute("aria-setsize", "19");
      await highlights(input, "Part 999");
    });
    await step("Arrow Up moves from the first item to the last", async () => {
      await userEvent.clear(input);
      await waitFor(() => expect(drawn()).toBeGreaterThan(5));
      await press("{ArrowUp}");
      await highlights(input, "Part 10000");
      await expect(await option("Part 10000")).toHaveAttribute("aria-posinset", "10000");
      await press("{Enter}");
      await waitFor(() => expect(input).toHaveValue("Part 10000"));
    });
    await userEvent.click(input);
    await option("Part 10000");
  },
};

/** Scrolling renders the items that come into view, and removes those that leave it. */
export const Scrolling: Story = {
  render: () => (
    <Combobox items={parts} label="Part">
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const box = await opened();
    await option("Part 1");
    for (const share of [0.3, 0.6, 1]) {
      box.scrollTop = box.scrollHeight * share;
      await waitFor(() => {
        const { top, bottom } = box.getBoundingClientRect();
        const rows = screen.getAllByRole("option").map((row) => row.getBoundingClientRect());
        expect(rows.some((row) => row.top <= top + 5) && rows.some((row) => row.bottom >= bottom - 6)).toBe(
          true,
        );
      });
    }
    await option("Part 10000");
    await expect(drawn()).toBeLessThan(60);
  },
};

/** In each group, only visible items are rendered. Positions are counted across all groups. */
export const LongGroups: Story = {
  render: () => (
    <Combobox
      items={[
        { value: "First", items: parts.slice(0, 3000) },
        { value: "Second", items: parts.slice(3000) },
      ]}
      label="Part"
    >
      <Combobox.TriggerInput />
      {groupedList}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await option("Part 1");
    await press("{ArrowUp}");
    await highlights(input, "Part 10000");
    const last = await option("Part 10000");
    await expect(last).toHaveAttribute("aria-posinset", "10000");
    await expect(last).toHaveAttribute("aria-setsize", "10000");
    await expect(drawn()).toBeLessThan(80);
  },
};

export const Conforms = conformance({
  Combobox: (props) => (
    <Combobox items={fruit} {...props}>
      <Combobox.TriggerInput aria-label="Fruit" />
    </Combobox>
  ),
  "Combobox.TriggerInput": (props) => (
    <Combobox items={fruit} aria-label="Fruit">
      <Combobox.TriggerInput {...props} />
    </Combobox>
  ),
  "Combobox.TriggerValue": (props) => (
    <Combobox items={fruit} aria-label="Fruit">
      <Combobox.TriggerValue {...props} />
    </Combobox>
  ),
  "Combobox.TriggerMultipleWithInput": (props) => (
    <Combobox items={fruit} multiple aria-label="Fruit" defaultValue={["Fig"]}>
      <Combobox.TriggerMultipleWithInput {...props} />
    </Combobox>
  ),
  "Combobox.Chip": (props) => (
    <Combobox items={fruit} multiple aria-label="Fruit" defaultValue={["Fig"]}>
      <Combobox.TriggerMultipleWithInput
        renderItem={(item) => <Combobox.Chip {...props}>{item}</Combobox.Chip>}
      />
    </Combobox>
  ),
  "Combobox.Trigger": (props) => (
    <Combobox items={fruit}>
      <Combobox.Trigger aria-label="Fruit" {...props} />
    </Combobox>
  ),
  "Combobox.Icon": (props) => (
    <Combobox items={fruit}>
      <Combobox.Icon {...props} />
    </Combobox>
  ),
  "Combobox.Value": withoutElement("it is text only", (props) => (
    <Combobox items={fruit} defaultValue="Fig">
      <Combobox.Trigger aria-label="Fruit">
        <Combobox.Value {...props} />
      </Combobox.Trigger>
    </Combobox>
  )),
  "Combobox.Collection": withoutElement("it only draws items", (props) => (
    <Combobox items={[{ value: "Fruit", items: fruit }]} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>
          {(group) => (
            <Combobox.Group items={group.items}>
              <Combobox.Collection {...props}>{(item) => <Combobox.Item value={item} />}</Combobox.Collection>
            </Combobox.Group>
          )}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  )),
  "Combobox.Content": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content {...props}>
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Input": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerValue />
      <Combobox.Content>
        <Combobox.Input {...props} />
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Empty": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.Empty {...props} />
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.List": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List {...props}>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Item": (props) => (
    <Combobox items={["Fig"]} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>{(item) => <Combobox.Item {...props} value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Group": (props) => (
    <Combobox items={[{ value: "Fruit", items: fruit }]} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>{(group) => <Combobox.Group items={group.items} {...props} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.GroupLabel": (props) => (
    <Combobox items={[{ value: "Fruit", items: fruit }]} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>
          {(group) => (
            <Combobox.Group items={group.items}>
              <Combobox.GroupLabel {...props}>{group.value}</Combobox.GroupLabel>
            </Combobox.Group>
          )}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
});
