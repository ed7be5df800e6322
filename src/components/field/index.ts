/**
 * The internal exports are for Kerf's own inputs. With a label, an input renders FieldFrame with the state of
 * `useField`. With or without a label, it spreads `useFieldAttributes` on the control. The package root
 * exports only Field and its types.
 */
export { Field, type FieldProps } from "./field";
export { fieldRecipe } from "./field.recipe";
export { FieldContext, useFieldAttributes } from "./field-context";
export { FieldFrame } from "./field-frame";
export { FieldGroup } from "./field-group";
export type { FieldError, FieldErrorMatch, FieldTexts } from "./field-types";
export { InfoButton } from "./info-button";
export { isShown } from "./is-shown";
export { useField } from "./use-field";
export { useFieldGroup } from "./use-field-group";
export { type PickerControl, usePickerField } from "./use-picker-field";
export type { MatchEvents } from "./use-shown-error";
