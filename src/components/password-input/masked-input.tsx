"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EyeIcon, EyeOffIcon } from "../../icons/icons";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { NativeState } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { focusInput } from "../../lib/focus-input";
import { useNativeValue } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, useField } from "../field";
import type { InputProps } from "../input";

type ButtonAttributes = Pick<ComponentProps<"button">, "disabled" | "aria-disabled" | "aria-describedby">;

interface MaskedInputProps extends Omit<InputProps, "size" | "variant" | "type"> {
  /** The prefix of the parts' `data-slot`. */
  slotPrefix: "password-input" | "secret-input";
  /** The name of the component, for warnings. */
  component: string;
  slots: Record<"box" | "reveal", () => string> & { base: (options: { className?: string }) => string };
  /** The name of the button that shows the text. */
  revealLabel: string;
  /** Further handlers of the box. */
  boxEvents?: Pick<ComponentProps<"div">, "onKeyDown" | "onKeyUp" | "onMouseDownCapture" | "onBlur">;
  /** Content between the input and the button. */
  beforeReveal?: ReactNode;
  /** Renders further buttons, with the attributes that all buttons have. */
  afterReveal?: (attributes: ButtonAttributes) => ReactNode;
  /** Renders content around the box. */
  wrap?: (box: ReactNode) => ReactNode;
}

/**
 * A native input that hides its text, with a button that shows it. The same element shows the text, so that password managers,
 * the focus, the selection and a validation aren't affected.
 */
export function MaskedInput({
  slotPrefix,
  component,
  slots,
  revealLabel,
  boxEvents,
  beforeReveal,
  afterReveal,
  wrap = (box) => box,
  label,
  labelTooltip,
  labels,
  description,
  error,
  className,
  onValueChange,
  onChange,
  ref,
  ...own
}: MaskedInputProps) {
  const rest = honorAriaDisabled(own, { readOnly: true });
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const field = useField({
    label,
    labelTooltip,
    labels,
    description,
    error,
    required: own.required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const attributes = useFieldAttributes(rest, isFramed && field);
  const value = useNativeValue(`${component}.value`, rest.value, "");
  const [isShown, setShown] = useState(false);

  /** Shows or hides the text. Some browsers lose the selection when the type changes. */
  const toggle = () => {
    const input = control.current;
    if (!input) return;
    const { selectionStart, selectionEnd, selectionDirection } = input;
    flushSync(() => setShown(!isShown));
    if (input.matches(":focus"))
      input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
  const buttonAttributes = {
    disabled: rest.disabled,
    "aria-disabled": rest["aria-disabled"],
    "aria-describedby": isFramed ? field.labelId : undefined,
  };
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot={`${slotPrefix}-box`}
      className={slots.box()}
      {...boxEvents}
      {...(!isFramed && field.events)}
      onMouseDown={focusInput}
    >
      <input
        data-slot={slotPrefix}
        dir="auto"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        {...attributes}
        type={isShown ? "text" : "password"}
        value={value}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        ref={mergedRef}
        className={slots.base({ className })}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {beforeReveal}
      <button
        data-slot={`${slotPrefix}-reveal`}
        type="button"
        aria-label={revealLabel}
        // The name stays, and the state says whether the text shows.
        aria-pressed={isShown}
        {...buttonAttributes}
        className={slots.reveal()}
        // The input keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isAriaDisabled(rest) ? undefined : toggle}
      >
        <Icon />
      </button>
      {afterReveal?.(buttonAttributes)}
      {isShown && <HideOnSubmit control={control} onHide={() => setShown(false)} />}
      {(onValueChange || value !== undefined) && (
        <NativeState control={control} value={value} onValueChange={onValueChange} />
      )}
    </div>
  );
  if (isFramed) return <FieldFrame field={field}>{wrap(box)}</FieldFrame>;
  return (
    <>
      {wrap(box)}
      {field.watch}
    </>
  );
}

interface HideOnSubmitProps {
  control: React.RefObject<HTMLInputElement | null>;
  onHide: () => void;
}

/**
 * Hides the text when its form is submitted or reset. A browser that finds a plain text field would remember the text as a
 * suggestion.
 */
function HideOnSubmit({ control, onHide }: HideOnSubmitProps): null {
  useEffect(() => {
    const input = control.current;
    const root = input?.getRootNode();
    const hide = (event: Event) => {
      if (!input || event.target !== input.form) return;
      // At once, before the browser and password managers read the form.
      input.type = "password";
      onHide();
    };
    for (const type of ["submit", "reset"]) root?.addEventListener(type, hide, true);
    return () => {
      for (const type of ["submit", "reset"]) root?.removeEventListener(type, hide, true);
    };
  }, [control, onHide]);
  return null;
}
