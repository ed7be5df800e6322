import { controlSize } from "./control";
import { controlBoxAround } from "./control-box";

/** The parts of a box with dates that are typed, and a button that opens a calendar. */
export const dateBox = {
  /** Contains the inputs and the button. */
  box: [
    controlBoxAround,
    "k:flex k:w-full k:items-stretch k:ps-(--pad) k:not-disabled-input:has-[input[readonly]]:bg-recessed",
  ],
  input: [
    "k:min-w-0 k:flex-1 k:text-ellipsis k:tabular-nums k:outline-none k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
    // Dates have their own direction, usually left to right, but are aligned to the start of the page.
    "k:[:dir(rtl)>&:dir(ltr)]:text-end k:[:dir(ltr)>&:dir(rtl)]:text-end",
  ],
  /** The native input, which covers the box, so that the browser's messages point to it. */
  control: "k:pointer-events-none k:absolute k:inset-0 k:size-full k:opacity-0",
  /** Opens the calendar. As high as the box, with a click target of at least 24 px. */
  trigger: [
    "k:relative k:flex k:shrink-0 k:cursor-pointer k:items-center k:justify-center k:rounded-e-(--inner) k:text-ink-muted",
    "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
    "k:enabled:hover:bg-tint k:enabled:hover:text-ink k:enabled:active:bg-tint-strong k:data-popup-open:bg-tint k:data-popup-open:text-ink",
    "k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
    "k:after:absolute k:after:inset-x-0 k:after:-inset-y-(--reach)",
  ],
  /** As wide as the calendar. */
  panel: "k:w-auto",
  size: {
    xs: {
      box: [
        controlSize.xs,
        "k:[--pad:--spacing(1.5)] k:[--inner:--spacing(0.75)] k:[--reach:--spacing(0.75)] k:[&_svg]:size-3",
      ],
      trigger: "k:w-6",
    },
    sm: {
      box: [
        controlSize.sm,
        "k:[--pad:--spacing(2)] k:[--inner:--spacing(1.25)] k:[--reach:0px] k:[&_svg]:size-3.5",
      ],
      trigger: "k:w-7",
    },
    base: {
      box: [
        controlSize.base,
        "k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
      ],
      trigger: "k:w-9",
    },
    lg: {
      box: [
        controlSize.lg,
        "k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
      ],
      trigger: "k:w-10",
    },
  },
  /** The box of the variant `error`. */
  error: "k:over:border-danger k:over:hover:not-disabled-input:not-has-[input[aria-invalid]]:border-danger",
} as const;
