import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const checkboxRecipe = defineRecipe(
  "Checkbox",
  tv({
    base: [
      // The margin makes it as high as a line of text, so that it stands level with the first line of a label.
      "k:relative k:my-0.5 k:size-4 k:shrink-0 k:cursor-pointer k:rounded-xs k:border k:align-middle",
      "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:disabled:cursor-not-allowed k:disabled:opacity-50",
      // The icon. It shows in one step: while it faded, it would show on a ground that has lost its colour.
      "k:before:absolute k:before:start-px k:before:top-px k:before:size-3 k:before:opacity-0",
      "k:before:icon-check k:indeterminate:before:icon-minus k:checked:before:opacity-100 k:indeterminate:before:opacity-100",
      // What the pointer can hit: 24 px, centred on the box.
      "k:after:absolute k:after:-inset-1.25",
      // The system's own drawing says all states in the user's colours.
      "k:forced-colors:appearance-auto k:forced-colors:before:hidden",
      focusRing,
    ],
    variants: {
      variant: {
        default: [
          "k:border-line-strong k:bg-surface k:user-invalid:border-danger",
          "k:hover:not-disabled:border-ink-muted k:active:not-disabled:bg-tint",
          "k:checked:border-accent k:checked:bg-accent k:checked:text-on-accent",
          "k:indeterminate:border-accent k:indeterminate:bg-accent k:indeterminate:text-on-accent",
          "k:checked:hover:not-disabled:border-accent-hover k:checked:hover:not-disabled:bg-accent-hover",
          "k:indeterminate:hover:not-disabled:border-accent-hover k:indeterminate:hover:not-disabled:bg-accent-hover",
          "k:checked:active:not-disabled:border-accent-active k:checked:active:not-disabled:bg-accent-active",
          "k:indeterminate:active:not-disabled:border-accent-active k:indeterminate:active:not-disabled:bg-accent-active",
        ],
        error: [
          "k:border-danger k:bg-surface",
          "k:hover:not-disabled:border-danger-hover k:active:not-disabled:bg-danger-tint",
          "k:checked:bg-danger k:checked:text-on-danger k:indeterminate:bg-danger k:indeterminate:text-on-danger",
          "k:checked:hover:not-disabled:bg-danger-hover k:indeterminate:hover:not-disabled:bg-danger-hover",
          "k:checked:active:not-disabled:bg-danger-active k:indeterminate:active:not-disabled:bg-danger-active",
        ],
      },
    },
    defaultVariants: { variant: "default" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const checkboxTexts = {
  variant: {
    default: "Everything is in order, or nothing has been checked yet.",
    error:
      "The choice must change: red, and nothing more. Say why in words beside it, or by the error of a Field or Checkbox.Group around it.",
  },
};

/** The box and its label in one line, 24 px high, so that two of them can be hit apart. */
export const checkboxFieldRecipe = defineRecipe(
  "Checkbox",
  tv({
    slots: {
      row: [
        "k:flex k:max-w-full k:cursor-pointer k:items-start k:gap-2 k:py-0.5 k:text-base k:text-ink",
        "k:has-disabled:cursor-not-allowed k:has-disabled:**:data-[slot=checkbox-label]:opacity-50",
      ],
      first: "k:w-fit",
      // In a group the boxes after labels stand in one column.
      last: "k:not-in-data-[slot=checkbox-group]:w-fit k:in-data-[slot=checkbox-group]:justify-between",
      // Not `anywhere`: in a cell that shrinks to fit, a word keeps together.
      label: "k:min-w-0 k:wrap-break-word",
      // Over the gap, up to the box.
      reach: "k:-ms-2 k:ps-2",
      head: "k:flex k:min-w-0 k:items-start k:gap-0.5",
    },
  }),
);

export const checkboxGroupRecipe = defineRecipe(
  "Checkbox.Group",
  tv({
    slots: {
      base: [
        "k:flex k:w-fit k:max-w-full k:flex-col k:gap-1 k:text-base k:text-ink",
        // What a parent checkbox stands for is set in under its label.
        "k:[&>:has([data-slot=checkbox-parent])~:is([data-slot=checkbox-field],[data-slot=checkbox-group])]:ms-6",
      ],
      description: "k:mb-1 k:text-ink-muted k:text-sm k:wrap-anywhere",
    },
  }),
);

export const checkboxLegendRecipe = defineRecipe(
  "Checkbox.Legend",
  tv({
    base: [
      // A legend is no flex item: its distance to what follows is its own.
      "k:mb-1 k:max-w-full k:font-medium k:text-base k:text-ink k:wrap-anywhere",
      // The class that hides it holds in applications that have no such utility, too.
      "k:[&.sr-only]:sr-only",
    ],
  }),
);
