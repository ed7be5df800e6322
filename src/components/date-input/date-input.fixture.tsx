import { expect, screen, userEvent, waitFor } from "storybook/test";

/** A day of November 2026, which begins on a Sunday. */
export const november = (day: number) => new Date(2026, 10, day);

/** The button of a day of November in the open calendar. */
export const dayButton = (day: number) =>
  screen.findByRole("button", { name: new RegExp(`November ${day}, 2026`) });

/** Waits until the calendar is open and visible. It is transparent at the start of its animation. */
export async function calendar(): Promise<void> {
  const dialog = await screen.findByRole("dialog", { name: "Calendar" });
  await waitFor(() => expect(dialog).toBeVisible());
}

export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Replaces the text of an input, and moves the focus away from it. */
export async function enter(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  await userEvent.tab();
}
