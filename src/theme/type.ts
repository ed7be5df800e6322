/** A step of the type scale. Sizes are px: a host's root font size must not bend control heights. */
export interface TypeToken {
  /** What the size is for, in a sentence. */
  text: string;
  size: string;
  lineHeight: string;
  /** Tracking; large type is set tighter. */
  tracking?: string;
}

/** The sizes of text, by their name in `text-…`. */
export const typeScale = {
  xs: { text: "Fine print: sources, footnotes.", size: "11px", lineHeight: "16px" },
  sm: { text: "Small controls, hints, labels of data.", size: "12px", lineHeight: "16px" },
  base: { text: "Controls and body text.", size: "14px", lineHeight: "20px" },
  lg: { text: "Lead paragraphs, titles of dialogs.", size: "16px", lineHeight: "24px" },
  xl: { text: "Third-level headings.", size: "20px", lineHeight: "28px", tracking: "-0.012em" },
  "2xl": { text: "Second-level headings.", size: "24px", lineHeight: "32px", tracking: "-0.018em" },
  "3xl": { text: "First-level headings.", size: "32px", lineHeight: "40px", tracking: "-0.024em" },
} satisfies Record<string, TypeToken>;

/** The weights of text, by their name in `font-…`. */
export const weights = {
  normal: { text: "Running text.", value: "400" },
  medium: { text: "Controls, labels.", value: "500" },
  semibold: { text: "Headings, totals.", value: "600" },
};

/** The families, by their name in `font-…`. `fonts.css` brings the faces and their stand-ins. */
export const families = {
  sans: {
    text: "Everything that is read.",
    value: '"Geist Variable", "Kerf Sans Fallback", ui-sans-serif, system-ui, sans-serif',
  },
  mono: {
    text: "Code, keys, identifiers.",
    value: '"Geist Mono Variable", "Kerf Mono Fallback", ui-monospace, monospace',
  },
};
