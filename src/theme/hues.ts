import { type ColorToken, oklch, type ThemePair } from "./color";

/** The differences between hues. They share their lightness, so that they look equally strong. */
export interface HueSpec {
  /** The meaning of the hue, as the end of a sentence: "danger", "a warning". */
  meaning: string;
  /** Degrees on the OKLCH wheel. */
  hue: number;
  /**
   * Chroma of the strong colors, per unit of lightness. sRGB narrows toward black in about that proportion, so one
   * number keeps fill, hover and ink in gamut.
   */
  chroma: PerTheme;
  /** Chroma of tints and hairlines, as a fraction of the default. 0 is gray. Defaults to 1. */
  quiet?: number;
  /** Chroma of the tint. Defaults to `TINT`, which is in sRGB for every hue. */
  tint?: PerTheme;
  /** Lightness of the fill, if it differs from `FILL`. */
  fill?: PerTheme;
  /** The step in lightness on hover and on press, if it differs from `STEP`. */
  step?: PerTheme;
  /** Lightness of the text on the fill. Defaults to white. */
  on?: PerTheme;
  /** Lightness of text in this hue, if it differs from `INK`. */
  ink?: PerTheme;
  /** The maximum chroma toward white, if it differs from `TO_WHITE`. */
  toWhite?: number;
  /** Lightness of the ink for people who prefer more contrast, if it differs from `INK_MORE`. */
  inkMore?: PerTheme;
  /**
   * System colors of the fill and of the text on it. Defaults to the text color as fill and the page color as text.
   */
  forced?: { fill: string; on: string };
}

/** A number for each theme. */
export interface PerTheme {
  light: number;
  dark: number;
}

/** The steps of a hue. */
export type HueTokens<Name extends string> = Record<
  | Name
  | `${Name}-hover`
  | `${Name}-active`
  | `on-${Name}`
  | `${Name}-tint`
  | `${Name}-tint-strong`
  | `${Name}-line`
  | `${Name}-ink`,
  ColorToken
>;

/** The default lightness of the fill of every hue, and its lightness with more contrast. */
const FILL = { light: 0.52, dark: 0.55 };
const FILL_MORE = { light: 0.42, dark: 0.77 };
/** The default lightness of text in each hue. */
export const INK = { light: 0.46, dark: 0.79 };
const INK_MORE = { light: 0.36, dark: 0.88 };
/** The default lightness of text on a fill. */
export const WHITE = { light: 1, dark: 1 };
const TINT = { light: 0.022, dark: 0.045 };
/** The maximum chroma of every hue toward white, per unit of missing lightness. */
const TO_WHITE = 0.48;
/**
 * The step in lightness on hover and on press. It goes toward black in both themes, so that white text keeps
 * its contrast. With more contrast, dark fills are pale and their steps go toward white.
 */
export const STEP = { light: -0.06, dark: -0.05 };
const STEP_MORE = { light: -0.06, dark: 0.05 };

/**
 * Creates all tokens of a hue: a fill with steps for hover and press, the text on it, and four quiet colors.
 */
export function hueTokens<const Name extends string>(name: Name, spec: HueSpec): HueTokens<Name> {
  const { meaning, hue, chroma, quiet = 1, tint = TINT, fill = FILL, forced } = spec;
  const { step = STEP, on = WHITE, ink = INK, inkMore = INK_MORE, toWhite = TO_WHITE } = spec;
  /** Text on a fill has no color of its own, unless it is nearly black. */
  const textOf = (lightness: number): [number, number] => [lightness, lightness < 0.5 ? 0.02 : 0];
  const strong = (light: number, dark: number): ThemePair => ({
    light: oklch(light, light * chroma.light, hue),
    dark: oklch(dark, Math.min(dark * chroma.dark, (1 - dark) * toWhite), hue),
  });
  const soft = (light: [number, number], dark: [number, number]): ThemePair => ({
    light: oklch(light[0], light[1] * quiet, hue),
    dark: oklch(dark[0], dark[1] * quiet, hue),
  });
  const stepped = (from: PerTheme, by: PerTheme, steps: number) =>
    strong(from.light + steps * by.light, from.dark + steps * by.dark);
  const solid = (steps: number, text: string): ColorToken => ({
    text,
    role: "fill",
    ...stepped(fill, step, steps),
    more: stepped(FILL_MORE, STEP_MORE, steps),
    forced: forced?.fill ?? "CanvasText",
  });
  const tokens = {
    [name]: solid(0, `Strong fill for ${meaning}.`),
    [`${name}-hover`]: solid(1, `The ${name} fill on hover.`),
    [`${name}-active`]: solid(2, `The pressed ${name} fill.`),
    [`on-${name}`]: {
      text: `Text and icons on the ${name} fill.`,
      role: "text",
      ...soft(textOf(on.light), textOf(on.dark)),
      more: soft([1, 0], [0.16, 0.02]),
      forced: forced?.on ?? "Canvas",
      on: [name, `${name}-hover`, `${name}-active`],
    },
    [`${name}-tint`]: {
      text: `Quiet fill for ${meaning}.`,
      role: "ground",
      ...soft([0.945, tint.light], [0.27, tint.dark]),
    },
    [`${name}-tint-strong`]: {
      text: `Quiet fill for ${meaning}, on a highlighted or selected row.`,
      role: "ground",
      ...soft([0.905, Math.min(tint.light * 1.9, 0.07)], [0.345, tint.dark * 1.3]),
    },
    [`${name}-line`]: {
      text: `Hairline for ${meaning}.`,
      role: "hairline",
      ...soft([0.86, 0.055], [0.4, 0.06]),
      more: soft([0.55, 0.08], [0.66, 0.1]),
    },
    [`${name}-ink`]: {
      text: `Text and icons for ${meaning}.`,
      role: "text",
      ...strong(ink.light, ink.dark),
      more: strong(inkMore.light, inkMore.dark),
    },
  } satisfies Record<string, ColorToken>;
  return tokens as HueTokens<Name>;
}
