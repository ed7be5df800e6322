import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { textBox } from "../../recipes/text-box";

/** A heading has its own size and weight, whatever `size` and `bold` are. On phones, it is a step smaller. */
const heading = "k:text-balance k:text-ink k:over:font-semibold";

export const textRecipe = defineRecipe(
  "Text",
  tv({
    base: textBox,
    variants: {
      variant: {
        heading1: [heading, "k:over:text-3xl k:max-sm:over:text-2xl"],
        heading2: [heading, "k:over:text-2xl k:max-sm:over:text-xl"],
        heading3: [heading, "k:over:text-xl k:max-sm:over:text-title"],
        body: "k:text-ink",
        secondary: "k:text-ink-muted",
        success: "k:text-success-ink",
        error: "k:text-danger-ink",
        mono: "k:font-mono k:text-ink",
        "mono-secondary": "k:font-mono k:text-ink-muted",
      },
      size: { xs: "k:text-xs", sm: "k:text-sm", base: "k:text-base", lg: "k:text-lg" },
      bold: { false: "k:font-normal", true: "k:font-semibold" },
      // Overrides the `text-balance` of headings, which would let the line wrap again.
      truncate: { true: "k:block k:over:min-w-0 k:over:truncate" },
    },
    defaultVariants: { variant: "body", size: "base", bold: false },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const textTexts = {
  variant: {
    heading1: "The title of the page: 32 px, on phones 24. An `h1`, once per page.",
    heading2: "The title of a section: 24 px, on phones 20. An `h2`.",
    heading3: "The title of a panel or a group: 20 px, on phones 18. An `h3`.",
    body: "Running text. A paragraph.",
    secondary: "Secondary text: hints, dates, sources. A paragraph.",
    success: "A success message. The text must state the success too, not only the color. A paragraph.",
    error: "An error message. The text must state the error too, not only the color. A paragraph.",
    mono: "Machine-readable text: identifiers, keys, paths. An inline `code`.",
    "mono-secondary": "Secondary machine-readable text. An inline `code`.",
  },
  size: {
    xs: "For fine print.",
    sm: "Beside small controls and data.",
    base: "For running text.",
    lg: "The lead paragraph of a page.",
  },
  as: {
    p: "A paragraph of running text.",
    span: "Words within a line.",
    div: "A block that isn't a paragraph.",
    h1: "A level 1 heading.",
    h2: "A level 2 heading.",
    h3: "A level 3 heading.",
    h4: "A level 4 heading.",
    h5: "A level 5 heading.",
    h6: "A level 6 heading.",
    strong: "Inline text of strong importance. `bold` makes it look important.",
    small: "Side comments: copyright, terms.",
    code: "Machine-readable text.",
    blockquote: "A quotation from another source.",
  },
};
