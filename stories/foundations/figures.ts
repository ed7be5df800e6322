import type { ColorToken } from "../../src/theme/color";
import { contrast, type Theme } from "../../src/theme/contrast";
import { chartGrounds, pageGrounds } from "../../src/theme/pairs";
import { colors } from "../../src/theme/tokens";
import { hues } from "./palette";

const tokens: Record<string, ColorToken> = colors;

/** The contrast of a color with the colors around it, in one theme. */
export interface Figure {
  /** The lowest contrast with any of the colors around it. */
  ratio: number;
  /** The contrast that WCAG requires. Undefined for disabled colors, which are exempt. */
  needed: number | undefined;
  /** The color with which it has the lowest contrast. */
  against: string;
}

/** The contrast of a token. Undefined for decorative colors. */
export function figureOf(name: string, theme: Theme): Figure | undefined {
  const token = tokens[name];
  if (!token) return undefined;
  const [least] = seenWith(name, token)
    .map((against) => ({ against, ratio: ratioOf(name, against, theme) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!least) return undefined;
  const isExempt = name.endsWith("disabled");
  return {
    ...least,
    needed: isExempt
      ? undefined
      : theme[token.role === "text" || token.role === "ground" || token.role === "fill" ? "text" : "edge"],
  };
}

/** The colors for measuring a color's contrast: those on a background, or those behind text and lines. */
export function seenWith(name: string, token: ColorToken): readonly string[] {
  const hue = hues.find(({ grounds, ink }) => grounds.includes(name) || name === ink);
  switch (token.role) {
    case "fill":
      return Object.keys(tokens).filter((on) => tokens[on]?.on?.includes(name));
    case "ground":
      return [hue?.ink ?? (name === "disabled" ? "ink-disabled" : "ink")];
    case "text":
      return token.on ?? [...pageGrounds, ...(hue?.grounds ?? [])];
    case "edge":
      return pageGrounds;
    case "series":
      return chartGrounds;
    default:
      return [];
  }
}

const known = new Map<string, number>();

function ratioOf(name: string, against: string, theme: Theme): number {
  const pair = [colorIn(name, theme), colorIn(against, theme)] as const;
  const key = pair.join(" on ");
  const ratio = known.get(key) ?? contrast(...pair);
  known.set(key, ratio);
  return ratio;
}

/** A color in a theme. */
export function colorIn(name: string, theme: Theme): string {
  const token = tokens[name];
  if (!token) throw new Error(`There is no color "${name}" in src/theme/tokens.ts.`);
  return theme.valueOf(token);
}
