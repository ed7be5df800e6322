import type { FormEvent, ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DatePicker, type DatePickerProps } from ".";

/** A day of November 2026, which begins on a Sunday. */
export const november = (day: number) => new Date(2026, 10, day);

/** Called with the entries that a {@link SentForm} would submit. */
export const sent = fn();

/** Called when the selection of a {@link picker} changes. */
export const changed = fn();

/** Renders a picker that shows November 2026. The 21st is today. */
export const picker = (props: Partial<DatePickerProps>) => () => (
  <DatePicker
    {...({
      "aria-label": "Day",
      defaultMonth: november(1),
      today: november(21),
      onChange: changed,
      ...props,
    } as DatePickerProps)}
  />
);

interface SentFormProps {
  children: ReactNode;
  id?: string;
  onChange?: () => void;
  onReset?: () => void;
}

/** A form that reports its entries instead of submitting them. */
export function SentForm({ children, ...rest }: SentFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent([...new FormData(event.currentTarget)]);
  };
  return (
    <form
      aria-label="Order"
      style={{ display: "grid", gap: 16, justifyItems: "start" }}
      onSubmit={send}
      {...rest}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset form</button>
    </form>
  );
}

/** The button of a day of 2026, by its English name. */
export function day(canvas: HTMLElement, number: number, month = "November"): HTMLElement {
  return within(canvas).getByRole("button", { name: new RegExp(`${month} ${number}, \\d{4}`) });
}

/** Clicks days of November, in this order. */
export async function choose(canvas: HTMLElement, ...days: number[]): Promise<void> {
  for (const each of days) await userEvent.click(day(canvas, each));
}

/** The selected days by the state of their cells, as `11-24`: month and day. */
export function chosenDays(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll<HTMLElement>("td[aria-selected=true]")].map(({ dataset }) =>
    short(dataset),
  );
}

/** The days that the band of a range covers, and whether it is a preview. */
export function band(canvas: HTMLElement): { days: string[]; isPreview: boolean } {
  const cells = [...canvas.querySelectorAll<HTMLElement>("td[data-range]")];
  return {
    days: cells.map(({ dataset }) => short(dataset)),
    isPreview: cells.length > 0 && cells.every(({ dataset }) => dataset.preview),
  };
}

const short = ({ day = "" }: DOMStringMap) => day.slice(5);

/** All visible days, as `2026-11-24`. */
export function shownDays(canvas: HTMLElement): (string | undefined)[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-slot="calendar-day"]')].map(
    (button) => button.closest("td")?.dataset.day,
  );
}

/** The day of a calendar that Tab reaches. */
export const tabStop = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('td [tabindex="0"]') as HTMLElement;

/** The focused day, as `2026-11-24`. */
export function focusedDay(): string | undefined {
  return document.activeElement?.closest("td")?.dataset.day;
}

/** Presses keys, and expects a day to have focus after each. */
export async function walk(...steps: readonly (readonly [keys: string, day: string])[]): Promise<void> {
  for (const [keys, expected] of steps) {
    await userEvent.keyboard(keys);
    await expect(`${keys} ${focusedDay()}`).toBe(`${keys} ${expected}`);
  }
}
