"use client";

import { useRef } from "react";
import { type FieldLabels, type SecretInputLabels, secretInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { FormValueProps, LabelsProps } from "../../lib/common-props";
import { useClipboard } from "../../lib/use-clipboard";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { CopyButton } from "../clipboard-text";
import type { InputProps } from "../input";
import { MaskedInput } from "../password-input";
import { secretInputRecipe } from "./secret-input.recipe";

export interface SecretInputProps
  extends LabelsProps<SecretInputLabels & FieldLabels>,
    FormValueProps<string>,
    Omit<InputProps, "type" | "labels" | "value" | "defaultValue"> {}

/** Password managers would offer to save the secret as the password of the site. Each has its own attribute. */
const unmanaged = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
};

/**
 * An input for a secret that isn't a password, such as an API key or a signing secret. It is masked, and has buttons that show
 * and copy it. Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @category Input
 * @alias API key, api key input, token input, secret field, masked value, environment variable, credentials, copy secret
 * @since 0.1.0
 */
export function SecretInput({ labels: ownLabels, size, variant, ref, ...own }: SecretInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const labels = useLabels("secretInput", secretInputLabels, ownLabels);
  const slots = secretInputRecipe({ size, variant });
  const [state, copy] = useClipboard();
  return (
    <MaskedInput
      autoComplete="off"
      {...unmanaged}
      {...own}
      ref={mergedRef}
      slotPrefix="secret-input"
      component="SecretInput"
      labels={ownLabels}
      slots={slots}
      revealLabel={labels.show}
      afterReveal={({ disabled, "aria-disabled": ariaDisabled, "aria-describedby": describedBy }) => (
        <>
          <CopyButton
            part="secret-input"
            {...{ disabled, state, slots }}
            aria-disabled={ariaDisabled}
            aria-describedby={describedBy}
            name={labels.copyAction}
            tip={state === "failed" ? labels.failed : undefined}
            side="top"
            onCopy={() => input.current && copy(input.current.value)}
          />
          {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
          <span data-slot="secret-input-status" role="status" className="k:sr-only">
            {state === "idle" ? "" : labels[state]}
          </span>
        </>
      )}
    />
  );
}
