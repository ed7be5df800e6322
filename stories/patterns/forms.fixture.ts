import { expect, fn, userEvent, within } from "storybook/test";
import type { Objections } from "./use-sent-form";

/** The submitted form data, as lists of name and value. */
export const sent = fn<(entries: [string, FormDataEntryValue][]) => void>();

/** A server in small: it objects to what a test says it does. */
export function serverThat(objects: (entries: FormData) => Objections) {
  return async (entries: FormData) => {
    sent([...entries]);
    return objects(entries);
  };
}

export const entriesOf = (form: HTMLFormElement) => [...new FormData(form)];

/** Opens the list of a control by keyboard, and chooses one of it, found by its first letters. */
export async function chooseByKeys(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  await userEvent.keyboard("{ArrowDown}");
  const list = within(document.body);
  await list.findAllByRole("option");
  await userEvent.keyboard(text);
  const [first] = await list.findAllByRole("option", { name: new RegExp(`^${text}`, "i") });
  for (let steps = 0; steps < 20 && !first?.matches("[data-highlighted]"); steps++) {
    await userEvent.keyboard("{ArrowDown}");
  }
  await userEvent.keyboard("{Enter}");
}

/** The error that a control shows, which is its description. */
export async function expectError(control: HTMLElement, message: string): Promise<void> {
  await expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
}
