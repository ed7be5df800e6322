import { expect, fn, userEvent, within } from "storybook/test";
import type { ServerErrors } from "./use-sent-form";

/** The submitted form data, as lists of name and value. */
export const sent = fn<(entries: [string, FormDataEntryValue][]) => void>();

/** A mock server. It records the entries and returns the errors that the test passes. */
export function serverThat(errorsOf: (entries: FormData) => ServerErrors) {
  return async (entries: FormData) => {
    sent([...entries]);
    return errorsOf(entries);
  };
}

export const entriesOf = (form: HTMLFormElement) => [...new FormData(form)];

/** Opens the list of a control by keyboard, and selects the option that starts with the text. */
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

/** Expects a control to have the error as its accessible description. */
export async function expectError(control: HTMLElement, message: string): Promise<void> {
  await expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
}
