import { rem } from "./rem";

/** A step of the type scale. Like control heights, sizes are in rem, so that both grow with the user's text size. */
export interface TypeToken {
  /** The use of the size, in a sentence. */
  text: string;
  size: string;
  lineHeight: string;
  /** Letter spacing. Large type is tighter. */
  tracking?: string;
}

/** The sizes of text, by their name in `text-…`. */
export const typeScale = {
  xs: { text: "Fine print: sources, footnotes.", size: rem(11), lineHeight: rem(16) },
  sm: { text: "Small controls, hints, labels of data.", size: rem(12), lineHeight: rem(16) },
  base: { text: "Controls and body text.", size: rem(14), lineHeight: rem(20) },
  lg: { text: "Lead paragraphs.", size: rem(16), lineHeight: rem(24) },
  title: { text: "Titles of dialogs.", size: rem(18), lineHeight: rem(24), tracking: "-0.006em" },
  xl: { text: "Third-level headings.", size: rem(20), lineHeight: rem(28), tracking: "-0.012em" },
  "2xl": { text: "Second-level headings.", size: rem(24), lineHeight: rem(32), tracking: "-0.018em" },
  "3xl": { text: "First-level headings.", size: rem(32), lineHeight: rem(40), tracking: "-0.024em" },
} satisfies Record<string, TypeToken>;

/** The weights of text, by their name in `font-…`. */
export const weights = {
  normal: { text: "Running text.", value: "400" },
  medium: { text: "Controls, labels.", value: "500" },
  semibold: { text: "Headings, totals.", value: "600" },
};

/** The families, by their name in `font-…`. fonts.css defines the fonts and their fallbacks. */
export const families = {
  sans: {
    text: "All text except code.",
    value: '"Geist Variable", "Kerf Sans Fallback", ui-sans-serif, system-ui, sans-serif',
  },
  mono: {
    text: "Code, keys, identifiers.",
    value: '"Geist Mono Variable", "Kerf Mono Fallback", ui-monospace, monospace',
  },
};
