import { colors } from "../../src/theme/tokens";

/** Kerf's colors as custom properties, for the manager, which has no stylesheet of Kerf. */
export function colorsOf(base: "light" | "dark"): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, token]) => [`--${name}`, token[base]]));
}
