"use client";

import { createStrictContext } from "../../lib/create-strict-context";
import type { SwitchSize, SwitchVariant } from "./switch-types";

/** What a Switch.Group tells its parts. Changes go up as events, so it holds no callback. */
export interface SwitchGroupState {
  checked: ReadonlySet<string>;
  controlFirst: boolean;
  size: SwitchSize | undefined;
  name: string | undefined;
  variant: SwitchVariant | undefined;
}

export const [SwitchGroupContext, useSwitchGroup] = createStrictContext<SwitchGroupState>("Switch.Group");
