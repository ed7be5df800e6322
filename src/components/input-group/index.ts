import { InputGroupBox } from "./input-group";
import { InputGroupAddon, InputGroupSuffix } from "./input-group-affixes";
import { InputGroupButton } from "./input-group-button";
import { InputGroupInput } from "./input-group-input";

/**
 * An input in one box with what belongs to it: a unit, a protocol, an icon, a button. With a `label` or a
 * `description` it draws its own field; without, its input takes name and messages from the Field around it.
 *
 * @category Input
 * @alias input addon, prefix, suffix, affix
 */
export const InputGroup = Object.assign(InputGroupBox, {
  Input: InputGroupInput,
  Button: InputGroupButton,
  Addon: InputGroupAddon,
  Suffix: InputGroupSuffix,
});

export type { InputGroupProps } from "./input-group";
export {
  InputGroupAddon,
  type InputGroupAddonProps,
  InputGroupSuffix,
  type InputGroupSuffixProps,
} from "./input-group-affixes";
export { InputGroupButton, type InputGroupButtonProps } from "./input-group-button";
export { InputGroupInput, type InputGroupInputProps } from "./input-group-input";
