import { type ColorToken, oklch, type ThemePair } from "./color";

/** What sets one hue apart. Lightness is not among it: hues of one lightness weigh the same to the eye. */
interface HueSpec {
  /** What the hue tells, as the end of a sentence: "danger", "a warning". */
  tells: string;
  /** Degrees on the OKLCH wheel. */
  hue: number;
  /**
   * Chroma of the strong colours, per unit of lightness: sRGB narrows towards black in about that proportion,
   * so one number keeps fill, hover and ink in gamut.
   */
  chroma: PerTheme;
  /** Chroma of tints and hairlines, as a part of the usual: 0 is gray. Default 1. */
  quiet?: number;
  /** Chroma of the tint. Default `TINT`, which every hue has in sRGB. */
  tint?: PerTheme;
  /** Lightness of the fill, where it is not the ladder's. */
  fill?: PerTheme;
  /** System colours for the fill and for what lies on it; text and page by default, swapped. */
  forced?: { fill: string; on: string };
}

/** A number for each theme. */
interface PerTheme {
  light: number;
  dark: number;
}

/** The steps of a hue. */
export type HueTokens<Name extends string> = Record<
  Name | `${Name}-hover` | `${Name}-active` | `on-${Name}` | `${Name}-tint` | `${Name}-line` | `${Name}-ink`,
  ColorToken
>;

/** One ladder for every hue: a fill with two steps under the pointer, what lies on it, and three quiet ones. */
const FILL = { light: 0.52, dark: 0.55 };
const FILL_MORE = { light: 0.42, dark: 0.77 };
const TINT = { light: 0.022, dark: 0.045 };
/** The most chroma that every hue has left on the way to white, per unit of lightness missing. */
const TO_WHITE = 0.48;
/** Towards black in both themes: white text keeps its contrast. With more contrast, dark has pale fills and steps up. */
const STEP = { light: -0.06, dark: -0.05 };
const STEP_MORE = { light: -0.06, dark: 0.05 };

/** Makes all tokens of a hue. */
export function hueTokens<const Name extends string>(name: Name, spec: HueSpec): HueTokens<Name> {
  const { tells, hue, chroma, quiet = 1, tint = TINT, fill = FILL, forced } = spec;
  const strong = (light: number, dark: number): ThemePair => ({
    light: oklch(light, light * chroma.light, hue),
    dark: oklch(dark, Math.min(dark * chroma.dark, (1 - dark) * TO_WHITE), hue),
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
    ...stepped(fill, STEP, steps),
    more: stepped(FILL_MORE, STEP_MORE, steps),
    forced: forced?.fill ?? "CanvasText",
  });
  const tokens = {
    [name]: solid(0, `Strong fill that tells of ${tells}.`),
    [`${name}-hover`]: solid(1, `The ${name} fill under the pointer.`),
    [`${name}-active`]: solid(2, `The ${name} fill while pressed.`),
    [`on-${name}`]: {
      text: `Text and icons on the ${name} fill.`,
      role: "text",
      ...soft([1, 0], [1, 0]),
      more: soft([1, 0], [0.16, 0.02]),
      forced: forced?.on ?? "Canvas",
      on: [name, `${name}-hover`, `${name}-active`],
    },
    [`${name}-tint`]: {
      text: `Quiet fill that tells of ${tells}.`,
      role: "ground",
      ...soft([0.945, tint.light], [0.27, tint.dark]),
    },
    [`${name}-line`]: {
      text: `Hairline that tells of ${tells}.`,
      role: "hairline",
      ...soft([0.86, 0.055], [0.4, 0.06]),
      more: soft([0.55, 0.08], [0.66, 0.1]),
    },
    [`${name}-ink`]: {
      text: `Text and icons that tell of ${tells}.`,
      role: "text",
      ...strong(0.46, 0.79),
      more: strong(0.36, 0.88),
    },
  } satisfies Record<string, ColorToken>;
  return tokens as HueTokens<Name>;
}
