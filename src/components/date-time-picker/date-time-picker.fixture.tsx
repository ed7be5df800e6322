import { expect, userEvent, within } from "storybook/test";

/** The props of a picker that shows November 2026 in Berlin. */
export const inBerlin = {
  "aria-label": "Start",
  timezone: "Europe/Berlin",
  defaultMonth: new Date(2026, 10, 1),
  today: new Date(2026, 10, 21),
};

/** A moment in Berlin in November 2026. */
export const november = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00+01:00`);

/** The button of a day, by its English name. */
export const day = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole("button", { name: new RegExp(`${name}, \\d{4}`) });

export const segment = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole("spinbutton", { name });

/** Types a time, beginning with the hour. */
export async function enter(canvas: HTMLElement, keys: string): Promise<void> {
  await userEvent.click(segment(canvas, "Hour"));
  await userEvent.keyboard(keys);
}

/** The selected day, as `11-19`, and the segments of the time. */
export function shown(canvas: HTMLElement): string {
  const selected = canvas.querySelector<HTMLElement>("td[aria-selected=true]")?.dataset.day?.slice(5);
  const time = within(canvas)
    .getAllByRole<HTMLInputElement>("spinbutton")
    .map(({ value }) => value || "–");
  return [selected ?? "–", ...time].join(" ");
}

export async function expectShown(canvas: HTMLElement, expected: string): Promise<void> {
  await expect(shown(canvas)).toBe(expected);
}
