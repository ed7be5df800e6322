import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

/** A line of 1 px, so far below that descenders stay clear of it, and quieter than the text until the pointer comes. */
const underlined =
  "k:underline k:decoration-1 k:decoration-current/65 k:underline-offset-3 k:hover:decoration-current";

export const linkRecipe = defineRecipe(
  "Link",
  tv({
    base: [
      // It stands in text, of whatever font, and a long address breaks within it.
      "k:rounded-xs k:[font-family:inherit] k:wrap-break-word",
      "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
      // Without an address it is text among text.
      "k:[&:is(a:not([href],[aria-disabled=true]))]:text-current k:[&:is(a:not([href]))]:no-underline",
      "k:aria-disabled:cursor-not-allowed k:aria-disabled:text-ink-disabled",
      focusRing,
    ],
    variants: {
      variant: {
        inline: ["k:text-accent-ink", underlined],
        current: ["k:text-current", underlined],
        plain: "k:py-0.75 k:text-accent-ink k:decoration-1 k:underline-offset-3 k:hover:underline",
      },
    },
    defaultVariants: { variant: "inline" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const linkTexts = {
  variant: {
    inline: "In running text: underlined, and in the accent colour.",
    current: "In text that has a colour of its own, such as an error: underlined, in the colour around it.",
    plain:
      "Where its place tells that it is a link, in navigation or a table: underlined under the pointer only.",
  },
  target: {
    _self: "In the same tab or frame, as without `target`.",
    _blank: "In a new tab.",
    _parent: "In the frame or page around this one.",
    _top: "In the whole tab, out of all frames.",
  },
  referrerPolicy: {
    "": "As the page says for all its links.",
    "no-referrer": "Nothing, wherever it leads.",
    "no-referrer-when-downgrade": "The whole address, unless the next page is less secure than this one.",
    origin: "The site's name only.",
    "origin-when-cross-origin": "The whole address within the site, elsewhere the site's name only.",
    "same-origin": "The whole address within the site, elsewhere nothing.",
    "strict-origin": "The site's name only, and nothing if the next page is less secure than this one.",
    "strict-origin-when-cross-origin":
      "The whole address within the site, elsewhere the site's name only, and nothing if the next page is less secure. Browsers take it where nobody says anything.",
    "unsafe-url": "The whole address to everyone, even over connections that others can read.",
  },
};
