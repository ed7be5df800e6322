import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { solid } from "../../recipes/solid";

/** The color of the dot, for each variant that shows one: those for a status. */
export const badgeDots = {
  error: "k:[&>[data-slot=badge-dot]]:bg-danger",
  warning: "k:[&>[data-slot=badge-dot]]:bg-warning",
  success: "k:[&>[data-slot=badge-dot]]:bg-success",
  neutral: "k:[&>[data-slot=badge-dot]]:bg-neutral",
} as const;

const red = [solid, "k:bg-danger k:text-on-danger"];

export const badgeRecipe = defineRecipe(
  "Badge",
  tv({
    // Raised by 1 px, so that its smaller capitals are centered on those of 14 px text, without increasing the line
    // height. A dot stays at the start of the line, so its text does too.
    base: "k:inline-block k:min-h-5 k:min-w-5 k:max-w-full k:shrink-0 k:overflow-clip k:text-ellipsis k:not-has-[>*]:[unicode-bidi:plaintext] k:wrap-break-word k:rounded-sm k:border k:px-1.5 k:py-px k:text-center k:align-[0.0625rem] k:font-medium k:text-sm k:[&>svg]:inline k:[&>svg]:size-3 k:[&>svg]:align-[-0.125rem]",
    variants: {
      variant: {
        primary: [solid, "k:bg-ink k:text-canvas"],
        secondary: "k:border-transparent k:bg-neutral-alpha-strong k:text-ink",
        error: ["k:border-transparent k:bg-danger-tint k:text-danger-ink", badgeDots.error],
        warning: ["k:border-transparent k:bg-warning-tint k:text-warning-ink", badgeDots.warning],
        success: ["k:border-transparent k:bg-success-tint k:text-success-ink", badgeDots.success],
        destructive: red,
        // On a selected row, whose background is almost the same.
        info: "k:border-transparent k:bg-info-tint k:text-info-ink k:in-aria-selected:bg-info-tint-strong",
        beta: "k:border-accent-line k:border-dashed k:text-accent-ink",
        outline: "k:border-line-control k:text-ink",
        red,
        green: [solid, "k:bg-success k:text-on-success"],
        neutral: ["k:border-transparent k:bg-neutral-alpha k:text-neutral-ink", badgeDots.neutral],
        orange: [solid, "k:bg-orange k:text-on-orange"],
        purple: [solid, "k:bg-purple k:text-on-purple"],
        teal: [solid, "k:bg-teal k:text-on-teal"],
        "teal-subtle": "k:border-transparent k:bg-teal-tint k:text-teal-ink",
        blue: [solid, "k:bg-info k:text-on-info"],
      },
      appearance: {
        filled: "",
        // The `[&]` variant sorts these classes after the color classes above, whatever their names.
        dot: "k:[&]:border-line k:[&]:bg-transparent k:[&]:text-ink",
      },
    },
    defaultVariants: { variant: "primary", appearance: "filled" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const badgeTexts = {
  variant: {
    primary: "High emphasis: the one fact that people must not miss.",
    secondary: "Low emphasis: counts and plain attributes.",
    error: "Something failed or is broken, and needs action.",
    warning: "Something may go wrong soon, or is partly wrong.",
    success: "Something is done, healthy or live.",
    destructive: { text: "The former name of `red`.", deprecated: "Use `red`." },
    info: "Information that needs no action.",
    beta: "A feature that may still change. Its border is dashed.",
    outline: "Lowest emphasis: a border without a fill, on any background.",
    red: "A category, shown in red. For failures, use `error`.",
    green: "A category, shown in green. For something done or healthy, use `success`.",
    neutral: "An inactive status: draft, idle, unknown or off.",
    orange: "A category, shown in orange.",
    purple: "A category, shown in purple.",
    teal: "A category, shown in teal.",
    "teal-subtle": "A category, shown in a light teal with less emphasis.",
    blue: "A category, shown in blue. For information, use `info`.",
  },
  appearance: {
    filled: "The variant's own colors.",
    dot: "An outline with a colored dot, calmer in long lists. Only `error`, `warning`, `success` and `neutral` have a dot. Other variants only get the outline.",
  },
};
