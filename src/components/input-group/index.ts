import {
  InputGroupAddon,
  InputGroupButton,
  InputGroup as InputGroupRoot,
  InputGroupSuffix,
} from "./input-group";
import { InputGroupInput } from "./input-group-input";

export const InputGroup = Object.assign(InputGroupRoot, {
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
