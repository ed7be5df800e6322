import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const fieldRecipe = defineRecipe(
  "Field",
  tv({
    slots: {
      root: "min-w-0 text-base text-ink wrap-anywhere",
      head: "flex gap-1",
      label: "w-fit font-medium",
      optional: "font-normal text-ink-muted",
      description: "text-sm text-ink-muted",
      // Empty it takes no place and no gap, and is still there for screen readers.
      status: "empty:absolute",
      error:
        "relative ps-5 text-sm text-danger-ink before:absolute before:start-0 before:size-4 before:icon-alert",
    },
    variants: {
      controlFirst: {
        false: { root: "flex flex-col gap-1.5" },
        true: {
          root: "grid grid-cols-[auto_1fr] items-start gap-x-2 gap-y-0.5",
          description: "col-start-2",
          status: "col-start-2",
        },
      },
    },
    defaultVariants: { controlFirst: false },
  }),
);
