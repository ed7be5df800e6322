export { TimeBox } from "./time-box";
export type { TimeFieldProps } from "./time-field";
export { TimeField, useTimeValue } from "./time-field";
