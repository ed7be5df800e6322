import type { ColorToken } from "../../src/theme/color";
import { colors } from "../../src/theme/tokens";

/** One hue, read from the tokens: a name with an `on-` color is a hue, and all names that start with it belong to it. */
export interface Hue {
  name: string;
  /** The fill with its hover and pressed steps, which have the `on-` color as text. */
  fills: string[];
  /** The text color on the fills. */
  on: string;
  /** The less prominent steps, by role. */
  grounds: string[];
  line?: string;
  ink?: string;
}

const tokens: Record<string, ColorToken> = colors;

/** Every hue of the tokens. */
export const hues: Hue[] = Object.entries(tokens).flatMap(([on, { on: fills }]) => {
  const name = fills?.[0];
  if (!fills || !name) return [];
  const steps = (role: ColorToken["role"]) =>
    Object.keys(tokens).filter((key) => key.startsWith(`${name}-`) && tokens[key]?.role === role);
  const [[line], [ink]] = [steps("hairline"), steps("text")] as const;
  return [{ name, fills: [...fills], on, grounds: steps("ground"), line, ink }];
});

const inHues = new Set(
  hues.flatMap(({ fills, on, grounds, line, ink }) => [...fills, on, ...grounds, line, ink]),
);

const inCharts = new Set<ColorToken["role"]>(["series", "scale"]);

/** The colors without a hue: backgrounds, text and lines. */
export const neutrals = Object.entries(tokens).filter(
  ([name, { role }]) => !inHues.has(name) && !inCharts.has(role),
);

/** The colors of the series of charts, in the order of use. */
export const series = Object.entries(tokens).filter(([, { role }]) => role === "series");

/** The colors of charts that stand for values. */
export const scales = Object.entries(tokens).filter(([, { role }]) => role === "scale");
