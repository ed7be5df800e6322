"use client";

import { createStrictContext } from "../../lib/create-strict-context";
import type { SwitchSize, SwitchVariant } from "./switch-types";

/**
 * The values that a Switch.Group provides to its parts. Changes reach the group as events, so the context has
 * no callback.
 */
export interface SwitchGroupState {
  checked: ReadonlySet<string>;
  controlFirst: boolean;
  size: SwitchSize | undefined;
  name: string | undefined;
  variant: SwitchVariant | undefined;
}

export const [SwitchGroupContext, useSwitchGroup] = createStrictContext<SwitchGroupState>("Switch.Group");
