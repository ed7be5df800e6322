import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/** `md` starts at a viewport of 768 px, `lg` at 1024. Padding has `over:`, so that it applies to a Surface in `render`. */
export const stackRecipe = defineRecipe(
  "Stack",
  tv({
    base: "k:flex k:min-w-0 k:wrap-break-word",
    variants: {
      direction: {
        column: "k:flex-col",
        row: "k:flex-row k:items-center",
        "row-from-md": "k:flex-col k:md:flex-row k:md:items-center",
        "row-from-lg": "k:flex-col k:lg:flex-row k:lg:items-center",
      },
      gap: {
        "0": "k:gap-0",
        "1": "k:gap-1",
        "2": "k:gap-2",
        "3": "k:gap-3",
        "4": "k:gap-4",
        "5": "k:gap-5",
        "6": "k:gap-6",
        "8": "k:gap-8",
        "10": "k:gap-10",
        "12": "k:gap-12",
      },
      align: {
        start: "k:over:items-start",
        center: "k:over:items-center",
        end: "k:over:items-end",
        baseline: "k:over:items-baseline",
        stretch: "k:over:items-stretch",
      },
      justify: {
        start: "k:justify-start",
        center: "k:justify-center",
        end: "k:justify-end",
        between: "k:justify-between",
      },
      wrap: { true: "k:flex-wrap" },
      padding: {
        "0": "k:over:p-0",
        "2": "k:over:p-2",
        "3": "k:over:p-3",
        "4": "k:over:p-4",
        "6": "k:over:p-6",
        "8": "k:over:p-8",
      },
      maxWidth: {
        sm: "k:mx-auto k:w-full k:max-w-96",
        md: "k:mx-auto k:w-full k:max-w-128",
        lg: "k:mx-auto k:w-full k:max-w-168",
        xl: "k:mx-auto k:w-full k:max-w-288",
      },
    },
    defaultVariants: { direction: "column", gap: "4" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const stackTexts = {
  direction: {
    column: "Always from top to bottom: forms, pages, cards.",
    row: "Always side by side, in the direction of the text: buttons, a title and its badge.",
    "row-from-md": "A column on a phone, and a row from a viewport of 768 px.",
    "row-from-lg": "A column on phones and tablets, and a row from a viewport of 1024 px.",
  },
  gap: {
    "0": "Children with their own borders or padding.",
    "1": "A label and its hint.",
    "2": "Buttons side by side.",
    "3": "A heading and its text.",
    "4": "The contents of a card.",
    "5": "The fields of a form.",
    "6": "The parts of a page.",
    "8": "The sections of a page.",
    "10": "The sections of a page with little content.",
    "12": "The sections of a landing page.",
  },
  align: {
    start: "At the top of a row, or along the start of a column: text of different lengths.",
    center: "In the middle: an icon beside its text, or an empty state.",
    end: "At the bottom of a row, or along the end of a column: buttons below each other.",
    baseline: "On one line of text: a heading and a badge in a row.",
    stretch: "As large as the largest child, or as the stack.",
  },
  justify: {
    start: "At the start, with the free space after them.",
    center: "In the middle of the free space: a page with one message.",
    end: "At the end, with the free space before them: the buttons below a form.",
    between: "With the space between them: a heading and its actions.",
  },
  padding: {
    "0": "Children up to the edges of a Surface.",
    "2": "A toolbar.",
    "3": "The header of a panel.",
    "4": "A card.",
    "6": "A panel with a form.",
    "8": "A page.",
  },
  maxWidth: {
    sm: "Signing in.",
    md: "A form.",
    lg: "Settings and running text.",
    xl: "A page.",
  },
  as: {
    div: "A group without semantic meaning.",
    section: "A part of the page that has its own heading.",
    article: "Self-contained content: a post, a product card.",
    aside: "Content related to the main content.",
    nav: "Navigation links.",
    main: "The main content, once per page.",
    header: "The header of the page or of a section.",
    footer: "The footer of the page or of a section.",
    search: "Controls that search or filter.",
    ul: "A list in any order. Its children are list items.",
    ol: "A list in a meaningful order. Its children are list items.",
    li: "One item of a list.",
  },
};
