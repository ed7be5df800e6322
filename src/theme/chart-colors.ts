import { type ColorToken, neutral, oklch, type ThemePair } from "./color";

type Color = [lightness: number, chroma: number, hue: number];

const pair = (light: Color, dark: Color): ThemePair => ({ light: oklch(...light), dark: oklch(...dark) });

/** One color of a chart, with its hue in every theme, and lightness and chroma of each. */
function series(hue: number, light: number[], dark: number[], moreLight: number[], moreDark: number[]) {
  const color = ([lightness = 0, chroma = 0]: number[]): Color => [lightness, chroma, hue];
  return {
    role: "series" as const,
    ...pair(color(light), color(dark)),
    more: pair(color(moreLight), color(moreDark)),
  };
}

/**
 * The colors of series, in the order of use. Neighbors differ in lightness too, so that color-vision deficiencies keep
 * them apart. The test states by how much.
 */
const categorical = {
  "chart-1": {
    text: "The first series of a chart: blue.",
    ...series(262, [0.5, 0.15], [0.66, 0.13], [0.48, 0.15], [0.78, 0.11]),
  },
  "chart-2": {
    text: "The second series: orange.",
    ...series(55, [0.62, 0.15], [0.82, 0.115], [0.44, 0.105], [0.88, 0.07]),
  },
  "chart-3": {
    text: "The third series: sky blue.",
    ...series(230, [0.62, 0.12], [0.82, 0.11], [0.54, 0.105], [0.9, 0.06]),
  },
  "chart-4": {
    text: "The fourth series: magenta.",
    ...series(350, [0.42, 0.15], [0.62, 0.13], [0.34, 0.14], [0.64, 0.13]),
  },
  "chart-5": {
    text: "The fifth series: green.",
    ...series(150, [0.6, 0.15], [0.84, 0.13], [0.52, 0.14], [0.72, 0.13]),
  },
  "chart-6": {
    text: "The sixth series: violet.",
    ...series(305, [0.4, 0.15], [0.58, 0.13], [0.3, 0.15], [0.64, 0.13]),
  },
  "chart-7": {
    text: "The seventh series: teal.",
    ...series(185, [0.52, 0.085], [0.72, 0.12], [0.46, 0.075], [0.8, 0.13]),
  },
  "chart-8": {
    text: "The eighth series: olive.",
    ...series(95, [0.46, 0.09], [0.74, 0.13], [0.3, 0.06], [0.64, 0.13]),
  },
} satisfies Record<string, ColorToken>;

/** A step between the page and the text, for forced colors, which have no hues. */
const forced = (share: number) => `color-mix(in oklab, CanvasText ${share}%, Canvas)`;

/**
 * Three colors of each scale, between which a chart mixes. The end that stands out most is farthest from the background
 * in both themes.
 */
const scales = {
  "chart-low": {
    text: "The lowest value of a scale from low to high.",
    role: "scale",
    ...pair([0.86, 0.055, 262], [0.4, 0.06, 262]),
    more: pair([0.55, 0.08, 262], [0.66, 0.1, 262]),
    forced: forced(25),
  },
  "chart-middle": {
    text: "The middle of a scale from low to high.",
    role: "scale",
    ...pair([0.5, 0.19, 262], [0.55, 0.198, 262]),
    more: pair([0.42, 0.1596, 262], [0.77, 0.1104, 262]),
    forced: forced(60),
  },
  "chart-high": {
    text: "The highest value of a scale from low to high.",
    role: "scale",
    ...pair([0.38, 0.1444, 262], [0.79, 0.1008, 262]),
    more: pair([0.3, 0.114, 262], [0.88, 0.0576, 262]),
    forced: forced(100),
  },
  "chart-negative": {
    text: "The lowest value of a scale with a neutral middle.",
    role: "scale",
    ...pair([0.5, 0.115, 55], [0.72, 0.125, 55]),
    more: pair([0.42, 0.1, 55], [0.82, 0.11, 55]),
    forced: forced(100),
  },
  "chart-zero": {
    text: "The neutral middle of a scale, such as 0.",
    role: "scale",
    ...neutral([0.92, 0.007], [0.32, 0.008]),
    forced: forced(15),
  },
  "chart-positive": {
    text: "The highest value of a scale with a neutral middle.",
    role: "scale",
    ...pair([0.5, 0.15, 262], [0.72, 0.13, 262]),
    more: pair([0.42, 0.15, 262], [0.82, 0.085, 262]),
    forced: forced(60),
  },
} satisfies Record<string, ColorToken>;

/** The colors of charts: eight for series, and two scales for values. */
export const chartColors = { ...categorical, ...scales };
