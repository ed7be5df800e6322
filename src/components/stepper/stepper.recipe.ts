import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const stepperRecipe = defineRecipe(
  "Stepper",
  tv({
    slots: {
      base: "k:w-full k:min-w-0 k:text-base k:text-ink",
      list: "k:m-0 k:flex k:list-none k:p-0",
      /** The line to the next step follows the marker. It is a border, which forced colors keep. */
      item: [
        "k:group/step k:relative k:min-w-0 k:after:absolute k:last:after:hidden k:after:border-line-strong",
        "k:data-[status=complete]:after:border-accent",
      ],
      /** The focus ring is around its marker, so that the line doesn't cross it. */
      step: [
        "k:flex k:w-fit k:max-w-full k:min-w-0 k:text-start k:outline-none",
        "k:[button&]:cursor-pointer k:[button&]:hover:**:data-[slot=stepper-label]:underline k:underline-offset-3",
      ],
      marker: [
        "k:grid k:size-6 k:shrink-0 k:place-items-center k:rounded-full k:border k:border-line-strong k:bg-surface",
        "k:font-medium k:text-ink-muted k:text-sm k:tabular-nums k:[&_svg]:size-3.5",
        "k:outline-focus k:outline-offset-2 k:[button:focus-visible>&]:outline-2",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:group-data-[status=complete]/step:border-accent k:group-data-[status=complete]/step:text-accent-ink",
        "k:group-data-[status=error]/step:border-danger k:group-data-[status=error]/step:text-danger-ink",
        // The current marker is filled, in the color of its state.
        "k:group-data-current/step:over:border-accent k:group-data-current/step:over:bg-accent k:group-data-current/step:over:text-on-accent",
        "k:group-data-current/step:group-data-[status=error]/step:over:border-danger k:group-data-current/step:group-data-[status=error]/step:over:bg-danger k:group-data-current/step:group-data-[status=error]/step:over:text-on-danger",
        "k:group-data-current/step:forced-color-adjust-none",
      ],
      text: "k:min-w-0 k:wrap-anywhere",
      label:
        "k:text-ink-muted k:group-data-[status=complete]/step:text-ink k:group-data-[status=error]/step:over:text-danger-ink k:group-data-current/step:font-medium k:group-data-current/step:text-ink",
      optional: "k:text-ink-muted",
      description: "k:block k:text-ink-muted k:text-sm",
      /** Replaces the texts of the steps in a narrow container. */
      compact: "k:hidden k:wrap-anywhere k:@max-[30rem]:block",
      compactLabel: "k:font-medium",
      compactDescription: "k:block k:text-ink-muted k:text-sm",
    },
    variants: {
      orientation: {
        horizontal: {
          base: "k:@container",
          item: [
            "k:flex-1 k:not-last:pe-4 k:last:max-w-1/3 k:last:flex-none k:@max-[30rem]:last:max-w-none",
            "k:after:start-8 k:after:end-2 k:after:top-3 k:after:border-t",
          ],
          step: "k:flex-col k:items-start k:gap-2",
          label: "k:@max-[30rem]:sr-only",
          optional: "k:@max-[30rem]:sr-only",
          description: "k:@max-[30rem]:sr-only",
        },
        vertical: {
          list: "k:flex-col",
          item: "k:not-last:pb-6 k:after:start-3 k:after:top-7 k:after:bottom-1 k:after:border-s",
          step: "k:gap-3",
          text: "k:pt-0.5",
        },
      },
    },
    defaultVariants: { orientation: "horizontal" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const stepperTexts = {
  orientation: {
    horizontal: "Side by side above the content, for up to five steps with short labels.",
    vertical: "Below one another beside the content, for more steps, long labels or descriptions.",
  },
  navigation: {
    none: "Steps are text. The buttons of the page, such as Back and Continue, change the step.",
    visited: "The current step, completed steps and steps with an error are buttons, if the order matters.",
    all: "Every step is a button, if the order doesn't matter.",
  },
};
