"use client";

import { createStrictContext } from "../../lib/create-strict-context";
import type { RadioAppearance, RadioControlPosition } from "./radio-group";
import type { RadioVariant } from "./radio-item";

/** What a Radio.Group tells its parts. Changes go up as events, so it holds no callback. */
export interface RadioGroupState {
  /** The chosen value; `""` while there is none. */
  value: string;
  name: string;
  required: boolean | undefined;
  appearance: RadioAppearance | undefined;
  controlPosition: RadioControlPosition;
  variant: RadioVariant | undefined;
}

export const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupState>("Radio.Group");
