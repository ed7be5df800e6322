import { colors } from "../../src/theme/tokens";

/** Kerf's colors as custom properties, for the manager, which doesn't load Kerf's stylesheet. */
export function colorsOf(base: "light" | "dark"): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, token]) => [`--${name}`, token[base]]));
}
