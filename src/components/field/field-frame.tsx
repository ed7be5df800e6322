import type { ComponentProps } from "react";
import { fieldFrameRecipe } from "./field-frame.recipe";
import { FieldOptional } from "./field-optional";
import { InfoButton } from "./info-button";
import type { FieldState } from "./use-field";

interface FieldFrameProps extends ComponentProps<"div"> {
  /** From `useField`. */
  field: FieldState;
  /** Of `fieldRecipe`, for another layout than a column. */
  slots?: ReturnType<typeof fieldFrameRecipe>;
  /** Places the control before its label, in one line. */
  controlFirst?: boolean;
}

const column = fieldFrameRecipe();

/**
 * Draws label, control and message. Every input that has a `label` of its own draws itself in it; it sets no
 * context, for the input already knows its field.
 *
 * Errors go into a polite live region that is always there, because screen readers miss a region that comes
 * with its text. Polite, because a submission may bring several, and focus already moves to the first.
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
