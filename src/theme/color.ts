/** How a colour is used. The contrast test and the foundations pages go by it. */
export type ColorRole =
  /** What lies behind text: pages, panels, quiet tints. */
  | "ground"
  /** A strong fill that carries its own `on-` colour. */
  | "fill"
  /** Text and icons. */
  | "text"
  /** A line that must be seen to find or understand a control. */
  | "edge"
  /** A line that only divides or decorates. */
  | "hairline"
  /** A see-through layer. */
  | "veil"
  /** A drawing that keeps its colour in every theme, on a ground that its user chose for it. */
  | "artwork";

/** A colour in the two themes. */
export interface ThemePair {
  light: string;
  dark: string;
}

/** A colour of Kerf: its meaning, and its value in every theme. */
export interface ColorToken extends ThemePair {
  /** What the colour is for, in a sentence. */
  text: string;
  role: ColorRole;
  /** The value where more contrast is asked for; the normal one serves where it is absent. */
  more?: ThemePair;
  /** The system colour that stands in where the reader forces their own (`forced-colors: active`). */
  forced?: string;
  /** For an `on-` colour: the fills that it is made for. */
  on?: readonly string[];
}

/** Writes an OKLCH colour: lightness 0 to 1, chroma, hue in degrees, and opacity where it is not whole. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const round = (value: number) => Number(value.toFixed(4));
  const opacity = alpha === 1 ? "" : ` / ${alpha}`;
  return `oklch(${round(lightness)} ${round(chroma)} ${round(hue)}${opacity})`;
}

/** The hue of paper and ink. */
export const PAPER = 85;

/** A neutral of both themes, each as `[lightness, chroma]`. */
export function neutral(light: [number, number], dark: [number, number]): ThemePair {
  return { light: oklch(...light, PAPER), dark: oklch(...dark, PAPER) };
}
