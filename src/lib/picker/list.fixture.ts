import { expect, screen, userEvent, waitFor } from "storybook/test";

export const option = (name: string) => screen.findByRole("option", { name });
export const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
export const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
export const opened = () => screen.findByRole("listbox");

/** The text of the option that is highlighted by keyboard. */
export function highlighted(control: HTMLElement): string | null | undefined {
  const id = control.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
}

export const highlights = (control: HTMLElement, name: string) =>
  waitFor(() => expect(highlighted(control)).toBe(name));

export const frame = () => new Promise(requestAnimationFrame);

/** Presses keys one at a time, with a frame between them, like fast typing. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await frame();
  }
}
