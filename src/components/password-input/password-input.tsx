"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { type FieldLabels, type PasswordInputLabels, passwordInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { ArrowBigUpDashIcon } from "../../icons/icons";
import type { FormValueProps, LabelsProps } from "../../lib/common-props";
import type { InputProps } from "../input";
import { MaskedInput } from "./masked-input";
import { passwordInputRecipe } from "./password-input.recipe";

export interface PasswordInputProps
  extends LabelsProps<PasswordInputLabels & FieldLabels>,
    FormValueProps<string>,
    Omit<InputProps, "type" | "labels" | "value" | "defaultValue"> {
  /**
   * What password managers fill in: `current-password` to sign in, `new-password` to suggest a new one.
   * @default "current-password"
   */
  autoComplete?: string;
  /** Content below the input, such as a Meter for the strength of a new password. */
  strength?: ReactNode;
}

/**
 * An input for a password, with a button that shows it and a hint while Caps Lock is on. Password managers can fill it in.
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @category Input
 * @alias password field, show password, reveal password, password strength, current password, new password, passphrase
 * @since 0.1.0
 */
export function PasswordInput({ labels: ownLabels, size, variant, strength, ...own }: PasswordInputProps) {
  const labels = useLabels("passwordInput", passwordInputLabels, ownLabels);
  const slots = passwordInputRecipe({ size, variant });
  const [isCapsLock, setCapsLock] = useState(false);
  // Some systems turn it off on key down, others on key up.
  const read = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <MaskedInput
      autoComplete="current-password"
      {...own}
      slotPrefix="password-input"
      component="PasswordInput"
      labels={ownLabels}
      slots={slots}
      revealLabel={labels.show}
      boxEvents={{
        onKeyDown: read,
        onKeyUp: read,
        onMouseDownCapture: read,
        onBlur: () => setCapsLock(false),
      }}
      beforeReveal={
        // Always rendered, because screen readers don't announce a region that is added with its text.
        <span data-slot="password-input-caps-lock" role="status" className={slots.capsLock()}>
          {isCapsLock && (
            <>
              <ArrowBigUpDashIcon />
              <span>{labels.capsLock}</span>
            </>
          )}
        </span>
      }
      wrap={
        strength
          ? (box) => (
              <div className={slots.stack()}>
                {box}
                <div data-slot="password-input-strength">{strength}</div>
              </div>
            )
          : undefined
      }
    />
  );
}
