/**
 * The internal exports are for Kerf's own inputs. With a label, an input renders FieldFrame with the state of
 * `useField`. With or without a label, it spreads `useFieldAttributes` on the control. The package root
 * exports only Field and its types.
 */
export { Field, type FieldProps } from "./field";
export { FieldFrame, InfoButton } from "./field-frame";
export { FieldGroup, useFieldGroup } from "./field-group";
export type { FieldError, FieldErrorMatch, FieldTexts, MatchEvents } from "./use-field";
export { type PickerControl, shownError, useField, usePickerField } from "./use-field";
