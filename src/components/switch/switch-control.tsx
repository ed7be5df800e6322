"use client";

import { Switch as Base } from "@headlessui/react";
import { Fragment, useRef } from "react";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { useKeptChecked } from "../../lib/use-kept-checked";
import { useMergedRefs } from "../../lib/use-merged-refs";
import type { MatchEvents } from "../field";
import type { switchRecipe } from "./switch.recipe";
import type { SwitchProps } from "./switch-types";
import { useSwitchState } from "./use-switch-state";

type Elsewhere =
  | "variant"
  | "size"
  | "label"
  | "labelTooltip"
  | "description"
  | "error"
  | "labels"
  | "controlFirst";

interface SwitchControlProps extends Omit<SwitchProps, Elsewhere> {
  kind: "switch" | "switch-item";
  slots: ReturnType<typeof switchRecipe>;
  /** Validation handlers, set if no built-in field handles these events. */
  boxEvents: MatchEvents | undefined;
}

/**
 * The track: a button that gets its switch behavior from the primitive, and a hidden checkbox. The checkbox
 * takes part in forms: it is submitted, required, validated and disabled by a fieldset. It reports changes to
 * forms and groups by native events.
 */
export function SwitchControl({
  kind,
  slots,
  boxEvents,
  checked,
  defaultChecked,
  onValueChange,
  name,
  value,
  form,
  required,
  disabled,
  id,
  tabIndex,
  autoFocus,
  className,
  ref,
  ...rest
}: SwitchControlProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(button, ref);
  const { isOn, change } = useSwitchState({ input, checked, defaultChecked, onValueChange });
  useKeptChecked(input, isOn);
  // The attributes that the primitive sets on the button itself.
  const own = { id, disabled, tabIndex, autoFocus };

  return (
    <span data-slot={`${kind}-box`} className={slots.box()} {...boxEvents}>
      <Base
        // Renders only the button below, so that the button keeps its own attributes. The primitive doesn't
        // support a field's description, and it treats the attribute value "false" as true.
        as={Fragment}
        checked={isOn}
        onChange={() => input.current?.click()}
        {...own}
      >
        <button
          data-slot={kind}
          {...honorAriaDisabled(rest)}
          aria-disabled={isAriaDisabled(rest) || undefined}
          ref={mergedRef}
          type="button"
          className={slots.base({ className })}
        >
          <span data-slot={`${kind}-thumb`} aria-hidden className={slots.thumb()} />
        </button>
      </Base>
      <input
        data-slot={`${kind}-input`}
        ref={input}
        type="checkbox"
        aria-hidden
        tabIndex={-1}
        name={name}
        value={value}
        form={form}
        required={required}
        disabled={disabled}
        checked={isOn}
        className={slots.input()}
        onChange={(event) => change(event.currentTarget.checked)}
        // Parents already received the click on the button.
        onClick={(event) => event.stopPropagation()}
        // Validation focuses the invalid input, so the focus moves on to the button.
        onFocus={() => button.current?.focus()}
      />
    </span>
  );
}
