/** The package root exports only DateInput. The rest is for DateRangeInput. */
export { dateFormatOf, dateProblem } from "./date-format";
export type { DateInputProps } from "./date-input";
export { DateInput } from "./date-input";
export { DatePopup } from "./date-popup";
export { DateText, useDateText } from "./date-text";
