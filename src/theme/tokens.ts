/**
 * The colours of Kerf, by meaning: the one place where a raw colour stands. `npm run theme` writes tokens.css
 * from this file; a test computes the contrast of every pair that the recipes use.
 */
export interface ColorToken {
  /** What the colour is for, in a sentence. */
  text: string;
  light: string;
  dark: string;
  /** Where more contrast is asked for (`prefers-contrast: more`); the normal colour serves where it is absent. */
  more?: { light: string; dark: string };
}

export const colors = {
  canvas: {
    text: "The page behind everything.",
    light: "oklch(0.985 0.004 85)",
    dark: "oklch(0.16 0.006 85)",
  },
  surface: {
    text: "Panels and controls that lie on the canvas.",
    light: "oklch(1 0 0)",
    dark: "oklch(0.19 0.006 85)",
  },
  elevated: {
    text: "What floats above surfaces: dialogs, popups.",
    light: "oklch(1 0 0)",
    dark: "oklch(0.22 0.007 85)",
  },
  recessed: {
    text: "Wells below the surface: tracks, code.",
    light: "oklch(0.965 0.005 85)",
    dark: "oklch(0.14 0.006 85)",
  },
  tint: { text: "A control under the pointer.", light: "oklch(0.95 0.006 85)", dark: "oklch(0.25 0.008 85)" },
  line: {
    text: "Hairlines: rings and dividers.",
    light: "oklch(0.9 0.007 85)",
    dark: "oklch(0.3 0.008 85)",
    more: { light: "oklch(0.47 0.01 85)", dark: "oklch(0.71 0.01 85)" },
  },
  "line-strong": {
    text: "The edge of a control that must be found by it alone: inputs, checkboxes.",
    light: "oklch(0.62 0.01 85)",
    dark: "oklch(0.55 0.01 85)",
    more: { light: "oklch(0.35 0.01 85)", dark: "oklch(0.85 0.01 85)" },
  },
  ink: { text: "Text and icons.", light: "oklch(0.2 0.008 85)", dark: "oklch(0.95 0.005 85)" },
  "ink-muted": {
    text: "Secondary text and icons.",
    light: "oklch(0.47 0.01 85)",
    dark: "oklch(0.71 0.01 85)",
    more: { light: "oklch(0.3 0.01 85)", dark: "oklch(0.88 0.01 85)" },
  },
  accent: {
    text: "The one primary action, selection.",
    light: "oklch(0.5 0.19 262)",
    dark: "oklch(0.62 0.17 262)",
  },
  "accent-hover": {
    text: "The accent under the pointer.",
    light: "oklch(0.44 0.19 262)",
    dark: "oklch(0.67 0.16 262)",
  },
  "on-accent": { text: "Text and icons on the accent.", light: "oklch(1 0 0)", dark: "oklch(0.16 0.02 262)" },
  "accent-ink": {
    text: "Text in the accent's hue: links.",
    light: "oklch(0.46 0.19 262)",
    dark: "oklch(0.76 0.12 262)",
  },
  focus: { text: "The focus ring.", light: "oklch(0.5 0.19 262)", dark: "oklch(0.7 0.15 262)" },
  danger: { text: "Fill of destructive actions.", light: "oklch(0.52 0.19 27)", dark: "oklch(0.66 0.17 27)" },
  "danger-hover": {
    text: "The danger fill under the pointer.",
    light: "oklch(0.46 0.18 27)",
    dark: "oklch(0.71 0.16 27)",
  },
  "on-danger": { text: "Text on the danger fill.", light: "oklch(1 0 0)", dark: "oklch(0.16 0.02 27)" },
  "danger-tint": {
    text: "Quiet fill that tells of danger.",
    light: "oklch(0.965 0.015 27)",
    dark: "oklch(0.24 0.04 27)",
  },
  "danger-line": {
    text: "Hairline that tells of danger.",
    light: "oklch(0.85 0.06 27)",
    dark: "oklch(0.4 0.09 27)",
  },
  "danger-ink": {
    text: "Text that tells of danger.",
    light: "oklch(0.47 0.17 27)",
    dark: "oklch(0.78 0.12 27)",
  },
  scrim: {
    text: "Dims the page behind a dialog.",
    light: "oklch(0.2 0.01 85 / 0.4)",
    dark: "oklch(0.05 0.01 85 / 0.6)",
  },
} satisfies Record<string, ColorToken>;
