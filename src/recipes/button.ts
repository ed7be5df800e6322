import { controlSize } from "./control";
import { focusRing } from "./focus";
import { solid } from "./solid";

const quiet = "k:hover:not-aria-disabled:bg-tint k:active:not-aria-disabled:bg-tint-strong";

/** The classes of Button and of what looks like one. */
export const buttonClasses = {
  base: [
    "k:relative k:inline-flex k:max-w-full k:shrink-0 k:cursor-pointer k:select-none k:items-center k:justify-center k:border",
    "k:text-center k:font-medium k:wrap-break-word k:transition-colors k:duration-120 k:motion-reduce:transition-none",
    // An `aria-disabled` button still reacts to the pointer, so that its tooltip can say why.
    "k:disabled:opacity-50 k:disabled:cursor-not-allowed k:[&:disabled]:pointer-events-none k:aria-busy:cursor-progress",
    // An element in the button shrinks to fit, as a text does.
    "k:*:min-w-0 k:[&_[data-slot=button-text]]:min-w-0 k:[&_svg]:shrink-0 k:[&>[data-slot=button-spinner]]:absolute",
    "k:[&>[data-slot=button-content]]:inline-flex k:[&>[data-slot=button-content]]:items-center k:[&>[data-slot=button-content]]:gap-[inherit] k:aria-busy:[&>[data-slot=button-content]]:opacity-0",
    focusRing,
  ],
  variant: {
    primary: [
      solid,
      "k:bg-accent k:text-on-accent k:inset-shadow-highlight k:hover:not-aria-disabled:bg-accent-hover k:active:not-aria-disabled:bg-accent-active",
    ],
    secondary: ["k:border-line-control k:bg-surface k:text-ink", quiet],
    ghost: ["k:border-transparent k:text-ink", quiet],
    destructive: [
      solid,
      "k:bg-danger k:text-on-danger k:inset-shadow-highlight k:hover:not-aria-disabled:bg-danger-hover k:active:not-aria-disabled:bg-danger-active",
    ],
    "secondary-destructive":
      "k:border-line-control k:bg-surface k:text-danger-ink k:hover:not-aria-disabled:border-danger-line k:hover:not-aria-disabled:bg-danger-tint",
    outline: ["k:border-line-strong k:text-ink", quiet],
  },
  size: {
    xs: [controlSize.xs, "k:min-h-5 k:gap-1 k:px-1.5 k:[&_svg]:size-3"],
    sm: [controlSize.sm, "k:min-h-6.5 k:gap-1.5 k:px-2 k:[&_svg]:size-3.5"],
    base: [controlSize.base, "k:min-h-9 k:gap-2 k:px-3 k:py-1 k:[&_svg]:size-4"],
    lg: [controlSize.lg, "k:min-h-10 k:gap-2 k:px-4 k:py-1 k:[&_svg]:size-4"],
  },
  shape: {
    // Text that doesn't fit wraps, and the button grows.
    base: "k:over:h-auto",
    // No percentage `max-width`: WebKit treats it as 0 in a shrink-to-fit parent, and the aspect ratio
    // doesn't restore the width.
    square: "k:aspect-square k:over:max-w-none k:over:p-0",
    circle: "k:aspect-square k:over:max-w-none k:over:rounded-full k:over:p-0",
  },
};
