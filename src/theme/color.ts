/** The use of a color. The contrast test and the foundations pages depend on it. */
export type ColorRole =
  /** A background of text: pages, panels, quiet tints. */
  | "ground"
  /** A strong fill with its own `on-` color. */
  | "fill"
  /** Text and icons. */
  | "text"
  /** A line that must be seen to find or understand a control. */
  | "edge"
  /** A line that only divides or decorates. */
  | "hairline"
  /** A translucent layer. */
  | "veil"
  /** A drawing that keeps its color in every theme. The caller sets its background. */
  | "artwork"
  /** A mark of a chart that must be seen on every background of a chart. */
  | "series"
  /** The color of a value in a chart, on a scale. A low value may be close to the background. */
  | "scale";

/** A color in both themes. */
export interface ThemePair {
  light: string;
  dark: string;
}

/** A color of Kerf: its meaning, and its value in every theme. */
export interface ColorToken extends ThemePair {
  /** The use of the color, in a sentence. */
  text: string;
  role: ColorRole;
  /** The value for people who prefer more contrast. Defaults to the normal one. */
  more?: ThemePair;
  /** The system color in forced colors (`forced-colors: active`). */
  forced?: string;
  /** For an `on-` color: the fills that it is for. */
  on?: readonly string[];
}

/** Formats an OKLCH color: lightness from 0 to 1, chroma, hue in degrees, and opacity unless it is 1. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const round = (value: number) => Number(value.toFixed(4));
  const opacity = alpha === 1 ? "" : ` / ${alpha}`;
  return `oklch(${round(lightness)} ${round(chroma)} ${round(hue)}${opacity})`;
}

/** The hue of paper and ink. */
export const PAPER = 85;

/** A neutral color in both themes, each as `[lightness, chroma]`. */
export function neutral(light: [number, number], dark: [number, number]): ThemePair {
  return { light: oklch(...light, PAPER), dark: oklch(...dark, PAPER) };
}
