import { InputGroupAddon, InputGroupBox, InputGroupButton, InputGroupSuffix } from "./input-group";
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
  InputGroupButton,
  type InputGroupButtonProps,
  InputGroupSuffix,
  type InputGroupSuffixProps,
} from "./input-group";
export { InputGroupInput, type InputGroupInputProps } from "./input-group-input";
