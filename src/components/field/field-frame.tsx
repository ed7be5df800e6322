import type { ComponentProps } from "react";
import { CircleAlertIcon } from "../../icons";
import { type FieldLayout, fieldRecipe } from "./field.recipe";
import { FieldOptional } from "./field-optional";
import { InfoButton } from "./info-button";
import { mergeEvents } from "./merge-events";
import { type FieldState, isShown } from "./use-field";

interface FieldFrameProps extends ComponentProps<"div"> {
  /** From `useField`. */
  field: FieldState;
  /** Where the control stands. `"stacked"` when left out. */
  layout?: FieldLayout;
  /** False for a control that never has an error, to save the element that announces it. */
  live?: boolean;
}

/**
 * Draws label, control and message. Every input that has a `label` of its own draws itself in it; it sets no
 * context, for the input already knows its field.
 *
 * Errors go into a polite live region that is always there, because screen readers miss a region that comes
 * with its text. Polite, because a submission may bring several, and focus already moves to the first.
 */
export function FieldFrame({ field, layout, live = true, className, children, ...rest }: FieldFrameProps) {
  const slots = fieldRecipe({ layout });
  const head = isShown(field.label) && <FieldHead field={field} slots={slots} />;
  const controlFirst = layout === "control-first";
  return (
    <div data-slot="field" className={slots.root({ className })} {...mergeEvents(rest, field.events)}>
      {!controlFirst && head}
      {children}
      {controlFirst && head}
      {isShown(field.description) && (
        <div data-slot="field-description" id={field.descriptionId} className={slots.description()}>
          {field.description}
        </div>
      )}
      {live && (
        <div data-slot="field-status" aria-live="polite" className={slots.status()}>
          {field.invalid && (
            <div data-slot="field-error" id={field.errorId} className={slots.error()}>
              <CircleAlertIcon data-slot="field-error-icon" />
              <span data-slot="field-error-text">{field.error}</span>
            </div>
          )}
        </div>
      )}
      {field.watch}
    </div>
  );
}

interface FieldHeadProps {
  field: FieldState;
  slots: ReturnType<typeof fieldRecipe>;
}

function FieldHead({ field, slots }: FieldHeadProps) {
  const label = (
    <label data-slot="field-label" id={field.labelId} htmlFor={field.id} className={slots.label()}>
      {field.label}
      {field.optional && <FieldOptional className={slots.optional()} />}
    </label>
  );
  if (!isShown(field.labelTooltip)) return label;
  return (
    <div data-slot="field-head" className={slots.head()}>
      {label}
      <InfoButton labelId={field.labelId}>{field.labelTooltip}</InfoButton>
    </div>
  );
}
