import type { ColorToken } from "../../src/theme/color";
import { contrast, type Theme, themes } from "../../src/theme/contrast";
import generated from "./pairs.json";

/** A color and its background. */
export interface Pair {
  kind: "text" | "edge";
  color: string;
  ground: string;
}

/** A pair in a theme, with less contrast than it needs. */
export interface Clash extends Pair {
  theme: Theme;
  ratio: number;
}

type Colors = Record<string, ColorToken>;

/** Every pair that the recipes combine. The contrast test of Kerf's own theme writes and checks the same list. */
export const pairs: Pair[] = generated.map(([kind, color = "", ground = ""]) => ({
  kind: kind === "edge" ? "edge" : "text",
  color,
  ground,
}));

const accented = /^(on-)?accent|^focus$/;
/** The pairs with a color of the accent. The others are the same in every theme. */
export const accentPairs = pairs.filter(({ color, ground }) => accented.test(color) || accented.test(ground));

/** The pairs with too little contrast in the given themes. */
export function clashesIn(
  colors: Colors,
  of: readonly Pair[] = pairs,
  within: readonly Theme[] = themes,
): Clash[] {
  return within.flatMap((theme) =>
    of.flatMap((pair) => {
      const ratio = contrastOf(colors, pair, theme);
      return ratio < theme[pair.kind] ? [{ ...pair, theme, ratio }] : [];
    }),
  );
}

/** The WCAG 2 contrast of a pair in a theme. */
export function contrastOf(colors: Colors, pair: Pair, theme: Theme): number {
  return knownContrast(...valuesOf(colors, pair, theme));
}

const known = new Map<string, number>();

/** The WCAG 2 contrast, computed once for each two colors. */
export function knownContrast(above: string, below: string): number {
  const key = `${above} on ${below}`;
  const ratio = known.get(key) ?? contrast(above, below);
  // While someone drags a slider, thousands of colors pass.
  if (known.size > 5000) known.clear();
  known.set(key, ratio);
  return ratio;
}

/** The two colors of a pair in a theme. */
export function valuesOf(
  colors: Colors,
  { color, ground }: Omit<Pair, "kind">,
  theme: Theme,
): [string, string] {
  const [above, below] = [colors[color], colors[ground]];
  if (!above || !below)
    throw new Error(`The pair ${color} on ${ground} has no token ${above ? ground : color}.`);
  return [theme.valueOf(above), theme.valueOf(below)];
}
