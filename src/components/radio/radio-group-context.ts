"use client";

import { createStrictContext } from "../../lib/create-strict-context";
import type { RadioAppearance, RadioControlPosition, RadioVariant } from "./radio-types";

/**
 * The values that a Radio.Group provides to its parts. Changes reach the group as events, so the context has
 * no callback.
 */
export interface RadioGroupState {
  /** The selected value, or `""` if none is selected. */
  value: string;
  name: string;
  required: boolean | undefined;
  appearance: RadioAppearance | undefined;
  controlPosition: RadioControlPosition;
  variant: RadioVariant | undefined;
}

export const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupState>("Radio.Group");
