import type { ColorRole, ColorToken, ThemePair } from "./color";
import { animations, durations, easings } from "./motion";
import { insetShadows, radii, type ScaleToken, shadows, spacing } from "./shape";
import { colors } from "./tokens";
import { families, type TypeToken, typeScale, weights } from "./type";

/** One custom property of the theme, in each of the conditions that change it. */
export interface Property {
  /** The name that adopters override, without `--kerf-`. */
  name: string;
  /** The theme variable from which Tailwind generates utilities, as its namespace and name. */
  utility: [namespace: string, name: string];
  /** Its purpose, in a sentence. */
  text: string;
  value: string;
  /** The value under more contrast. */
  more?: string;
  /** The value in forced colors. */
  forced?: string;
  /** The value under reduced motion. */
  calm?: string;
}

/** System colors by role, for a token that sets none. Fills and the text on them always set one. */
const forcedByRole: Partial<Record<ColorRole, string>> = {
  ground: "Canvas",
  text: "CanvasText",
  edge: "CanvasText",
  hairline: "CanvasText",
  artwork: "CanvasText",
  series: "CanvasText",
};

const kerf: ThemeTokens = { colors, families, radii, spacing };

/** The tokens that a custom theme can replace. */
export interface ThemeTokens {
  colors: Record<string, ColorToken>;
  families: Record<string, ScaleToken>;
  radii: Record<string, ScaleToken>;
  spacing: Record<string, ScaleToken>;
}

/**
 * Every custom property of the theme, in the order of the token files.
 *
 * @param custom The tokens of a custom theme. Kerf's are the default.
 */
export function themeProperties(custom: Partial<ThemeTokens> = {}): Property[] {
  const { colors, families, radii, spacing } = { ...kerf, ...custom };
  return [
    ...Object.entries(colors).map(([name, token]) => color(name, token)),
    ...scale("font", families),
    ...Object.entries<TypeToken>(typeScale).flatMap(([name, token]) => type(name, token)),
    ...scale("font-weight", weights),
    ...scale("spacing", spacing),
    ...scale("radius", radii),
    ...scale("shadow", shadows),
    ...scale("inset-shadow", insetShadows),
    ...scale("duration", durations, "transition-duration"),
    ...scale("ease", easings),
    ...scale("animate", animations),
  ];
}

function color(name: string, token: ColorToken): Property {
  return {
    name,
    utility: ["color", name],
    text: token.text,
    value: themed(token),
    more: token.more && themed(token.more),
    forced: token.forced ?? forcedByRole[token.role],
  };
}

function themed({ light, dark }: ThemePair): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

function scale(prefix: string, tokens: Record<string, ScaleToken>, utility = prefix): Property[] {
  return Object.entries(tokens).map(([name, { text, value, calm }]) => ({
    name: `${prefix}-${name}`,
    utility: [utility, name],
    text,
    value,
    calm,
  }));
}

function type(name: string, token: TypeToken): Property[] {
  const { text, size, lineHeight, tracking } = token;
  const part = (suffix: string, utility: string, value: string): Property => ({
    name: `text-${name}${suffix}`,
    utility: ["text", `${name}${utility}`],
    text,
    value,
  });
  return [
    part("", "", size),
    part("-leading", "--line-height", lineHeight),
    ...(tracking ? [part("-tracking", "--letter-spacing", tracking)] : []),
  ];
}
