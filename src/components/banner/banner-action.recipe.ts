import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { buttonTexts } from "../button/button.recipe";

/**
 * A button's own classes, in the hue of its banner: every variant draws with these tokens, so whichever is chosen
 * keeps its emphasis. The quiet grounds are see-through, since they lie on a tinted one.
 */
export const bannerActionRecipe = defineRecipe(
  "Banner.Action",
  tv({
    base: "",
    variants: {
      /** @internal */
      accent: {
        default: [
          "k:[--kerf-accent:var(--kerf-info)] k:[--kerf-accent-hover:var(--kerf-info-hover)] k:[--kerf-accent-active:var(--kerf-info-active)] k:[--kerf-on-accent:var(--kerf-on-info)]",
          "k:[--kerf-ink:var(--kerf-info-ink)] k:[--kerf-line-control:var(--kerf-info-line)] k:[--kerf-line-strong:var(--kerf-info-ink)]",
          "k:[--kerf-tint:color-mix(in_oklab,var(--kerf-info-line)_40%,transparent)] k:[--kerf-tint-strong:color-mix(in_oklab,var(--kerf-info-line)_65%,transparent)]",
        ],
        success: [
          "k:[--kerf-accent:var(--kerf-success)] k:[--kerf-accent-hover:var(--kerf-success-hover)] k:[--kerf-accent-active:var(--kerf-success-active)] k:[--kerf-on-accent:var(--kerf-on-success)]",
          "k:[--kerf-ink:var(--kerf-success-ink)] k:[--kerf-line-control:var(--kerf-success-line)] k:[--kerf-line-strong:var(--kerf-success-ink)]",
          "k:[--kerf-tint:color-mix(in_oklab,var(--kerf-success-line)_40%,transparent)] k:[--kerf-tint-strong:color-mix(in_oklab,var(--kerf-success-line)_65%,transparent)]",
        ],
        alert: [
          "k:[--kerf-accent:var(--kerf-warning)] k:[--kerf-accent-hover:var(--kerf-warning-hover)] k:[--kerf-accent-active:var(--kerf-warning-active)] k:[--kerf-on-accent:var(--kerf-on-warning)]",
          "k:[--kerf-ink:var(--kerf-warning-ink)] k:[--kerf-line-control:var(--kerf-warning-line)] k:[--kerf-line-strong:var(--kerf-warning-ink)]",
          "k:[--kerf-tint:color-mix(in_oklab,var(--kerf-warning-line)_40%,transparent)] k:[--kerf-tint-strong:color-mix(in_oklab,var(--kerf-warning-line)_65%,transparent)]",
        ],
        error: [
          "k:[--kerf-accent:var(--kerf-danger)] k:[--kerf-accent-hover:var(--kerf-danger-hover)] k:[--kerf-accent-active:var(--kerf-danger-active)] k:[--kerf-on-accent:var(--kerf-on-danger)]",
          "k:[--kerf-ink:var(--kerf-danger-ink)] k:[--kerf-line-control:var(--kerf-danger-line)] k:[--kerf-line-strong:var(--kerf-danger-ink)]",
          "k:[--kerf-tint:color-mix(in_oklab,var(--kerf-danger-line)_40%,transparent)] k:[--kerf-tint-strong:color-mix(in_oklab,var(--kerf-danger-line)_65%,transparent)]",
        ],
        // Kerf's own accent, as on any surface.
        secondary: "",
      },
      /** @internal */
      inline: {
        // Its 20 px stand in a line of 16 without spreading it, and 24 can be hit.
        true: "k:-my-0.5 k:after:absolute k:after:-inset-x-0.5 k:after:-inset-y-0.75",
      },
      /** @internal */
      link: {
        true: "k:over:border-0 k:over:px-0 k:underline k:decoration-1 k:decoration-current/40 k:underline-offset-3 k:hover:decoration-current k:over:hover:not-aria-disabled:bg-transparent k:over:active:not-aria-disabled:bg-transparent",
      },
    },
    compoundVariants: [{ accent: "secondary", link: true, class: "k:[--kerf-ink:var(--kerf-accent-ink)]" }],
    defaultVariants: { accent: "default", inline: false, link: false },
  }),
);

/**
 * What each value is for, where a banner changes it; the others are as in Button. The catalog reads it; it is in no
 * bundle, and said to be pure so that it stays out.
 */
export const bannerActionTexts = /* @__PURE__ */ over(buttonTexts, {
  variant: {
    primary: "The one thing to do about it, filled in the banner's hue.",
    secondary: "What can be done about it, edged in the banner's hue.",
    ghost: "The lesser way beside another action: later, dismiss, learn more.",
    destructive: "The confirmed step that deletes or cannot be taken back, in red whatever the banner's hue.",
    "secondary-destructive":
      "The first step towards something destructive, in red whatever the banner's hue.",
    outline: "What can be done about it, without a ground of its own and with a stronger edge.",
  },
  size: {
    xs: "20 px high: what an `sm` banner sets.",
    sm: "26 px high: what a `base` banner sets.",
    base: "36 px high, for a banner that is a view's main content.",
    lg: "40 px high, for a banner across a landing page.",
  },
  shape: {
    base: "As wide as its text asks.",
    square: "As wide as high, for one icon: to dismiss, as a rule.",
    circle: "A disc, for one icon that stands alone.",
  },
  type: {
    button: "Does what `onClick` says, and nothing else.",
    submit: "Submits the form that the banner stands in.",
    reset: "Puts that form's controls back to their defaults.",
  },
});

/** Texts of a component with those of a part that says more laid over them. */
function over<Base extends Record<string, object>>(base: Base, own: Record<string, object>): Base {
  const props = Object.entries(base).map(([prop, texts]) => [prop, { ...texts, ...own[prop] }]);
  return Object.fromEntries(props) as Base;
}
