import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { textBox } from "../../recipes/text-box";

/**
 * An underline of 1 px, far enough below the text to clear descenders, and paler than the text until hover.
 */
const underlined =
  "k:underline k:decoration-1 k:decoration-current/65 k:underline-offset-3 k:hover:decoration-current";

export const linkRecipe = defineRecipe(
  "Link",
  tv({
    base: [
      // It inherits the font of the text around it, and a long URL breaks.
      textBox,
      "k:rounded-xs k:[font-family:inherit]",
      "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
      // Without a destination, it looks like plain text.
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

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const linkTexts = {
  variant: {
    inline: "In running text: underlined, in the accent color.",
    current: "In text with its own color, such as an error: underlined, in the surrounding color.",
    plain: "In navigation or a table, where the location identifies it as a link: underlined on hover only.",
  },
  target: {
    _self: "In the same tab or frame, the browser's default.",
    _blank: "In a new tab.",
    _parent: "In the parent frame or page.",
    _top: "In the whole tab, outside all frames.",
  },
  referrerPolicy: {
    "": "The page's policy for its links.",
    "no-referrer": "Nothing, whatever the destination.",
    "no-referrer-when-downgrade": "The full URL, unless the destination is less secure than this page.",
    origin: "The scheme, host and port, without path or query.",
    "origin-when-cross-origin": "The full URL within the same origin, and the origin only elsewhere.",
    "same-origin": "The full URL within the same origin, and nothing elsewhere.",
    "strict-origin": "The origin only, and nothing if the destination is less secure than this page.",
    "strict-origin-when-cross-origin":
      "The full URL within the same origin, the origin only elsewhere, and nothing if the destination is less secure. This is the browser default.",
    "unsafe-url": "The full URL to every destination, even over unencrypted connections.",
  },
};
