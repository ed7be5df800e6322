import { type Property, themeProperties } from "./token-properties";

type Theme = "light" | "dark";

/**
 * The design tokens in the format of the Design Tokens Community Group. `tokens.json` is complete: its values are those
 * of the light theme. The other files override it, and `resolver.json` says when.
 *
 * @param properties The properties of the theme, or those that a custom theme changes.
 * @returns Documents by path.
 */
export function designTokens(properties: readonly Property[] = themeProperties()): Record<string, object> {
  const where = (css: (property: Property) => string | undefined) => groupsOf(properties, css);
  const more = (theme: Theme) => where((property) => property.more && inTheme(property.more, theme));
  // A custom theme can set one color for both themes where Kerf has two. It overrides both.
  const own = new Set(themeProperties().flatMap(({ name, value }) => (isThemed(value) ? [name] : [])));
  const dark = where(({ name, value }) =>
    isThemed(value) || own.has(name) ? inTheme(value, "dark") : undefined,
  );
  return {
    "design-tokens/tokens.json": where(({ value }) => inTheme(value, "light")),
    "design-tokens/dark.json": dark,
    "design-tokens/light-more-contrast.json": more("light"),
    "design-tokens/dark-more-contrast.json": more("dark"),
    "design-tokens/reduced-motion.json": where(({ calm }) => calm),
    "design-tokens/resolver.json": resolver,
  };
}

const isThemed = (css: string) => css.includes("light-dark(");

const source = (name: string) => ({ $ref: `${name}.json` });

const resolver = {
  $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
  version: "2025.10",
  name: "Kerf",
  sets: { tokens: { sources: [source("tokens")] } },
  modifiers: {
    theme: {
      description: "The color theme, and whether people prefer more contrast.",
      default: "light",
      contexts: {
        light: [],
        dark: [source("dark")],
        "light-more-contrast": [source("light-more-contrast")],
        "dark-more-contrast": [source("dark"), source("dark-more-contrast")],
      },
    },
    motion: {
      description: "Whether people prefer reduced motion.",
      default: "standard",
      contexts: { standard: [], reduced: [source("reduced-motion")] },
    },
  },
  resolutionOrder: [{ $ref: "#/sets/tokens" }, { $ref: "#/modifiers/theme" }, { $ref: "#/modifiers/motion" }],
};

/** The tokens of the properties that have a value, in groups: `color.accent`, `radius.md`. */
function groupsOf(properties: readonly Property[], css: (property: Property) => string | undefined): object {
  const groups: Record<string, Record<string, object>> = {};
  for (const property of properties) {
    const { name, text, utility } = property;
    const value = css(property);
    // The format can't express animations.
    if (value === undefined || utility[0] === "animate") continue;
    const type = types[utility[0]];
    if (!type)
      throw new Error(`The token ${name} has no type in the format of the Design Tokens Community Group.`);
    const [group, key] = pathOf(property);
    groups[group] ??= {};
    groups[group][key] = {
      $type: type[0],
      $value: type[1](value, name),
      $description: text,
      $extensions: { "@kerf/react": { cssVariable: `--kerf-${name}` } },
    };
  }
  return { $schema: "https://www.designtokens.org/schemas/2025.10/format.json", ...groups };
}

/** `shadow-popup` is the token `popup` in the group `shadow`. A color's own name has no prefix. */
function pathOf({ name, utility: [namespace] }: Property): [group: string, name: string] {
  const group = namespace === "transition-duration" ? "duration" : namespace;
  return [group, group === "color" ? name : name.slice(group.length + 1)];
}

/** The type of the tokens of each namespace, and how their values are read from CSS. */
const types: Record<string, [string, (css: string, name: string) => unknown]> = {
  color: ["color", color],
  font: ["fontFamily", (css) => css.split(", ").map((family) => family.replaceAll('"', ""))],
  "font-weight": ["fontWeight", Number],
  shadow: ["shadow", shadows],
  "inset-shadow": ["shadow", shadows],
  "transition-duration": ["duration", (css) => measure(css, "ms")],
  ease: ["cubicBezier", (css) => css.match(/[\d.]+/g)?.map(Number)],
  text: ["dimension", dimension],
  radius: ["dimension", dimension],
  spacing: ["dimension", dimension],
};

/** The format has no `em`, so letter spacing is in the unit of its text size. */
function dimension(css: string, name: string): object {
  if (!css.endsWith("em") || css.endsWith("rem")) return measure(css, "px", "rem");
  const size = themeProperties().find((each) => each.name === name.replace(/-tracking$/, ""));
  const { value, unit } = measure(size?.value ?? "", "rem");
  return { value: Number((Number.parseFloat(css) * value).toFixed(6)), unit };
}

function measure(css: string, ...units: string[]): { value: number; unit: string } {
  const [, value, unit = ""] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  // Zero needs no unit in CSS.
  if (value === "0") return { value: 0, unit: units[0] as string };
  if (!value || !units.includes(unit)) throw new Error(`"${css}" is not a length in ${units.join(" or ")}.`);
  return { value: Number(value), unit };
}

function color(css: string): object {
  const [, lightness, chroma, hue, alpha] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css) ?? [];
  if (hue === undefined) throw new Error(`"${css}" is not a color in the form that theme/color.ts prints.`);
  return {
    colorSpace: "oklch",
    components: [Number(lightness), Number(chroma), Number(hue)],
    ...(alpha !== undefined && { alpha: Number(alpha) }),
  };
}

/** The layers of a shadow: `inset 0 1px 0 oklch(…)`. The spread may be missing. */
function shadows(css: string): object[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, inset, lengths = "", paint = ""] = /^(inset )?(.*?) (oklch\(.*\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = measure("0", "px")] = lengths
      .split(" ")
      .map((length) => measure(length, "px"));
    return { color: color(paint), offsetX, offsetY, blur, spread, ...(inset && { inset: true }) };
  });
}

/** CSS with each `light-dark()` replaced by its color in a theme. */
function inTheme(css: string, theme: Theme): string {
  return css.replace(/light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g, theme === "light" ? "$1" : "$2");
}
