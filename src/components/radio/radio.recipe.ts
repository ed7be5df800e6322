import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import {
  choiceColors,
  choiceControl,
  choiceGroup,
  choiceLabel,
  choiceLegend,
  choiceRow,
} from "../../recipes/choice";

export const radioGroupRecipe = defineRecipe(
  "Radio.Group",
  tv({
    slots: {
      base: choiceGroup.base,
      description: choiceGroup.description,
      message: "",
    },
    variants: {
      orientation: {
        vertical: { base: "k:flex k:flex-col" },
        horizontal: { description: "k:over:mb-0" },
      },
      appearance: {
        default: { base: "k:w-fit" },
        card: { base: "k:w-full k:gap-2" },
      },
    },
    compoundVariants: [
      { orientation: "vertical", appearance: "default", class: { base: "k:gap-1" } },
      {
        orientation: "horizontal",
        appearance: "default",
        class: {
          base: "k:flex k:flex-wrap k:gap-x-5 k:gap-y-1",
          description: "k:w-full",
          message: "k:w-full",
        },
      },
      {
        orientation: "horizontal",
        appearance: "card",
        class: {
          // As many columns as fit, all equally wide, for any number of cards.
          base: "k:grid k:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]",
          description: "k:col-span-full",
          message: "k:col-span-full",
        },
      },
    ],
    defaultVariants: { orientation: "vertical", appearance: "default" },
  }),
);

export const radioItemRecipe = defineRecipe(
  "Radio.Item",
  tv({
    slots: {
      base: [choiceControl, "k:rounded-full k:before:inset-1 k:before:rounded-full k:before:bg-current"],
      row: [choiceRow, "k:has-disabled:**:data-[slot=radio-label]:opacity-50"],
      text: choiceLabel,
      label: "k:block",
      description: "k:block k:text-ink-muted k:text-sm",
    },
    variants: {
      variant: {
        default: { base: choiceColors.default },
        error: { base: choiceColors.error },
      },
      appearance: {
        default: { row: "k:py-0.5" },
        card: {
          row: [
            "k:justify-between k:rounded-md k:border k:p-3",
            "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:has-disabled:bg-disabled",
          ],
          label: "k:font-medium",
          description: "k:mt-0.5",
        },
      },
      /** @internal From `controlPosition`, and from `appearance`. */
      last: {
        true: { row: "k:justify-between" },
        false: { row: "k:w-fit" },
      },
    },
    compoundVariants: [
      {
        appearance: "card",
        variant: "default",
        class: {
          row: [
            "k:border-line-control k:bg-surface k:hover:not-has-disabled:border-line-strong k:active:not-has-disabled:bg-tint",
            "k:has-checked:not-has-disabled:border-accent k:has-checked:not-has-disabled:bg-accent-tint",
          ],
        },
      },
      {
        appearance: "card",
        variant: "error",
        class: {
          row: "k:border-danger k:bg-surface k:has-checked:not-has-disabled:bg-danger-tint k:active:not-has-disabled:bg-danger-tint",
        },
      },
    ],
    defaultVariants: { variant: "default", appearance: "default", last: false },
  }),
);

export const radioLegendRecipe = defineRecipe("Radio.Legend", tv({ base: choiceLegend }));

const appearance = {
  default: "A radio and its label in one line: most groups, above all of short choices.",
  card: "A framed panel that can be pressed anywhere: few choices that need a description, such as plans.",
};

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const radioGroupTexts = {
  orientation: {
    vertical: "Stacked: the easiest layout to scan and compare.",
    horizontal: "Side by side, wrapping as needed: for two or three short options, or cards.",
  },
  appearance,
  controlPosition: {
    start: "The radio before its label.",
    end: "The radio in a column after the labels, as in lists of settings.",
  },
};

export const radioItemTexts = {
  variant: {
    default: "No validation state.",
    error: "The error style only. Use the group's `error` for the message.",
  },
  appearance,
};
