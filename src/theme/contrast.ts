import Color from "colorjs.io";
import type { ColorToken } from "./tokens";

/** A theme in which contrast is computed. */
export interface Theme {
  name: string;
  valueOf(token: ColorToken): string;
  /** The minimum contrast of text: WCAG 1.4.3 (AA), or 1.4.6 (AAA) in the themes with more contrast. */
  text: number;
  /** The minimum contrast of a line that identifies a control: WCAG 1.4.11. */
  edge: number;
}

export const themes: Theme[] = [
  { name: "light", valueOf: ({ light }) => light, text: 4.5, edge: 3 },
  { name: "dark", valueOf: ({ dark }) => dark, text: 4.5, edge: 3 },
  { name: "light, more contrast", valueOf: ({ more, light }) => more?.light ?? light, text: 7, edge: 4.5 },
  { name: "dark, more contrast", valueOf: ({ more, dark }) => more?.dark ?? dark, text: 7, edge: 4.5 },
];

/** The WCAG 2 contrast of a color on a background. A translucent color is first blended with it. */
export function contrast(color: string, ground: string): number {
  const [seen, below] = asSeen(color, ground);
  return seen.contrast(below, "WCAG21");
}

/** The APCA contrast (Lc) of a color on a background. It is negative for light text on a dark background. */
export function apca(color: string, ground: string): number {
  const [seen, below] = asSeen(color, ground);
  return below.contrast(seen, "APCA");
}

/** The opaque color of a translucent one on a background. */
export function blend(color: string, ground: string): string {
  return asSeen(color, ground)[0].toString({ precision: 12 });
}

function asSeen(color: string, ground: string): [seen: Color, below: Color] {
  const below = new Color(ground).to("srgb");
  const above = new Color(color).to("srgb");
  const blended = above.coords.map((value, i) => mix(value, below.coords[i], above.alpha));
  return [onScreen(blended), onScreen(below.coords)];
}

/** The color as a screen shows it, which clips what is outside sRGB. */
function onScreen(coords: readonly (number | null)[]): Color {
  const clipped = coords.map((value) => Math.min(1, Math.max(0, value ?? 0)));
  return new Color("srgb", clipped as [number, number, number]);
}

function mix(above: number | null, below: number | null | undefined, alpha: number | null): number {
  const share = alpha ?? 1;
  return (above ?? 0) * share + (below ?? 0) * (1 - share);
}
