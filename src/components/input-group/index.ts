import { InputGroupBox } from "./input-group";
import { InputGroupAddon, InputGroupSuffix } from "./input-group-affixes";
import { InputGroupButton } from "./input-group-button";
import { InputGroupInput } from "./input-group-input";

/**
 * A text input with a unit, protocol, icon or button inside the same box. Pass `label` or `description` for a built-in
 * field. Otherwise wrap it in Field, which names the input and shows its messages.
 *
 * @category Input
 * @alias input addon, prefix, suffix, affix
 * @since 0.1.0
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
