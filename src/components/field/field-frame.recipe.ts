import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/** The parts of a field, however they are laid out. */
export const fieldSlots = {
  root: "k:min-w-0 k:text-base k:text-ink k:wrap-anywhere",
  head: "k:flex k:gap-1",
  label: "k:w-fit k:font-medium",
  optional: "k:font-normal k:text-ink-muted",
  description: "k:text-sm k:text-ink-muted",
  // Empty it takes no place and no gap, and is still there for screen readers.
  status: "k:empty:absolute",
  error:
    "k:relative k:ps-5 k:text-sm k:text-danger-ink k:before:absolute k:before:start-0 k:before:size-4 k:before:icon-alert",
};

/** Label, control and message below each other. */
export const fieldColumn = "k:flex k:flex-col k:gap-1.5";

/** The field that a control draws itself. Field's own recipe has more layouts, and would be in each control's bundle. */
export const fieldFrameRecipe = defineRecipe(
  "Field",
  tv({ slots: { ...fieldSlots, root: [fieldSlots.root, fieldColumn] } }),
);
