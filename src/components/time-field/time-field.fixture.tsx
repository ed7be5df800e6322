import { within } from "storybook/test";

/** The text of a group's segments, with `–` for an empty one. */
export function shownTime(group: HTMLElement): string {
  return within(group)
    .getAllByRole<HTMLInputElement>("spinbutton")
    .map(({ value }) => value || "–")
    .join(" ");
}

export const segment = (group: HTMLElement, name: string) =>
  within(group).getByRole<HTMLInputElement>("spinbutton", { name });
