import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const checkboxRecipe = defineRecipe(
  "Checkbox",
  tv({
    base: [
      // The margin makes it as high as a line of text, so that it stands level with the first line of a label.
      "relative my-0.5 size-4 shrink-0 cursor-pointer rounded-xs border align-middle",
      "transition-colors duration-120 motion-reduce:transition-none disabled:cursor-not-allowed disabled:opacity-50",
      // The icon. It shows in one step: while it faded, it would show on a ground that has lost its colour.
      "before:absolute before:start-px before:top-px before:size-3 before:opacity-0",
      "before:icon-check indeterminate:before:icon-minus checked:before:opacity-100 indeterminate:before:opacity-100",
      // What the pointer can hit: 24 px, centred on the box.
      "after:absolute after:-inset-1.25",
      // The system's own drawing says all states in the user's colours.
      "forced-colors:appearance-auto forced-colors:before:hidden",
      focusRing,
    ],
    variants: {
      variant: {
        default: [
          "border-line-strong bg-surface text-on-accent user-invalid:border-danger",
          "hover:not-disabled:border-ink-muted active:not-disabled:bg-tint",
          "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent",
          "checked:hover:not-disabled:border-accent-hover checked:hover:not-disabled:bg-accent-hover",
          "indeterminate:hover:not-disabled:border-accent-hover indeterminate:hover:not-disabled:bg-accent-hover",
          "checked:active:not-disabled:border-accent-active checked:active:not-disabled:bg-accent-active",
          "indeterminate:active:not-disabled:border-accent-active indeterminate:active:not-disabled:bg-accent-active",
        ],
        error: [
          "border-danger bg-surface text-on-danger",
          "hover:not-disabled:border-danger-hover active:not-disabled:bg-danger-tint",
          "checked:bg-danger indeterminate:bg-danger",
          "checked:hover:not-disabled:bg-danger-hover indeterminate:hover:not-disabled:bg-danger-hover",
          "checked:active:not-disabled:bg-danger-active indeterminate:active:not-disabled:bg-danger-active",
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
        "flex max-w-full cursor-pointer items-start gap-2 py-0.5 text-base text-ink",
        "has-disabled:cursor-not-allowed has-disabled:**:data-[slot=checkbox-label]:opacity-50",
      ],
      first: "w-fit",
      // In a group the boxes after labels stand in one column.
      last: "not-in-data-[slot=checkbox-group]:w-fit in-data-[slot=checkbox-group]:justify-between",
      label: "min-w-0 wrap-anywhere",
      // Over the gap, up to the box.
      reach: "-ms-2 ps-2",
      head: "flex min-w-0 items-start gap-0.5",
    },
  }),
);

export const checkboxGroupRecipe = defineRecipe(
  "Checkbox.Group",
  tv({
    slots: {
      base: [
        "flex w-fit max-w-full flex-col gap-1 text-base text-ink",
        // What a parent checkbox stands for is set in under its label.
        "[&>:has([data-slot=checkbox-parent])~[data-slot=checkbox-field]]:ms-6",
      ],
      description: "mb-1 text-ink-muted text-sm wrap-anywhere",
    },
  }),
);

export const checkboxLegendRecipe = defineRecipe(
  "Checkbox.Legend",
  // A legend is no flex item: its distance to what follows is its own.
  tv({ base: "mb-1 max-w-full font-medium text-base text-ink wrap-anywhere" }),
);
