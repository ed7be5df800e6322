import type { ComponentProps } from "react";
import { fieldFrameRecipe } from "./field-frame.recipe";
import { FieldOptional } from "./field-optional";
import { InfoButton } from "./info-button";
import type { FieldState } from "./use-field";

interface FieldFrameProps extends ComponentProps<"div"> {
  /** The result of `useField`. */
  field: FieldState;
  /** The slots of `fieldRecipe`, for layouts that aren't a column. */
  slots?: ReturnType<typeof fieldFrameRecipe>;
  /** Places the control before its label, on the same line. */
  controlFirst?: boolean;
}

const column = fieldFrameRecipe();

/**
 * Renders the label, control and message. Inputs with their own `label` prop render themselves inside it. It
 * sets no context, because the input already has the field's state.
 *
 * Errors go into a polite live region that is always rendered, because screen readers miss a region that is
 * added together with its text. It is polite because a submission may cause several errors, and focus already
 * moves to the first.
 */
export function FieldFrame({
  field,
  slots = column,
  controlFirst,
  className,
  children,
  ...rest
}: FieldFrameProps) {
  const label = field.label && (
    <label data-slot="field-label" id={field.labelId} htmlFor={field.id} className={slots.label()}>
      {field.label}
      {field.optional && <FieldOptional labels={field.labels} className={slots.optional()} />}
    </label>
  );
  const head = field.labelTooltip ? (
    <div data-slot="field-head" className={slots.head()}>
      {label}
      <InfoButton labelId={field.labelId} labels={field.labels}>
        {field.labelTooltip}
      </InfoButton>
    </div>
  ) : (
    label
  );
  return (
    <div data-slot="field" className={slots.root({ className })} {...rest} {...field.events}>
      {!controlFirst && head}
      {children}
      {controlFirst && head}
      {field.description && (
        <div data-slot="field-description" id={field.describedBy} className={slots.description()}>
          {field.description}
        </div>
      )}
      <div data-slot="field-status" aria-live="polite" className={slots.status()}>
        {field.message && (
          <div data-slot="field-error" id={field.describedBy} className={slots.error()}>
            {field.message}
          </div>
        )}
      </div>
      {field.watch}
    </div>
  );
}
