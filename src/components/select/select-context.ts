"use client";

import { createContext } from "react";
import { createStrictContext } from "../../lib/create-strict-context";

/** The state that a Select provides to its options. */
export interface SelectState {
  /** Whether that value is selected. */
  isChosen: (value: unknown) => boolean;
}

export const [SelectProvider, useSelect] = createStrictContext<SelectState>("Select");

/** Whether options render in the control, where only the selected ones show. */
export const InControl = createContext(false);
