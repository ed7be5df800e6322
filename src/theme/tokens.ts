/**
 * Kerf's colors, by meaning. Raw colors are only here. `npm run theme` writes tokens.css from this file, and a test
 * computes the contrast of every pair that the recipes use.
 */
import { chartColors } from "./chart-colors";
import { type ColorToken, neutral, oklch, PAPER, type ThemePair } from "./color";
import { type HueSpec, hueTokens } from "./hues";

export type { ColorToken } from "./color";

/** The accent. A custom theme changes it. */
export const accent = {
  meaning: "the primary action or a selection",
  hue: 262,
  chroma: { light: 0.38, dark: 0.36 },
  fill: { light: 0.5, dark: 0.55 },
  forced: { fill: "Highlight", on: "HighlightText" },
} satisfies HueSpec;

/** The lightness of the focus ring. */
export const RING = { light: 0.5, dark: 0.7 };

/** The focus ring, in the hue of the accent. */
export function focusRing(hue: number, colorful = 1, lightness = RING): ColorToken {
  const ring = (light: number, dark: number, chroma: [number, number]): ThemePair => ({
    light: oklch(light, chroma[0] * colorful, hue),
    dark: oklch(dark, chroma[1] * colorful, hue),
  });
  return {
    text: "The focus ring.",
    role: "edge",
    ...ring(lightness.light, lightness.dark, [0.19, 0.15]),
    more: ring(0.42, 0.85, [0.19, 0.07]),
    forced: "Highlight",
  };
}

const inBoth = (lightness: number) => ({ light: oklch(lightness, 0, 0), dark: oklch(lightness, 0, 0) });

const neutrals = {
  canvas: { text: "The page behind everything.", role: "ground", ...neutral([0.985, 0.004], [0.155, 0.003]) },
  surface: {
    text: "Panels and controls on the canvas.",
    role: "ground",
    ...neutral([1, 0], [0.2, 0.003]),
  },
  elevated: {
    text: "Panels above surfaces: dialogs, drawers, popovers.",
    role: "ground",
    ...neutral([1, 0], [0.24, 0.004]),
  },
  popup: {
    text: "Lists, menus and tips, which can be above a dialog.",
    role: "ground",
    ...neutral([1, 0], [0.272, 0.004]),
  },
  recessed: {
    text: "Wells below the surface: tracks, code.",
    role: "ground",
    ...neutral([0.965, 0.005], [0.13, 0.003]),
  },
  tint: { text: "A control on hover.", role: "ground", ...neutral([0.95, 0.006], [0.3, 0.005]) },
  "tint-strong": {
    text: "A pressed control, the highlighted row of a list, counts and plain marks.",
    role: "ground",
    ...neutral([0.905, 0.007], [0.345, 0.005]),
    more: neutral([0.84, 0.008], [0.37, 0.005]),
  },
  "neutral-alpha": {
    text: "The fill of gray badges, a step from any background.",
    role: "veil",
    light: oklch(0.2, 0.01, PAPER, 0.08),
    dark: oklch(0.97, 0.005, PAPER, 0.08),
    forced: "Canvas",
  },
  "neutral-alpha-strong": {
    text: "The fill of counts and attributes, two steps from any background.",
    role: "veil",
    light: oklch(0.2, 0.01, PAPER, 0.13),
    dark: oklch(0.97, 0.005, PAPER, 0.14),
    forced: "Canvas",
  },
  line: {
    text: "Hairlines: rings and dividers.",
    role: "hairline",
    ...neutral([0.9, 0.007], [0.33, 0.005]),
    more: neutral([0.47, 0.01], [0.72, 0.006]),
  },
  "line-control": {
    text: "The border of a control that its text identifies: buttons.",
    role: "hairline",
    ...neutral([0.85, 0.008], [0.4, 0.005]),
    more: neutral([0.47, 0.01], [0.72, 0.006]),
  },
  "line-strong": {
    text: "The border of a control that only its border identifies: inputs, checkboxes.",
    role: "edge",
    ...neutral([0.62, 0.01], [0.58, 0.006]),
    more: neutral([0.35, 0.01], [0.85, 0.01]),
  },
  ink: {
    text: "Text and icons.",
    role: "text",
    ...neutral([0.2, 0.008], [0.95, 0.003]),
    more: neutral([0.1, 0.006], [1, 0]),
  },
  "ink-muted": {
    text: "Secondary text and icons, placeholders.",
    role: "text",
    ...neutral([0.47, 0.01], [0.72, 0.006]),
    more: neutral([0.3, 0.01], [0.88, 0.01]),
  },
  disabled: {
    text: "Fill of a disabled control.",
    role: "ground",
    ...neutral([0.945, 0.005], [0.23, 0.004]),
  },
  "ink-disabled": {
    text: "Text and icons of a disabled control.",
    role: "text",
    ...neutral([0.6, 0.01], [0.55, 0.01]),
    more: neutral([0.47, 0.01], [0.72, 0.006]),
    forced: "GrayText",
  },
  focus: focusRing(accent.hue),
  scrim: {
    text: "Dims the page behind a dialog.",
    role: "veil",
    light: oklch(0.2, 0.01, PAPER, 0.28),
    dark: oklch(0, 0, PAPER, 0.6),
  },
  black: {
    text: "The mark in one color, on a light background in any theme.",
    role: "artwork",
    ...inBoth(0),
  },
  white: { text: "The mark in one color, on a dark background in any theme.", role: "artwork", ...inBoth(1) },
} satisfies Record<string, ColorToken>;

const hues = {
  ...hueTokens("accent", accent),
  ...hueTokens("danger", { meaning: "danger", hue: 27, chroma: { light: 0.365, dark: 0.34 } }),
  ...hueTokens("warning", {
    meaning: "a warning",
    hue: 75,
    chroma: { light: 0.207, dark: 0.2 },
    // With the default chroma, this hue is beige.
    tint: { light: 0.042, dark: 0.052 },
  }),
  ...hueTokens("success", { meaning: "success", hue: 150, chroma: { light: 0.25, dark: 0.24 } }),
  ...hueTokens("info", { meaning: "information", hue: 240, chroma: { light: 0.225, dark: 0.22 } }),
  ...hueTokens("orange", { meaning: "the orange group", hue: 50, chroma: { light: 0.26, dark: 0.25 } }),
  ...hueTokens("teal", { meaning: "the teal group", hue: 190, chroma: { light: 0.168, dark: 0.165 } }),
  ...hueTokens("purple", { meaning: "the purple group", hue: 300, chroma: { light: 0.34, dark: 0.32 } }),
  ...hueTokens("neutral", {
    meaning: "neutral content",
    hue: PAPER,
    chroma: { light: 0.02, dark: 0.015 },
    quiet: 0.2,
    // On the translucent fill of a badge, on a highlighted row.
    inkMore: { light: 0.28, dark: 0.96 },
  }),
};

/** Every color of Kerf, by its name in `bg-…`, `text-…`, `ring-…`. */
export const colors = { ...neutrals, ...hues, ...chartColors } satisfies Record<string, ColorToken>;
