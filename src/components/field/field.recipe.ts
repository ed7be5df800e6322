import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const fieldRecipe = defineRecipe(
  "Field",
  tv({
    slots: {
      root: "k:min-w-0 k:text-base k:text-ink k:wrap-anywhere",
      head: "k:flex k:gap-1",
      label: "k:w-fit k:font-medium",
      optional: "k:font-normal k:text-ink-muted",
      description: "k:text-sm k:text-ink-muted",
      // Empty it takes no place and no gap, and is still there for screen readers.
      status: "k:empty:absolute",
      error:
        "k:relative k:ps-5 k:text-sm k:text-danger-ink k:before:absolute k:before:start-0 k:before:size-4 k:before:icon-alert",
    },
    variants: {
      controlFirst: {
        false: { root: "k:flex k:flex-col k:gap-1.5" },
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
