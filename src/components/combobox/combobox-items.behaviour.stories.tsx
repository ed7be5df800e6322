import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Combobox } from ".";
import {
  closed,
  fruit,
  grouped,
  highlighted,
  highlights,
  list,
  opened,
  option,
  options,
  picked,
  press,
} from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox",
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
  render: grouped("Fruit", [
    { value: "Stone fruit", items: ["Apricot", "Cherry"] },
    { value: "Berries", items: ["Grape", "Kiwi"] },
  ]),
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

const unseen = { visual: { skip: "looks like any Combobox, and Choose shows chips" } };
const [illinois, massachusetts, portland] = cities;

const selected = () =>
  screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected") === "true");
const chips = () => [...document.querySelectorAll<HTMLElement>("[data-slot=combobox-chip]")];

/** The second of two equal labels is selected, marked in the list, and submitted by its value. */
export const EqualLabels: Story = {
  parameters: unseen,
  render: () => (
    <form aria-label="Order">
      <Combobox items={cities} label="City" name="city" onValueChange={picked}>
        <Combobox.TriggerInput />
        {list}
      </Combobox>
    </form>
  ),
  play: async ({ canvas }) => {
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
export const EqualChips: Story = {
  parameters: unseen,
  render: () => (
    <Combobox items={cities} multiple label="Cities" defaultValue={cities} onValueChange={picked}>
      <Combobox.TriggerMultipleWithInput />
      {list}
    </Combobox>
  ),
  play: async () => {
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
  parameters: unseen,
  render: function Recreated() {
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
  },
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

/** Groups with equal headings are separate. */
export const EqualHeadings: Story = {
  parameters: unseen,
  render: grouped("City", [
    { value: "Recent", items: ["Oslo"] },
    { value: "Recent", items: ["Lima"] },
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "City" }));
    await opened();
    await expect(screen.getAllByRole("group", { name: "Recent" })).toHaveLength(2);
  },
};

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
  render: grouped("Part", [
    { value: "First", items: parts.slice(0, 3000) },
    { value: "Second", items: parts.slice(3000) },
  ]),
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
