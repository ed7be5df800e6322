import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/** The classes of a field's parts, in any layout. */
export const fieldSlots = {
  root: "k:min-w-0 k:text-base k:text-ink k:wrap-anywhere",
  head: "k:flex k:gap-1",
  label: "k:w-fit k:font-medium",
  optional: "k:font-normal k:text-ink-muted",
  description: "k:text-sm k:text-ink-muted",
  // While empty, it takes up no space and no gap, but stays available to screen readers.
  status: "k:empty:absolute",
  error:
    "k:relative k:ps-5 k:text-sm k:text-danger-ink k:before:absolute k:before:start-0 k:before:size-4 k:before:icon-alert",
};

/** Stacks the label, control and message in a column. */
export const fieldColumn = "k:flex k:flex-col k:gap-1.5";

/**
 * The built-in field of a control. Field's own recipe has more layouts, which would add to each control's
 * bundle.
 */
export const fieldFrameRecipe = defineRecipe(
  "Field",
  tv({ slots: { ...fieldSlots, root: [fieldSlots.root, fieldColumn] } }),
);
