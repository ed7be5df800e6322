export type { DateRangeInputProps } from "./date-range-input";
export { DateRangeInput } from "./date-range-input";
export type { DateRangePreset } from "./range-value";
