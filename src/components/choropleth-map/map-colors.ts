/** The theme values that the chart uses, in a format that its parser supports. */
export interface MapColors {
  /** From low to high. */
  range: string[];
  noData: string;
  border: string;
  emphasis: string;
  text: string;
  font: string;
  /** The text size in px. */
  fontSize: number;
}

/** Reads the theme around an element, because a canvas doesn't support custom properties or the root font size. */
export function readColors(element: HTMLElement): MapColors {
  const probe = element.ownerDocument.createElement("span");
  probe.hidden = true;
  element.append(probe);
  probe.style.fontSize = "var(--kerf-text-sm)";
  const style = getComputedStyle(probe);
  const token = (name: string) => {
    probe.style.color = `var(--kerf-${name})`;
    return toRgb(style.color);
  };
  const colors = {
    // The highest value stands out most, on a light and on a dark surface.
    range: [
      token("accent-line"),
      token("accent"),
      furthest(token("surface"), [token("accent-active"), token("accent-ink")]),
    ],
    noData: token("tint"),
    border: token("surface"),
    emphasis: token("ink"),
    text: token("ink-muted"),
    fontSize: Number.parseFloat(style.fontSize),
    font: nameOfFont(style.fontFamily, element.ownerDocument.fonts),
  };
  probe.remove();
  return colors;
}

/**
 * The font families, with one more fallback for each loaded part of the font. The chart library caches text
 * widths by font name, so the name must change when a part loads.
 */
function nameOfFont(families: string, fonts: FontFaceSet): string {
  const plain = (family = "") => family.replaceAll(/["']/g, "").trim();
  const first = plain(families.split(",")[0]);
  const loaded = [...fonts].filter(({ family, status }) => plain(family) === first && status === "loaded");
  return families + ", sans-serif".repeat(loaded.length);
}

let pixel: CanvasRenderingContext2D | null | undefined;

/** Converts a color to sRGB, because the chart mixes colors itself and supports only sRGB. */
function toRgb(color: string): string {
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pixel) return color;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgba(${red},${green},${blue},${alpha / 255})`;
}

/** The color whose channels differ most from those of the background. */
function furthest(ground: string, colors: string[]): string {
  const sum = (color: string) =>
    (color.match(/\d+/g) ?? []).slice(0, 3).reduce((total, channel) => total + Number(channel), 0);
  const distance = (color: string) => Math.abs(sum(color) - sum(ground));
  return colors.reduce((best, each) => (distance(each) > distance(best) ? each : best));
}
