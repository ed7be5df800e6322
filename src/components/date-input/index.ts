export { DateInput } from "./date-input";
export type { DateInputProps } from "./date-input-types";
