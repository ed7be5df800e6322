import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const fieldRecipe = defineRecipe(
  "Field",
  tv({
    slots: {
      root: "min-w-0 text-base text-ink",
      head: "flex min-w-0 items-center gap-0.5",
      label: "block w-fit max-w-full min-w-0 font-medium wrap-anywhere",
      optional: "font-normal text-ink-muted",
      description: "text-sm text-ink-muted wrap-anywhere",
      status: "",
      error:
        "flex items-start gap-1 text-sm text-danger-ink wrap-anywhere *:data-[slot=field-error-icon]:shrink-0",
    },
    variants: {
      layout: {
        stacked: {
          root: "flex flex-col items-stretch",
          label: "mb-1.5",
          head: "mb-1.5 *:data-[slot=field-label]:mb-0",
          description: "mt-1.5",
          error: "mt-1.5",
        },
        "control-first": {
          root: "grid grid-cols-[auto_minmax(0,1fr)] gap-x-2",
          description: "col-start-2 mt-0.5",
          status: "col-start-2",
          error: "mt-0.5",
        },
        "control-last": {
          root: "grid grid-cols-[fit-content(100%)_1fr] gap-x-2",
          description: "col-start-1 mt-0.5",
          status: "col-start-1",
          error: "mt-0.5",
        },
      },
    },
    defaultVariants: { layout: "stacked" },
  }),
);

/** Where the control stands: Field's `controlFirst` and the inputs that build on it choose it. */
export type FieldLayout = keyof (typeof fieldRecipe)["variants"]["layout"];
