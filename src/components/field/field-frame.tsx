"use client";

import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { fieldLabels, type InfoButtonLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps } from "../../lib/common-props";
import { showTip } from "../../lib/show-tip";
import { fieldFrameRecipe } from "./field-frame.recipe";
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

interface FieldOptionalProps {
  labels: Partial<Labels["field"]> | undefined;
  className: string | undefined;
}

/** The marker after the label of an optional field. It is the only part of the label that reads a context. */
function FieldOptional({ labels, className }: FieldOptionalProps) {
  return (
    <span data-slot="field-optional" className={className}>
      {" "}
      {useLabels("field", fieldLabels, labels).optional}
    </span>
  );
}

interface InfoButtonProps extends LabelsProps<InfoButtonLabels> {
  /** The content of the tip. */
  children: ReactNode;
  /** The id of the label that the tip explains. The button's accessible name ends with the label. */
  labelId?: string;
}

/**
 * The info button beside a label. Its tip shows on hover and focus of the button or the tip, and after a tap.
 * Escape closes only the tip.
 *
 * Every labeled input has this code in its bundle. So it uses `popover` and CSS anchors instead of Tooltip,
 * and classes of src/recipes instead of a recipe. The popover is manual because an `auto` one would close the
 * application's popovers when the pointer only passes over the button.
 */
export function InfoButton({ children, labelId, labels }: InfoButtonProps) {
  const id = useId();
  const buttonId = `${id}button`;
  const tip = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useEffect(() => {
    if (open && tip.current) return showTip(tip.current, () => setOpen(false));
  }, [open]);

  // Touch has no hover. A tap fires a click instead.
  const hover = ({ type, pointerType, currentTarget }: PointerEvent) =>
    pointerType !== "touch" &&
    setOpen(type === "pointerenter" || currentTarget.contains(document.activeElement));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus may be in the button or in the tip
    <div
      data-slot="info"
      className="k:shrink-0 k:tip-scope"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onFocus={show}
      onBlur={(event) => setOpen(event.currentTarget.contains(event.relatedTarget))}
    >
      <button
        data-slot="info-button"
        type="button"
        id={buttonId}
        aria-label={useLabels("field", fieldLabels, labels).moreInformation}
        aria-labelledby={labelId && `${buttonId} ${labelId}`}
        aria-describedby={id}
        className="k:info-button k:before:icon-info k:hover:text-ink k:focus-visible:outline-2"
        onClick={show}
      />
      <div data-slot="info-tip" ref={tip} id={id} popover="manual" role="tooltip" className="k:tip-beside">
        <div data-slot="info-panel" className="k:tip-panel">
          {children}
        </div>
      </div>
    </div>
  );
}
