import type { ColorToken, ThemePair } from "../../src/theme/color";
import { hueTokens, INK, STEP, WHITE } from "../../src/theme/hues";
import { rem } from "../../src/theme/rem";
import { radii, type ScaleToken, spacing } from "../../src/theme/shape";
import { type Property, type ThemeTokens, themeProperties } from "../../src/theme/token-properties";
import { accent, colors, focusRing, RING } from "../../src/theme/tokens";
import { families } from "../../src/theme/type";
import { type Choices, densities, fonts, kerf } from "./choices";
import { type AccentSpec, fixClashes } from "./fix-clashes";
import { inSrgb } from "./in-srgb";

/** The tokens of a theme, before and after its clashes are fixed. */
export interface CustomTheme {
  tokens: ThemeTokens;
  /** The accent as it was picked. */
  picked: AccentSpec;
  /** The accent of the tokens. It differs from `picked` if clashes are fixed. */
  spec: AccentSpec;
}

/** Generates a theme by the functions that generate Kerf's own. */
export function customTheme(choices: Choices): CustomTheme {
  const picked = specOf(choices);
  const spec = choices.fixed ? fixClashes(picked) : picked;
  const { radius, density, font } = choices;
  const { value: family } = fonts[font];
  return {
    picked,
    spec,
    tokens: {
      colors: colorsWith(spec),
      families: family ? { ...families, sans: { ...families.sans, value: family } } : families,
      radii: scaled(radii, radius / 8),
      spacing: scaled(spacing, densities[density] / 4),
    },
  };
}

/** The properties that differ from Kerf's, in every condition. */
export function changedProperties(tokens: ThemeTokens): Property[] {
  const own = new Map(themeProperties().map((property) => [property.name, JSON.stringify(property)]));
  return themeProperties(tokens).filter((property) => own.get(property.name) !== JSON.stringify(property));
}

function isKerf({ accent: { lightness, chroma, hue } }: Choices): boolean {
  return lightness === kerf.accent.lightness && chroma === kerf.accent.chroma && hue === kerf.accent.hue;
}

/**
 * The fill is the picked color. In dark, it is at least as light as Kerf's, and would otherwise disappear. Text and focus
 * ring are at least as dark as Kerf's in light, and at least as light in dark.
 */
function specOf(choices: Choices): AccentSpec {
  if (isKerf(choices)) return { ...accent, step: STEP, on: WHITE };
  const { lightness, chroma, hue } = choices.accent;
  const light = lightness / 100;
  const ratio = light > 0 ? chroma / 1000 / light : 0;
  return {
    ...accent,
    hue,
    chroma: { light: ratio, dark: ratio },
    quiet: Math.min(1, chroma / 100),
    fill: { light, dark: Math.max(light, accent.fill.dark) },
    step: STEP,
    on: WHITE,
    ink: { light: Math.min(light, INK.light), dark: Math.max(light, INK.dark) },
    toWhite: 100,
  };
}

/** All colors of the theme with this accent. */
function colorsWith(spec: AccentSpec): Record<string, ColorToken> {
  if (spec.hue === accent.hue && spec.chroma === accent.chroma)
    return { ...colors, ...hueTokens("accent", spec) };
  const { fill } = spec;
  const ring = { light: Math.min(fill.light, RING.light), dark: Math.max(fill.dark, RING.dark) };
  const changed = { ...hueTokens("accent", spec), focus: focusRing(spec.hue, spec.quiet, ring) };
  return {
    ...colors,
    ...Object.fromEntries(Object.entries<ColorToken>(changed).map(([name, token]) => [name, shown(token)])),
  };
}

/** The token with colors that screens can show: of the same lightness and hue, with less chroma if necessary. */
function shown(token: ColorToken): ColorToken {
  const both = ({ light, dark }: ThemePair) => ({ light: inSrgb(light), dark: inSrgb(dark) });
  return { ...token, ...both(token), ...(token.more && { more: both(token.more) }) };
}

function scaled(tokens: Record<string, ScaleToken>, factor: number): Record<string, ScaleToken> {
  const px = (value: string) => Math.round(Number.parseFloat(value) * 16 * factor * 100) / 100;
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      token.value.endsWith("rem") ? { ...token, value: rem(px(token.value)) } : token,
    ]),
  );
}
