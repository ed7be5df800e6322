import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const meterRecipe = defineRecipe(
  "Meter",
  tv({
    slots: {
      // Label and value share a line if the label has at least 96 px, within which it wraps. Otherwise, each
      // has its own line.
      base: "k:flex k:min-w-0 k:flex-wrap k:items-end k:justify-end k:gap-x-4 k:gap-y-1.5 k:text-base k:text-ink k:wrap-anywhere",
      label: "k:min-w-0 k:grow k:basis-24 k:font-medium",
      value: "k:text-end k:text-ink-muted k:tabular-nums",
      // In forced colors, the fill wouldn't be visible.
      track: "k:h-2 k:w-full k:overflow-hidden k:rounded-full k:bg-tint-strong k:forced-colors:border",
      // It ends in a gap of 2 px, but never wider than the fill, so that an empty meter shows nothing.
      indicator: [
        "k:relative k:h-full k:bg-accent k:transition-[width] k:duration-height",
        "k:after:absolute k:after:inset-y-0 k:after:start-full k:after:w-[min(2px,100%)] k:after:bg-surface",
      ],
    },
  }),
);
