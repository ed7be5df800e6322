import Color from "colorjs.io";
import { oklch } from "../../src/theme/color";

/** How far the rounding of OKLCH values may put a color outside sRGB, where screens clip it: about one level of 255. */
export const ROUNDING = 0.005;

const known = new Map<string, string>();

/** The color as screens can show it: of the same lightness and hue, with less chroma if necessary. */
export function inSrgb(css: string): string {
  const color = known.get(css) ?? reduced(css);
  // While someone drags a slider, thousands of colors pass.
  if (known.size > 5000) known.clear();
  known.set(css, color);
  return color;
}

function reduced(css: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  const light = Math.min(lightness, 1);
  const fits = (each: number) =>
    new Color("oklch", [light, each, hue]).inGamut("srgb", { epsilon: ROUNDING });
  if (fits(chroma)) return oklch(light, chroma, hue);
  let [low, high] = [0, chroma];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return oklch(light, Math.floor(low * 10_000) / 10_000, hue);
}

/** The color as hex, as screens show it. */
export function hexOf(css: string): string {
  return new Color(inSrgb(css))
    .to("srgb")
    .toGamut({ method: "clip" })
    .toString({ format: "hex", collapse: false });
}
