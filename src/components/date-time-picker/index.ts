export type { DateTimePickerProps } from "./date-time-picker";
export { DateTimePicker } from "./date-time-picker";
