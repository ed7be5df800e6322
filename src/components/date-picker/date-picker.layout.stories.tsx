import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { scrolledSideways, textOutside } from "../../../stories/patterns/overflow-checks";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { DatePicker } from ".";
import { choose, chosenDays, day, november, walk } from "./date-picker.fixture";

const meta = {
  component: DatePicker,
  title: "Behaviour/DatePicker/Layout",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Days are 36 px apart in both directions, without gaps between targets. Digits have equal widths, and focus rings
 * aren't clipped.
 */
export const Metrics: Story = {
  render: () => (
    <DatePicker
      aria-label="Stay"
      mode="range"
      defaultSelected={{ from: november(8), to: november(14) }}
      today={november(21)}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const cell = (number: number) => day(canvasElement, number).closest("td") as HTMLElement;
    const [one, two, below] = [10, 11, 17].map((number) => cell(number).getBoundingClientRect());
    if (!one || !two || !below) throw new Error("The days are missing.");
    await expect([two.x - one.x, below.y - one.y]).toEqual([36, 36]);
    const edge = (y: number) => document.elementFromPoint(one.x + 1, y)?.closest("td")?.dataset.day;
    await expect([edge(one.y - 0.5), edge(one.bottom + 1.5)].join()).toBe("2026-11-10,2026-11-17");
    await expect(getComputedStyle(day(canvasElement, 10)).fontVariantNumeric).toBe("tabular-nums");
    for (const name of ["Previous month", "Next month"]) {
      const { width, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([32, 32]);
    }
    const band = getComputedStyle(cell(8), "::before");
    await expect(band.borderStartStartRadius).not.toBe("0px");
    for (
      let each = day(canvasElement, 10);
      each !== canvasElement;
      each = each.parentElement as HTMLElement
    ) {
      await expect(getComputedStyle(each).overflow).toBe("visible");
    }
  },
};

/** At 320 px, it fits, and several months are stacked. */
export const AtPhoneWidth: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={320}>
      <DatePicker
        aria-label="Stay"
        mode="range"
        numberOfMonths={2}
        defaultMonth={november(1)}
        today={november(21)}
      />
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 320);
    await expect(scrolledSideways(page)).toBe(0);
    await expect(textOutside(page)).toEqual([]);
    const [first, second] = within(page).getAllByRole("grid");
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom as number,
    );
  },
};

/** In a dialog, all keys work as usual, and Escape still closes the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger render={(props) => <Button {...props}>Due date</Button>} />
      <Dialog>
        <Dialog.Title>Due date</Dialog.Title>
        <DatePicker aria-label="Due date" defaultMonth={november(1)} today={november(21)} />
        <Dialog.Close render={(props) => <Button {...props}>Done</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Due date" }));
    const dialog = await screen.findByRole("dialog", { name: "Due date" });
    await choose(dialog, 12);
    await walk(["{ArrowDown}", "2026-11-19"], ["{PageDown}", "2026-12-19"], ["{PageUp}", "2026-11-19"]);
    await expect(chosenDays(dialog)).toEqual(["11-12"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Due date" }));
    await screen.findByRole("dialog");
  },
};

/** In a scrolling panel, arrow keys scroll the focused day into view. */
export const InAScrollingPanel: Story = {
  render: () => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard.
    <section aria-label="Panel" tabIndex={0} className="h-48 w-fit overflow-y-auto p-1">
      <DatePicker aria-label="Due date" defaultMonth={november(1)} today={november(21)} />
    </section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole("region");
    day(canvasElement, 2).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    const { bottom } = day(canvasElement, 30).getBoundingClientRect();
    await expect(day(canvasElement, 30)).toHaveFocus();
    await expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
  },
};
