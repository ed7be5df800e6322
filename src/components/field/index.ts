/**
 * What other components of Kerf build on: their labelled form draws FieldFrame with the state of `useField` and
 * spreads `fieldAttributes` on the control; without a label they spread `useFieldAttributes`. The package root
 * exports only Field and its types.
 */
export { Field, type FieldProps } from "./field";
export { type FieldControlAttributes, fieldAttributes, useFieldAttributes } from "./field-context";
export { FieldFrame } from "./field-frame";
export type { FieldError, FieldErrorMatch, FieldTexts } from "./field-types";
export { InfoButton } from "./info-button";
export { type FieldState, isShown, useField } from "./use-field";
