import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inLocale } from "#kit";
import { ar } from "../../i18n/locales/ar";
import { DatePicker } from ".";
import { chosenDays, day, focusedDay, november, picker, walk } from "./date-picker.fixture";

const meta = {
  component: DatePicker,
  title: "Behaviour/DatePicker",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Tab stops: two buttons for the months, and one for all days, on today or the selected day. */
export const OneTabStop: Story = {
  render: () => (
    <>
      {picker({ today: november(19), footer: "Any day" })()}
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      stops.push(focusedDay() ?? (document.activeElement?.ariaLabel || document.activeElement?.textContent));
    }
    await expect(stops.join("; ")).toBe("Previous month; Next month; 2026-11-19; After");
    await userEvent.click(day(canvasElement, 24));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(focusedDay()).toBe("2026-11-24");
  },
};

/** Keys move by day and week, to the ends of the week, by month and by year. Enter and Space select. */
export const Grid: Story = {
  render: picker({ today: november(19) }),
  play: async ({ canvasElement }) => {
    day(canvasElement, 19).focus();
    await walk(
      ["{ArrowRight}", "2026-11-20"],
      ["{ArrowLeft}", "2026-11-19"],
      ["{ArrowDown}", "2026-11-26"],
      ["{ArrowUp}", "2026-11-19"],
      ["{Home}", "2026-11-15"],
      ["{End}", "2026-11-21"],
      ["{PageUp}", "2026-10-21"],
      ["{PageDown}", "2026-11-21"],
      ["{Shift>}{PageDown}{/Shift}", "2027-11-21"],
      ["{Shift>}{PageUp}{/Shift}", "2026-11-21"],
      ["{ArrowDown}{ArrowDown}", "2026-12-05"],
      ["{ArrowUp}", "2026-11-28"],
    );
    await userEvent.keyboard("{Enter}");
    await expect(chosenDays(canvasElement)).toEqual(["11-28"]);
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(chosenDays(canvasElement)).toEqual(["11-27"]);
  },
};

/** From the last day of a month, Page Down moves to the last day of a shorter one, with a visible focus ring. */
export const EndOfMonth: Story = {
  render: picker({ defaultMonth: new Date(2026, 0, 1), today: november(19) }),
  play: async ({ canvasElement }) => {
    day(canvasElement, 31, "January").focus();
    await walk(["{PageDown}", "2026-02-28"], ["{ArrowRight}", "2026-03-01"]);
  },
};

/** In right-to-left text, arrow keys are mirrored, and the week ends on the left. */
export const Mirrored: Story = {
  decorators: inLocale(ar),
  render: picker({ today: november(19) }),
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector<HTMLElement>('td[data-day="2026-11-19"] button');
    button?.focus();
    await walk(
      ["{ArrowLeft}", "2026-11-20"],
      ["{ArrowRight}", "2026-11-19"],
      ["{Home}", "2026-11-14"],
      ["{End}", "2026-11-20"],
    );
    const [previous, next] = [...canvasElement.querySelectorAll('[data-slot="calendar-step"]')];
    await expect(previous?.getBoundingClientRect().left).toBeGreaterThan(
      next?.getBoundingClientRect().left as number,
    );
  },
};
