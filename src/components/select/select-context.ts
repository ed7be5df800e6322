"use client";

import { createContext } from "react";
import { createStrictContext } from "../../lib/create-strict-context";

/** What a Select tells its options. */
export interface SelectState {
  /** Whether that value is chosen. */
  isChosen: (value: unknown) => boolean;
}

export const [SelectProvider, useSelect] = createStrictContext<SelectState>("Select");

/** Set where options show only what is chosen, in the control. */
export const InControl = createContext(false);
