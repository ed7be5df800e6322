/** The theme values that a chart uses, in a format that the parser of ECharts supports. */
export interface ChartTheme {
  /** The colors of series, in the order of use. */
  series: string[];
  /** A scale from low to high. */
  range: string[];
  /** A mark without data. */
  noData: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  font: string;
  /** The text size in px. */
  fontSize: number;
  isRtl: boolean;
  /** Whether the user's system sets all colors, so that series differ by pattern. */
  isForced: boolean;
  /** Whether the user or an ancestor asks for less motion. */
  isCalm: boolean;
}

/** Reads the theme around an element, because a canvas doesn't support custom properties or the root font size. */
export function readTheme(element: HTMLElement): ChartTheme {
  const probe = element.ownerDocument.createElement("span");
  probe.hidden = true;
  probe.style.fontSize = "var(--kerf-text-sm)";
  // Forced colors would replace a color that is mixed of system colors.
  probe.style.setProperty("forced-color-adjust", "none");
  element.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => {
    probe.style.color = `var(--kerf-${name})`;
    return toRgb(style.color);
  };
  const theme = {
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((index) => token(`chart-${index}`)),
    range: ["chart-low", "chart-middle", "chart-high"].map(token),
    noData: token("tint"),
    surface: token("surface"),
    ink: token("ink"),
    muted: token("ink-muted"),
    line: token("line"),
    fontSize: Number.parseFloat(style.fontSize),
    font: nameOfFont(style.fontFamily, element.ownerDocument.fonts),
    isRtl: style.direction === "rtl",
    isForced: matchMedia("(forced-colors: active)").matches,
    isCalm:
      matchMedia("(prefers-reduced-motion: reduce)").matches || !!element.closest('[data-motion="reduced"]'),
  };
  probe.remove();
  return theme;
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

const preferences = [
  ...["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"],
  // Kerf prints the light theme.
  ...["(prefers-reduced-motion: reduce)", "print"],
];

/**
 * Calls `onChange` when the theme of an element may have changed: an attribute of an ancestor, a system
 * setting, or a loaded font. A canvas keeps text in the fallback font until it is drawn again.
 */
export function watchTheme(node: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  // Not the node's own attributes, because the chart writes styles there.
  for (let each = node.parentElement; each; each = each.parentElement) {
    attributes.observe(each, {
      attributeFilter: ["class", "style", "dir", "data-theme", "data-contrast", "data-motion"],
    });
  }
  const queries = preferences.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", onChange);
  const { fonts } = node.ownerDocument;
  fonts.addEventListener("loadingdone", onChange);
  return () => {
    attributes.disconnect();
    fonts.removeEventListener("loadingdone", onChange);
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
