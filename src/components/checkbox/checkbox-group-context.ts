"use client";

import { createStrictContext } from "../../lib/create-strict-context";
import type { CheckboxVariant } from "./checkbox-types";

/**
 * The values that a Checkbox.Group provides to its parts. Changes reach it as events, so the context has no callback.
 */
export interface CheckboxGroupState {
  /** The id of the group's element. */
  id: string;
  checked: ReadonlySet<string>;
  allValues: readonly string[] | undefined;
  controlFirst: boolean;
  name: string | undefined;
  variant: CheckboxVariant | undefined;
}

export const [CheckboxGroupContext, useCheckboxGroup] =
  createStrictContext<CheckboxGroupState>("Checkbox.Group");
