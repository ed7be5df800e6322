export { TimeBox } from "./time-box";
export { TimeField } from "./time-field";
export { timeFieldRecipe } from "./time-field.recipe";
export type { TimeFieldProps } from "./time-field-types";
export { useTimeValue } from "./use-time-value";
