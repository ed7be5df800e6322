"use client";

import { createContext } from "react";
import { createStrictContext } from "../../lib/create-strict-context";

/** What a Select provides to its options. */
export interface SelectState {
  /** Whether that value is selected. */
  isChosen: (value: unknown) => boolean;
}

export const [SelectProvider, useSelect] = createStrictContext<SelectState>("Select");

/** Set where options show only what is chosen, in the control. */
export const InControl = createContext(false);
