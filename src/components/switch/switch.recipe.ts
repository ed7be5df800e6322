import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { choiceGroup, choiceLegend } from "../../recipes/choice";
import { focusRing } from "../../recipes/focus";

export const switchRecipe = defineRecipe(
  "Switch",
  tv({
    slots: {
      base: [
        "k:relative k:inline-flex k:shrink-0 k:cursor-pointer k:items-center k:rounded-full k:border",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:disabled:cursor-not-allowed k:disabled:opacity-50",
        // The click target: at least 24 px, centered on the track.
        "k:after:absolute k:after:-inset-x-px",
        // In forced colors, the tokens are the user's colors. The track's background shows whether the switch
        // is on.
        "k:forced-colors:forced-color-adjust-none k:forced-colors:disabled:border-[GrayText] k:forced-colors:disabled:opacity-100 k:forced-colors:disabled:aria-checked:bg-[GrayText]",
        focusRing,
      ],
      thumb: [
        "k:pointer-events-none k:relative k:flex k:items-center k:justify-center k:rounded-full",
        "k:transition-[inset-inline-start,background-color] k:duration-120 k:ease-standard k:motion-reduce:transition-none",
        // The check mark, for people who prefer more contrast.
        "k:before:hidden k:before:shrink-0 k:before:icon-check k:forced-colors:before:bg-[Highlight]",
        "k:contrast-more:[[aria-checked=true]>&]:before:block k:in-data-[contrast=more]:[[aria-checked=true]>&]:before:block",
        "k:forced-colors:[[aria-checked=true]>&]:before:block k:forced-colors:[:is(:disabled,[aria-disabled=true]):not([aria-checked=true])>&]:bg-[GrayText]",
      ],
      box: "k:relative k:inline-flex k:shrink-0 k:align-middle",
      input: "k:pointer-events-none k:absolute k:inset-0 k:m-0 k:size-full k:opacity-0",
      field: [
        "k:max-w-full k:has-disabled:**:data-[slot=field-label]:opacity-50",
        "k:**:data-[slot=field-label]:cursor-pointer k:**:data-[slot=field-label]:font-normal k:has-disabled:**:data-[slot=field-label]:cursor-not-allowed",
      ],
    },
    variants: {
      variant: {
        default: {
          base: [
            "k:border-line-strong k:bg-recessed k:[&:has(+:user-invalid)]:border-danger",
            "k:hover:not-disabled:border-ink-muted k:active:not-disabled:bg-tint-strong",
            "k:aria-checked:border-accent k:aria-checked:bg-accent k:aria-checked:inset-shadow-highlight",
            "k:aria-checked:hover:not-disabled:border-accent-hover k:aria-checked:hover:not-disabled:bg-accent-hover",
            "k:aria-checked:active:not-disabled:border-accent-active k:aria-checked:active:not-disabled:bg-accent-active",
          ],
          thumb:
            "k:bg-line-strong k:[[aria-checked=true]>&]:bg-on-accent k:[[aria-checked=true]>&]:text-accent",
        },
        error: {
          base: [
            "k:border-danger k:bg-recessed k:hover:not-disabled:border-danger-hover k:active:not-disabled:bg-danger-tint",
            "k:aria-checked:bg-danger k:aria-checked:inset-shadow-highlight",
            "k:aria-checked:hover:not-disabled:bg-danger-hover k:aria-checked:active:not-disabled:bg-danger-active",
          ],
          thumb: "k:bg-danger k:[[aria-checked=true]>&]:bg-on-danger k:[[aria-checked=true]>&]:text-danger",
        },
      },
      size: {
        sm: {
          base: "k:h-4 k:w-7 k:after:-inset-y-1.25",
          thumb:
            "k:start-px k:size-3 k:[[aria-checked=true]>&]:start-[calc(100%-0.75rem-1px)] k:before:size-2.5",
          field: "k:py-1 k:text-sm",
        },
        base: {
          base: "k:h-5 k:w-9 k:after:-inset-y-0.75",
          thumb: "k:start-0.5 k:size-3.5 k:[[aria-checked=true]>&]:start-[calc(100%-1rem)] k:before:size-3",
          field: "k:py-0.5",
        },
        lg: {
          base: "k:h-6 k:w-11 k:after:-inset-y-px",
          thumb:
            "k:start-0.5 k:size-4.5 k:[[aria-checked=true]>&]:start-[calc(100%-1.25rem)] k:before:size-3",
          field: "k:**:data-[slot=field-label]:py-0.5",
        },
      },
      /** @internal From `controlFirst`. */
      last: {
        // The label extends over the gap to the track, so that the gap can be clicked.
        false: {
          field:
            "k:w-fit k:[&>[data-slot=field-label]]:-ms-2 k:[&>[data-slot=field-label]]:ps-2 k:[&>[data-slot=field-head]>label]:-ms-2 k:[&>[data-slot=field-head]>label]:ps-2",
        },
        // The texts are in a column before the track, which aligns with their first line.
        true: { field: "k:over:grid k:over:grid-cols-[1fr_auto] k:over:items-start k:gap-x-4 k:gap-y-0.5" },
      },
    },
    defaultVariants: { variant: "default", size: "base", last: false },
  }),
);

export const switchGroupRecipe = defineRecipe(
  "Switch.Group",
  tv({
    slots: {
      base: [choiceGroup.base, "k:flex k:flex-col k:gap-1"],
      description: choiceGroup.description,
    },
    variants: {
      /** @internal From `controlFirst`. */
      last: { false: { base: "k:w-fit" }, true: { base: "k:w-full" } },
    },
    defaultVariants: { last: false },
  }),
);

export const switchLegendRecipe = defineRecipe("Switch.Legend", tv({ base: choiceLegend }));

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const switchTexts = {
  variant: {
    default: "No validation state.",
    error: "The error style only. Use its `error`, or the group's, for the message.",
  },
  size: {
    sm: "With small text, for dense panels and table rows.",
    base: "Level with a line of text: forms and settings.",
    lg: "For standalone settings and touch.",
  },
};

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const switchGroupTexts = { size: switchTexts.size };
