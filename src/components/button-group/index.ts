import { ButtonGroupButton, ButtonGroup as ButtonGroupRoot } from "./button-group";

export const ButtonGroup = Object.assign(ButtonGroupRoot, { Button: ButtonGroupButton });

export type { ButtonGroupProps } from "./button-group";
export { ButtonGroupButton, type ButtonGroupButtonProps } from "./button-group";
