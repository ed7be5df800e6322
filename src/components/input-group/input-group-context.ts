import type { AriaAttributes } from "react";
import { createStrictContext } from "../../lib/create-strict-context";
import type { inputGroupRecipe } from "./input-group.recipe";

interface InputGroupContext {
  size: keyof (typeof inputGroupRecipe)["variants"]["size"] | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
  "aria-disabled": AriaAttributes["aria-disabled"];
}

/** The props of an InputGroup that its parts read. */
export const [InputGroupProvider, useInputGroup] = createStrictContext<InputGroupContext>("InputGroup");
