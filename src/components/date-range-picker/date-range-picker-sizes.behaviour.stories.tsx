import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { scrolledSideways, textOutside } from "../../../stories/patterns/overflow-checks";
import { day, november } from "../date-picker/date-picker.fixture";
import { DateRangePicker, type DateRangePickerProps } from ".";

const meta = {
  component: DateRangePicker,
  title: "Behaviour/DateRangePicker",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The measurements in the specification, in px. */
const metrics = {
  sm: { calendar: 168, cell: [24, 22], text: 12, icon: 14, padding: 12, gap: 8 },
  base: { calendar: 196, cell: [28, 26], text: 14, icon: 16, padding: 16, gap: 10 },
  lg: { calendar: 252, cell: [36, 32], text: 16, icon: 18, padding: 20, gap: 12 },
};
const sizes = Object.keys(metrics) as (keyof typeof metrics)[];

const props: DateRangePickerProps = {
  defaultStartDate: november(16),
  defaultEndDate: new Date(2026, 11, 4),
  today: november(21),
  timezone: "Europe/Berlin",
};

/** The rendered measurements of every size match the specification. */
export const Metrics: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      {sizes.map((size) => (
        <DateRangePicker key={size} size={size} aria-label={size} {...props} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    for (const size of sizes) {
      await step(size, async () => {
        const group = canvas.getByRole("group", { name: size });
        const box = (selector: string, index = 0) =>
          group.querySelectorAll(selector)[index]?.getBoundingClientRect() as DOMRect;
        const cell = box("td[data-day]");
        const months = [box("[data-slot=calendar-month]"), box("[data-slot=calendar-month]", 1)] as const;
        const panel = group.getBoundingClientRect();
        await expect({
          calendar: months[0].width,
          cell: [cell.width, cell.height],
          text: Number.parseFloat(getComputedStyle(day(group, 10)).fontSize),
          icon: box("[data-slot=calendar-step] svg").width,
          padding: months[0].left - panel.left - 1,
          gap: months[1].left - months[0].right,
        }).toEqual(metrics[size]);
        await expect(months[1].top).toBe(months[0].top);
        await expect(box("[data-slot=date-range-picker-timezone] svg").width).toBe(metrics[size].icon);
        // Including its share of the gap between weeks, every target is at least 24 px high.
        const [one, below] = [day(group, 10), day(group, 17)].map((each) => each.getBoundingClientRect());
        await expect((below?.y as number) - (one?.y as number)).toBeGreaterThanOrEqual(24);
        for (const button of within(group).getAllByRole("button", { name: /month|Reset/ })) {
          await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
        }
      });
    }
  },
};

/** At 320 px, the months are stacked in every size, and nothing is cut off. */
export const AtPhoneWidth: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <AtWidth width={320}>
      {sizes.map((size) => (
        <DateRangePicker key={size} size={size} aria-label={size} {...props} />
      ))}
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 320);
    await expect(scrolledSideways(page)).toBe(0);
    await expect(textOutside(page)).toEqual([]);
    for (const size of sizes) {
      const [first, second] = within(within(page).getByRole("group", { name: size })).getAllByRole("grid");
      await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
        first?.getBoundingClientRect().bottom as number,
      );
    }
  },
};
