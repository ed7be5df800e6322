import { controlSize } from "./control";
import { controlBoxAround } from "./control-box";

/** The parts of a box with an input, and buttons at its end that act on its text. */
export const actionBox = {
  /** Contains the input and the buttons. */
  box: [
    controlBoxAround,
    "k:flex k:w-full k:items-stretch k:ps-(--pad) k:not-disabled-input:has-[input[readonly]]:bg-recessed",
  ],
  input:
    "k:min-w-0 k:flex-1 k:own-direction k:text-ellipsis k:outline-none k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
  /** A button as high as the box, with a click target of at least 24 px. */
  button: [
    "k:relative k:flex k:shrink-0 k:cursor-pointer k:items-center k:justify-center k:rounded-e-(--inner) k:text-ink-muted",
    "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
    "k:enabled:hover:bg-tint k:enabled:hover:text-ink k:enabled:active:bg-tint-strong",
    "k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
    "k:after:absolute k:after:inset-x-0 k:after:-inset-y-(--reach)",
  ],
  size: {
    xs: {
      box: [
        controlSize.xs,
        "k:[--pad:--spacing(1.5)] k:[--inner:--spacing(0.75)] k:[--reach:--spacing(0.75)] k:[&_svg]:size-3",
      ],
      button: "k:w-6",
    },
    sm: {
      box: [
        controlSize.sm,
        "k:[--pad:--spacing(2)] k:[--inner:--spacing(1.25)] k:[--reach:0px] k:[&_svg]:size-3.5",
      ],
      button: "k:w-7",
    },
    base: {
      box: [
        controlSize.base,
        "k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
      ],
      button: "k:w-9",
    },
    lg: {
      box: [
        controlSize.lg,
        "k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
      ],
      button: "k:w-10",
    },
  },
  /** The box of the variant `error`. */
  error: "k:over:border-danger k:over:hover:not-disabled-input:not-has-[input[aria-invalid]]:border-danger",
} as const;
