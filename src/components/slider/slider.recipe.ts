import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const sliderRecipe = defineRecipe(
  "Slider",
  tv({
    slots: {
      base: "k:min-w-0 k:text-base k:text-ink k:disabled:cursor-not-allowed k:disabled:opacity-50 k:disabled-input:cursor-not-allowed k:disabled-input:opacity-50",
      /** The label and the value share a line. */
      field: "k:over:grid k:over:grid-cols-[1fr_auto] k:gap-x-4 k:*:data-[slot=slider]:col-span-2",
      value: "k:text-end k:text-ink-muted k:tabular-nums",
      /** The clickable area, which ends at the edges of the outermost thumbs. */
      control:
        "k:relative k:flex k:cursor-pointer k:select-none k:in-disabled:pointer-events-none k:disabled-input:pointer-events-none",
      /**
       * The line. At both ends, it extends 8 px beyond the range of a thumb's center. Forced colors keep its
       * token colors.
       */
      track:
        "k:relative k:forced-color-adjust-none k:before:absolute k:before:rounded-full k:before:bg-tint-strong k:before:forced-colors:border",
      indicator: "k:before:absolute k:before:rounded-full k:before:bg-accent",
      /** The click target is 24 px wide and high. */
      thumb: [
        "k:size-4 k:rounded-full k:border-2 k:border-accent k:bg-surface k:shadow-raised k:after:absolute k:after:-inset-1.5",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:border-accent-hover k:data-dragging:bg-accent-tint",
        "k:outline-focus k:outline-offset-2 k:has-[input:focus-visible]:outline-2",
      ],
      /** A point on the track. */
      dot: "k:pointer-events-none k:absolute k:flex k:items-center k:justify-center k:before:absolute k:before:size-1 k:before:rounded-full k:before:bg-ink-muted k:data-filled:before:bg-on-accent",
      labels: "k:pointer-events-none k:text-sm k:whitespace-nowrap k:text-ink-muted k:tabular-nums",
      markLabel: "",
      // With its own direction, so that "50 GB" doesn't become "GB 50" in a right-to-left page.
      markText: "k:shrink-0 k:truncate",
    },
    variants: {
      orientation: {
        horizontal: {
          base: "k:w-full",
          thumb: "k:[--center:-50%] k:rtl:[--center:50%]",
          control: "k:[touch-action:pan-y] k:flex-col k:px-2",
          track: "k:h-6 k:w-full k:before:inset-y-2.25 k:before:-inset-x-2",
          indicator: "k:h-full k:before:inset-y-2.25 k:before:inset-x-0 k:data-single:before:-start-2",
          dot: "k:inset-y-0 k:w-0",
          labels: "k:@container k:relative k:h-5",
          // Centered on the point.
          markLabel: "k:absolute k:top-1 k:flex k:w-0 k:justify-center",
        },
        vertical: {
          base: "k:h-40 k:w-fit k:max-w-full",
          thumb: "k:[--center:-50%]",
          control: "k:h-full k:[touch-action:pan-x] k:py-2",
          track: "k:h-full k:w-6 k:shrink-0 k:before:inset-x-2.25 k:before:-inset-y-2",
          indicator: "k:w-full k:before:inset-x-2.25 k:before:inset-y-0 k:data-single:before:-bottom-2",
          dot: "k:inset-x-0 k:h-0",
          // All labels are in one grid cell, so that it is as wide as the longest.
          labels: "k:grid k:h-full k:min-w-0 k:grid-cols-[minmax(0,auto)] k:ps-1",
          markLabel: "k:relative k:max-w-full k:translate-y-1/2 k:self-end",
          markText: "k:block",
        },
      },
    },
    defaultVariants: { orientation: "horizontal" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const sliderTexts = {
  orientation: {
    horizontal: "For most sliders. It is as wide as its container.",
    vertical: "For mixers and levels. Set the height by `className`.",
  },
};
