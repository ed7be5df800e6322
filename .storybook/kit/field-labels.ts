import { expect, within } from "storybook/test";

/** Other texts for the built-in field of a control. */
export const fieldLabels = { optional: "(if any)", moreInformation: "About" };

/** Checks that an optional field with a tip shows `fieldLabels`. */
export async function expectFieldLabels(canvasElement: HTMLElement, label: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(fieldLabels.optional)).toBeVisible();
  const name = new RegExp(`^${fieldLabels.moreInformation} ${label}`);
  await expect(canvas.getByRole("button", { name })).toBeVisible();
}
