import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { buttonValueTexts } from "../../recipes/value-texts";

export const bannerRecipe = defineRecipe(
  "Banner",
  tv({
    slots: {
      base: "k:flex k:border k:text-start k:text-ink",
      /** As high as the first line, with the icon centered in it. */
      icon: "k:flex k:shrink-0 k:items-center k:[&_svg]:shrink-0",
      content: "k:min-w-0 k:flex-1",
      text: "k:min-w-0 k:wrap-anywhere",
      title: "k:font-medium",
      description: "k:text-ink-muted",
      actions: "k:items-center",
    },
    variants: {
      variant: {
        default: { base: "k:border-info-line k:bg-info-tint", icon: "k:text-info-ink" },
        success: { base: "k:border-success-line k:bg-success-tint", icon: "k:text-success-ink" },
        alert: { base: "k:border-warning-line k:bg-warning-tint", icon: "k:text-warning-ink" },
        error: { base: "k:border-danger-line k:bg-danger-tint", icon: "k:text-danger-ink" },
        secondary: { base: "k:border-line k:bg-surface", icon: "k:text-ink-muted" },
      },
      size: {
        base: {
          base: "k:gap-3 k:rounded-lg k:px-4 k:py-3 k:text-base",
          icon: "k:h-5 k:[&_svg]:size-4",
          // The actions are beside the text while it is at least 240 px wide, otherwise below it.
          content: "k:flex k:flex-wrap k:items-center k:gap-x-4 k:gap-y-3",
          text: "k:flex-[1_1_15rem]",
          description: "k:mt-0.5",
          actions: "k:flex k:max-w-full k:flex-wrap k:gap-2",
        },
        sm: {
          base: "k:gap-2 k:rounded-md k:px-3 k:py-2 k:text-sm",
          icon: "k:h-4 k:[&_svg]:size-3.5",
          // The first action follows the end of the text in the same line. The gap is a margin of the text,
          // so an action that wraps isn't indented.
          title: "k:[&:has(+[data-slot=banner-actions])]:me-2 k:[&:has(+[data-slot=banner-actions])]:inline",
          description: "k:me-2 k:inline",
          actions: "k:inline-flex k:max-w-full k:flex-wrap k:gap-x-3 k:gap-y-1 k:align-top",
        },
      },
    },
    defaultVariants: { variant: "default", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const bannerTexts = {
  variant: {
    default: "Information that needs no action: news, a hint, a state. Not announced.",
    success: "Something is done or works again. Not announced.",
    alert: "Something may go wrong soon, or is partly wrong. Announced when the screen reader pauses.",
    error: "Something failed and needs action. Announced at once.",
    secondary: "A permanent note, without a color. Not announced.",
  },
  size: {
    base: "With the actions beside the text: at the top of a page or a section.",
    sm: "For small spaces, with the action inline after the text: in cards, forms and side panels.",
  },
};

/** The tokens that follow from the others. */
const derivedColors = [
  "k:[--kerf-line-strong:var(--kerf-ink)] k:[--kerf-tint:color-mix(in_oklab,var(--kerf-line-control)_40%,transparent)]",
  "k:[--kerf-tint-strong:color-mix(in_oklab,var(--kerf-line-control)_65%,transparent)]",
];

/**
 * A button's own classes in the color of its banner. Every variant uses these tokens, so each keeps its emphasis. The
 * quiet backgrounds are translucent, because they are on a tinted background.
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
          "k:[--kerf-ink:var(--kerf-info-ink)] k:[--kerf-line-control:var(--kerf-info-line)]",
          derivedColors,
        ],
        success: [
          "k:[--kerf-accent:var(--kerf-success)] k:[--kerf-accent-hover:var(--kerf-success-hover)] k:[--kerf-accent-active:var(--kerf-success-active)] k:[--kerf-on-accent:var(--kerf-on-success)]",
          "k:[--kerf-ink:var(--kerf-success-ink)] k:[--kerf-line-control:var(--kerf-success-line)]",
          derivedColors,
        ],
        alert: [
          "k:[--kerf-accent:var(--kerf-warning)] k:[--kerf-accent-hover:var(--kerf-warning-hover)] k:[--kerf-accent-active:var(--kerf-warning-active)] k:[--kerf-on-accent:var(--kerf-on-warning)]",
          "k:[--kerf-ink:var(--kerf-warning-ink)] k:[--kerf-line-control:var(--kerf-warning-line)]",
          derivedColors,
        ],
        error: [
          "k:[--kerf-accent:var(--kerf-danger)] k:[--kerf-accent-hover:var(--kerf-danger-hover)] k:[--kerf-accent-active:var(--kerf-danger-active)] k:[--kerf-on-accent:var(--kerf-on-danger)]",
          "k:[--kerf-ink:var(--kerf-danger-ink)] k:[--kerf-line-control:var(--kerf-danger-line)]",
          derivedColors,
        ],
        // Kerf's default accent, as outside banners.
        secondary: "",
      },
      /** @internal */
      inline: {
        // The 20 px button fits into a 16 px line without making it higher. Its click target is 24 px high.
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
 * A description of each value that differs from Button's, for the catalog. It is marked as pure, so that it isn't
 * part of any bundle.
 */
export const bannerActionTexts = /* @__PURE__ */ withTexts(buttonValueTexts, {
  variant: {
    primary: "The main action, filled in the banner's color.",
    secondary: "A regular action, with a border in the banner's color.",
    ghost: "A minor action beside another one: later, dismiss, learn more.",
    destructive: "The confirmed step that deletes something or can't be undone. It is red in every banner.",
    "secondary-destructive": "The first step toward a destructive action. It is red in every banner.",
    outline: "A regular action, with a stronger border and no background.",
  },
  size: {
    xs: "The default in an `sm` banner.",
    sm: "The default in a `base` banner.",
    base: "For a banner that is the main content of a view.",
    lg: "For a banner across a landing page.",
  },
  shape: {
    square: "A square for one icon, usually to dismiss the banner.",
  },
});

/** The texts of a component, some of them replaced with a part's own texts. */
function withTexts<Base extends Record<string, object>>(base: Base, own: Record<string, object>): Base {
  const props = Object.entries(base).map(([prop, texts]) => [prop, { ...texts, ...own[prop] }]);
  return Object.fromEntries(props) as Base;
}
