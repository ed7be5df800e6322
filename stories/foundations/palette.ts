import type { ColorToken } from "../../src/theme/color";
import { colors } from "../../src/theme/tokens";

/** One hue, read off the tokens: a name that has an `on-` colour is a hue, and what starts with it belongs to it. */
export interface Hue {
  name: string;
  /** The fill and its steps under the pointer: what the `on-` colour is made for. */
  fills: string[];
  /** What lies on the fills. */
  on: string;
  /** The quiet steps, by role. */
  ground?: string;
  line?: string;
  ink?: string;
}

const tokens: Record<string, ColorToken> = colors;

/** Every hue of the tokens. */
export const hues: Hue[] = Object.entries(tokens).flatMap(([on, { on: fills }]) => {
  const name = fills?.[0];
  if (!fills || !name) return [];
  const step = (role: ColorToken["role"]) =>
    Object.keys(tokens).find((key) => key.startsWith(`${name}-`) && tokens[key]?.role === role);
  return [{ name, fills: [...fills], on, ground: step("ground"), line: step("hairline"), ink: step("text") }];
});

const inHues = new Set(hues.flatMap(({ fills, on, ground, line, ink }) => [...fills, on, ground, line, ink]));

/** What belongs to no hue: paper, ink and lines. */
export const neutrals = Object.entries(tokens).filter(([name]) => !inHues.has(name));
