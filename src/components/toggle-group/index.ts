import { ToggleGroupItem, ToggleGroup as ToggleGroupRoot } from "./toggle-group";

export const ToggleGroup = Object.assign(ToggleGroupRoot, { Item: ToggleGroupItem });

export { ToggleGroupItem, type ToggleGroupItemProps, type ToggleGroupProps } from "./toggle-group";
