import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/** A heading has its size and its weight, whatever the props for running text say. */
const heading = "k:text-balance k:text-ink k:over:font-semibold";

export const textRecipe = defineRecipe(
  "Text",
  tv({
    base: "k:wrap-break-word",
    variants: {
      variant: {
        heading1: [heading, "k:over:text-3xl"],
        heading2: [heading, "k:over:text-2xl"],
        heading3: [heading, "k:over:text-xl"],
        body: "k:text-ink",
        secondary: "k:text-ink-muted",
        success: "k:text-success-ink",
        error: "k:text-danger-ink",
        mono: "k:font-mono k:text-ink",
        "mono-secondary": "k:font-mono k:text-ink-muted",
      },
      size: { xs: "k:text-xs", sm: "k:text-sm", base: "k:text-base", lg: "k:text-lg" },
      bold: { false: "k:font-normal", true: "k:font-semibold" },
      // Of a line that cannot be balanced, either: that would let it wrap again.
      truncate: { true: "k:block k:min-w-0 k:over:truncate" },
    },
    defaultVariants: { variant: "body", size: "base", bold: false },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const textTexts = {
  variant: {
    heading1: "The title of the page, 32 px. An `h1`, once a page.",
    heading2: "The title of a section, 24 px. An `h2`.",
    heading3: "The title of a panel or a group, 20 px. An `h3`.",
    body: "Running text. A paragraph.",
    secondary: "What may be passed over: hints, dates, sources. A paragraph.",
    success: "Says that something went well; the words must say so too. A paragraph.",
    error: "Says that something went wrong; the words must say so too. A paragraph.",
    mono: "What a machine reads: identifiers, keys, paths. A `code` within the line.",
    "mono-secondary": "What a machine reads, beside what matters more. A `code` within the line.",
  },
  size: {
    xs: "11 px: fine print.",
    sm: "12 px: beside small controls and data.",
    base: "14 px: running text.",
    lg: "16 px: the lead of a page.",
  },
  as: {
    p: "A paragraph of running text.",
    span: "Words within a line.",
    div: "A block that is no paragraph.",
    h1: "A heading of the first level.",
    h2: "A heading of the second level.",
    h3: "A heading of the third level.",
    h4: "A heading of the fourth level.",
    h5: "A heading of the fifth level.",
    h6: "A heading of the sixth level.",
    strong: "Words that matter more than those around them; `bold` makes them look it.",
    small: "A side comment: copyright, terms.",
    code: "What a machine reads.",
    blockquote: "Words of somebody else.",
  },
};
