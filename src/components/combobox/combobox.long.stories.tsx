import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { Combobox } from ".";
import { fruit, groupedList, highlights, list, opened, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Long lists",
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
    await step(
      "scrolling renders the items that come into view, and removes those that leave it",
      async () => {
        const box = await opened();
        for (const share of [0, 0.3, 0.6, 1]) {
          box.scrollTop = box.scrollHeight * share;
          await waitFor(() => {
            const { top, bottom } = box.getBoundingClientRect();
            const rows = screen.getAllByRole("option").map((row) => row.getBoundingClientRect());
            expect(
              rows.some((row) => row.top <= top + 5),
              "The top is filled",
            ).toBe(true);
            expect(
              rows.some((row) => row.bottom >= bottom - 6),
              "The bottom is filled",
            ).toBe(true);
          });
        }
        await option("Part 10000");
        await expect(drawn()).toBeLessThan(60);
      },
    );
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

/** A Combobox with this trigger. */
const withTrigger = (trigger: ReactNode, props?: { multiple?: boolean; defaultValue?: unknown }) => (
  <Combobox items={fruit} aria-label="Fruit" {...(props as object)}>
    {trigger}
  </Combobox>
);
/** An open Combobox with this content. */
const withContent = (children: ReactNode, items: unknown[] = fruit) => (
  <Combobox items={items} aria-label="Fruit" defaultOpen>
    <Combobox.TriggerInput />
    <Combobox.Content>{children}</Combobox.Content>
  </Combobox>
);
const groups = [{ value: "Fruit", items: fruit }];
const withGroup = (children: ReactNode, props?: object) =>
  withContent(
    <Combobox.List>
      {(group) => (
        <Combobox.Group items={group.items} {...props}>
          {children}
        </Combobox.Group>
      )}
    </Combobox.List>,
    groups,
  );
const several = { multiple: true, defaultValue: ["Fig"] };
const item = (each: unknown) => <Combobox.Item value={each} />;

export const Conforms = conformance({
  Combobox: (props) => (
    <Combobox items={fruit} {...props}>
      <Combobox.TriggerInput aria-label="Fruit" />
    </Combobox>
  ),
  "Combobox.TriggerInput": (props) => withTrigger(<Combobox.TriggerInput {...props} />),
  "Combobox.TriggerValue": (props) => withTrigger(<Combobox.TriggerValue {...props} />),
  "Combobox.TriggerMultipleWithInput": (props) =>
    withTrigger(<Combobox.TriggerMultipleWithInput {...props} />, several),
  "Combobox.Chip": (props) =>
    withTrigger(
      <Combobox.TriggerMultipleWithInput
        renderItem={(each) => <Combobox.Chip {...props}>{each}</Combobox.Chip>}
      />,
      several,
    ),
  "Combobox.Trigger": (props) => withTrigger(<Combobox.Trigger aria-label="Fruit" {...props} />),
  "Combobox.Icon": (props) => withTrigger(<Combobox.Icon {...props} />),
  "Combobox.Value": withoutElement("it is text only", (props) =>
    withTrigger(
      <Combobox.Trigger aria-label="Fruit">
        <Combobox.Value {...props} />
      </Combobox.Trigger>,
      { defaultValue: "Fig" },
    ),
  ),
  "Combobox.Collection": withoutElement("it only draws items", (props) =>
    withGroup(<Combobox.Collection {...props}>{item}</Combobox.Collection>),
  ),
  "Combobox.Content": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content {...props}>
        <Combobox.List>{item}</Combobox.List>
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
  "Combobox.Empty": (props) => withContent(<Combobox.Empty {...props} />),
  "Combobox.List": (props) => withContent(<Combobox.List {...props}>{item}</Combobox.List>),
  "Combobox.Item": (props) =>
    withContent(<Combobox.List>{(each) => <Combobox.Item {...props} value={each} />}</Combobox.List>, [
      "Fig",
    ]),
  "Combobox.Group": (props) => withGroup(undefined, props),
  "Combobox.GroupLabel": (props) => withGroup(<Combobox.GroupLabel {...props}>Fruit</Combobox.GroupLabel>),
});
