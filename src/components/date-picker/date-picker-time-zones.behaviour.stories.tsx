import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { ja } from "../../i18n/locales/ja";
import { DateRangePicker } from "../date-range-picker";
import { DatePicker } from ".";
import { band, SentForm, sent, shownDays, walk } from "./date-picker.fixture";

/**
 * Display, today, navigation and submission in time zones that are far apart, and across daylight-saving changes. The
 * test runner sets `parameters.timezone` in the browser before the story renders. All dates are created in `render` and
 * `play`, because a date created in another zone may be another day.
 */
const meta = {
  component: DatePicker,
  title: "Behaviour/DatePicker",
} satisfies Meta;
export default meta;
type Story = StoryObj;

const locales = { ar, de, ja };
const firstWeekday = { ar: "السبت", de: "Montag", ja: "日曜日" };

interface Zone {
  /** The result of `getTimezoneOffset()` in January. */
  offset: number;
  /** The user's current day of January 2026 when the test runner's clock starts, on the 15th, 09:30 UTC. */
  today?: number;
  /** A month, counted from 0, and two days of it, around a clock change if there is one. */
  days: [month: number, from: number, to: number];
}

function inZone(timezone: string, { offset, today = 15, days: [month, from, to] }: Zone): Story {
  const iso = (day: number) => `2026-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return {
    parameters: { timezone, visual: { skip: "looks the same in every time zone" } },
    render: () => (
      <SentForm>
        <div className="flex flex-wrap gap-4">
          {Object.entries(locales).map(([code, locale]) => (
            <LocaleProvider key={code} locale={locale}>
              <DatePicker
                aria-label={code}
                name={code}
                mode="range"
                defaultMonth={new Date(2026, month, 1)}
              />
            </LocaleProvider>
          ))}
          <DatePicker aria-label="today" lang="en" />
          <DateRangePicker aria-label="both" name="both" defaultMonth={new Date(2026, month, 1)} />
        </div>
      </SentForm>
    ),
    play: async ({ canvas, step }) => {
      // Only the test runner sets the time zone. Elsewhere, all checks except those of the offset and today
      // apply.
      const isThere = "kerf" in window;
      if (isThere) await expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
      const length = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate();
      const everyDay = Array.from({ length }, (_, index) => iso(index + 1));
      const group = (name: string) => canvas.getByRole("group", { name });
      const button = (name: string, day: number) =>
        group(name).querySelector<HTMLElement>(`td[data-day="${iso(day)}"] button`) as HTMLElement;

      for (const code of ["ar", "de", "ja"] as const) {
        await step(`${code}: every day once, in order, under its weekday`, async () => {
          await expect(shownDays(group(code))).toEqual(everyDay);
          await expect(within(group(code)).getAllByRole("columnheader")[0]).toHaveAccessibleName(
            firstWeekday[code],
          );
          await expect(button(code, from).closest("td")?.cellIndex).toBe(columnOf(code, iso(from)));
        });
        await step(`${code}: a range with the pointer`, async () => {
          await userEvent.click(button(code, from));
          await userEvent.click(button(code, to));
          await expect(band(group(code)).days).toHaveLength(to - from + 1);
        });
        await step(`${code}: day by day with the arrow keys`, async () => {
          button(code, from).focus();
          const forth = code === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
          const walked = Array.from({ length: to - from }, (_, index) => iso(from + index + 1));
          await walk(...walked.map((day) => [forth, day] as const));
        });
      }
      await step("two months", async () => {
        await userEvent.click(button("both", to));
        await userEvent.click(button("both", from));
        await expect(shownDays(group("both")).slice(0, length)).toEqual(everyDay);
      });
      if (isThere) {
        await step("today is the current day in the user's time zone", async () => {
          const marked = within(group("today")).getByRole("button", { name: /^Today/ });
          await expect(marked.closest("td")).toHaveAttribute("data-day", `2026-01-${today}`);
        });
      }
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      await expect(sent).toHaveBeenLastCalledWith(
        ["ar", "de", "ja", "both"].flatMap((name) => [
          [`${name}-from`, iso(from)],
          [`${name}-to`, iso(to)],
        ]),
      );
    },
  };
}

/** The column of a day, computed in UTC, which has no daylight-saving changes. */
function columnOf(code: keyof typeof locales, iso: string): number {
  const first = { ar: 6, de: 1, ja: 0 }[code];
  return (new Date(`${iso}T00:00Z`).getUTCDay() - first + 7) % 7;
}

/** UTC-11, a day behind. */
export const PagoPago: Story = inZone("Pacific/Pago_Pago", { offset: 660, today: 14, days: [0, 30, 31] });

/** UTC+14, where midnight is 10:00 UTC of the day before. */
export const Kiritimati: Story = inZone("Pacific/Kiritimati", { offset: -840, days: [10, 1, 3] });

/** The 29th of March has 23 hours. */
export const SpringInBerlin: Story = inZone("Europe/Berlin", { offset: -60, days: [2, 28, 31] });

/** The 25th of October has 25 hours. */
export const AutumnInBerlin: Story = inZone("Europe/Berlin", { offset: -60, days: [9, 24, 26] });

/** The 24th of April has no midnight, because the clocks go forward at that moment. */
export const SpringInCairo: Story = inZone("Africa/Cairo", { offset: -120, days: [3, 23, 25] });
