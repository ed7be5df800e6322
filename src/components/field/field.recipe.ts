import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { fieldColumn, fieldSlots } from "./field-frame.recipe";

export const fieldRecipe = defineRecipe(
  "Field",
  tv({
    slots: fieldSlots,
    variants: {
      controlFirst: {
        false: { root: fieldColumn },
        true: {
          root: "k:grid k:grid-cols-[auto_1fr] k:items-start k:gap-x-2 k:gap-y-0.5",
          description: "k:col-start-2",
          status: "k:col-start-2",
        },
      },
    },
    defaultVariants: { controlFirst: false },
  }),
);
