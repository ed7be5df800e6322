"use client";

import { NumberField as Base } from "@base-ui/react/number-field";
import type { ComponentProps, PointerEvent, ReactNode } from "react";
import { MinusIcon, PlusIcon } from "../../icons";
import { focusInput } from "../../lib/focus-input";
import type { MatchEvents } from "../field";
import type { numberFieldRecipe } from "./number-field.recipe";
import type { NumberFieldProps } from "./number-field-types";

interface NumberFieldBoxProps
  extends Pick<NumberFieldProps, "prefix" | "suffix" | "steppers" | "allowScrub"> {
  slots: ReturnType<typeof numberFieldRecipe>;
  labels: { increase: string; decrease: string };
  /** The prefix of the affixes' ids. */
  id: string;
  events: MatchEvents | undefined;
  rootProps: ComponentProps<typeof Base.Root>;
  /** The input. */
  children: ReactNode;
}

/** The box around the input, its affixes and the buttons. */
export function NumberFieldBox({
  slots,
  labels,
  id,
  events,
  prefix,
  suffix,
  steppers,
  allowScrub,
  rootProps,
  children,
}: NumberFieldBoxProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot="number-field-box"
      className={slots.box()}
      {...events}
      onPointerDownCapture={ignoreInFieldset}
      onMouseDown={focusInput}
    >
      {/* Base.Root renders no element, so that the primitive's hidden input is inside the box. */}
      <Base.Root {...rootProps} render={renderChildren}>
        {prefix && (
          <span data-slot="number-field-prefix" id={`${id}prefix`} className={slots.affix()}>
            {allowScrub ? (
              <Base.ScrubArea data-slot="number-field-scrub" className={slots.scrub()}>
                {prefix}
              </Base.ScrubArea>
            ) : (
              prefix
            )}
          </span>
        )}
        {children}
        {suffix && (
          <span data-slot="number-field-suffix" id={`${id}suffix`} className={slots.affix()}>
            {suffix}
          </span>
        )}
        {steppers && (
          <div data-slot="number-field-steppers" className={slots.steppers()}>
            <Base.Decrement
              data-slot="number-field-decrease"
              aria-label={labels.decrease}
              className={slots.stepper()}
            >
              <MinusIcon />
            </Base.Decrement>
            <Base.Increment
              data-slot="number-field-increase"
              aria-label={labels.increase}
              className={slots.stepper()}
            >
              <PlusIcon />
            </Base.Increment>
          </div>
        )}
      </Base.Root>
    </div>
  );
}

const renderChildren = ({ children }: { children?: ReactNode }) => <>{children}</>;

/** Ignores presses in a disabled fieldset, which would otherwise still step or scrub. */
function ignoreInFieldset(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget.querySelector("input:disabled")) event.stopPropagation();
}
