import type { PropDescriptor } from "../../../../src/catalog/types";

/** A value that no enum has. */
export const INVALID = "no-such-value";

const ofTheButton = "It is the button's own attribute, which browsers check.";

/** Props whose invalid values aren't reported, each with the reason. */
const unreported: Record<string, string> = {
  "Banner.Action.size": "The default is the size for the banner, and the fallback is Button's default.",
  "Banner.Action.type": ofTheButton,
  "Button.type": ofTheButton,
  "Combobox.inputSide": "Only the trigger with several values and an input uses it, and reports it.",
  "DropdownMenu.variant": "The items report it, and its fixture is a closed menu.",
  "InputGroup.Button.type": ofTheButton,
  "Radio.Group.appearance": "Its items have the value, too, and each part reports it.",
};

/** Whether a prop must report an invalid value. */
export function checksValues(owner: string, prop: string, { type }: PropDescriptor): boolean {
  return type === "enum" && !(`${owner}.${prop}` in unreported);
}
