import type { ComponentType } from "react";
import { expect, userEvent, within } from "storybook/test";

const items = ["Email", "Text message"];

/** The contract's fixture for a group of checkboxes or switches. */
export function groupFixture(
  Item: ComponentType<{ value: string; label: string }>,
  role: "checkbox" | "switch",
) {
  const checked = (group: HTMLElement) =>
    items.filter((name) => within(group).queryByRole(role, { name, checked: true }));
  return {
    role: "group",
    nameProp: "legend" as const,
    part: (group: HTMLElement) => within(group).getAllByRole(role)[0] as HTMLElement,
    props: { children: items.map((each) => <Item key={each} value={each} label={each} />) },
    first: { value: ["Email"], shows: ["Email"], submits: ["Email"] },
    second: { value: items, shows: items, submits: items },
    empty: { value: [], shows: [], submits: [] },
    shown: checked,
    change: async (group: HTMLElement) => {
      for (const name of checked(group).length === 0 ? items : ["Text message"])
        await userEvent.click(within(group).getByRole(role, { name }));
    },
    exceptions: {
      readOnly: "A group has no read-only state.",
      required: "A group can't require an item.",
      message: "The browser validates nothing.",
    },
  };
}

/** Checks that a control of 16 px reacts in a square of 24 px around it. */
export async function expectLargeTarget(control: HTMLElement): Promise<void> {
  const { left, top } = control.getBoundingClientRect();
  for (const x of [-3.5, 19.5])
    for (const y of [-3.5, 19.5]) await expect(document.elementFromPoint(left + x, top + y)).toBe(control);
}
