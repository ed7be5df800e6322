import { focusRing } from "./focus";

/** A button in a box with chips. It needs a width, and the reach of its click target. */
export const chipBoxButton =
  "k:relative k:h-full k:shrink-0 k:flex k:cursor-pointer k:items-center k:justify-center k:rounded-xs k:text-ink-muted k:before:absolute k:hover:enabled:text-ink k:disabled:cursor-not-allowed k:disabled:text-ink-disabled";

/** Chips in a box, each with a text and a button that removes it, and the input after them. */
export const chips = {
  /** Contains the chips and the input. */
  row: "k:flex k:flex-wrap k:items-center k:gap-1",
  input:
    "k:min-w-16 k:flex-1 k:own-direction k:text-ellipsis k:outline-none k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
  chip: [
    "k:flex k:max-w-full k:min-w-0 k:cursor-default k:items-center k:rounded-xs k:border k:border-line k:bg-tint k:text-ink",
    focusRing,
  ],
  text: "k:min-w-0 k:truncate k:in-disabled:text-ink-disabled",
  remove: [
    chipBoxButton,
    "k:[&>svg]:size-3 k:in-disabled:pointer-events-none k:in-disabled:text-ink-disabled",
  ],
  /** The padding of a box makes its first line as high as other controls of the size. */
  size: {
    xs: {
      box: "k:min-h-5 k:rounded-xs k:py-px k:ps-px k:text-sm",
      input: "k:h-4 k:ps-1.5 k:text-sm",
      chip: "k:h-4 k:ps-1 k:text-sm",
      remove: "k:w-4 k:before:-inset-1",
    },
    sm: {
      box: "k:min-h-6.5 k:rounded-sm k:py-0.5 k:ps-0.5 k:text-sm",
      input: "k:h-5 k:ps-1.5 k:text-sm",
      chip: "k:h-5 k:ps-1.5 k:text-sm",
      remove: "k:w-5 k:before:-inset-0.5",
    },
    base: {
      box: "k:min-h-9 k:rounded-md k:py-1.25 k:ps-1.25 k:text-base",
      input: "k:h-6 k:ps-1.75 k:text-base",
      chip: "k:h-6 k:ps-2 k:text-sm",
      remove: "k:w-6 k:before:inset-0",
    },
    lg: {
      box: "k:min-h-10 k:rounded-md k:py-1.75 k:ps-1.75 k:text-base",
      input: "k:h-6 k:ps-1.25 k:text-base",
      chip: "k:h-6 k:ps-2 k:text-sm",
      remove: "k:w-6 k:before:inset-0",
    },
  },
} as const;
