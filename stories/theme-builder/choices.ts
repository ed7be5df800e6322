import Color from "colorjs.io";

/** A color in OKLCH: lightness from 0 to 100, chroma in thousandths, hue in degrees. Whole steps suit sliders. */
export interface Accent {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The choices of a theme. Every token of the theme derives from it. */
export interface Choices {
  accent: Accent;
  /** The radius of controls of size base, in px. The others are in proportion. */
  radius: number;
  density: keyof typeof densities;
  font: keyof typeof fonts;
  /** Whether clashes are fixed. */
  fixed: boolean;
}

/** The unit of distances and sizes, in px. */
export const densities = { compact: 3.5, default: 4, spacious: 4.5 };

/** Font stacks that need no download, besides Kerf's own font. */
export const fonts = {
  geist: { label: "Geist", value: undefined },
  system: { label: "System", value: "system-ui, sans-serif" },
  humanist: { label: "Humanist", value: "Optima, Ubuntu, sans-serif" },
  rounded: {
    label: "Rounded",
    value: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, sans-serif',
  },
  serif: { label: "Serif", value: "Charter, Cambria, Georgia, serif" },
};

/** Kerf's own theme. */
export const kerf: Choices = {
  accent: { lightness: 50, chroma: 190, hue: 262 },
  radius: 8,
  density: "default",
  font: "geist",
  fixed: false,
};

/** Accents to start from. Some clash on purpose. */
export const presets = {
  Cobalt: kerf.accent,
  Teal: accentOf("#0d9488"),
  Coral: accentOf("#f0583f"),
  Violet: accentOf("#7c3aed"),
  Yellow: accentOf("#ffd60a"),
  "Neon green": accentOf("#39ff14"),
  Ink: accentOf("#16181d"),
};

/** The accent that shows exactly this color. Black and gray have the hue 0. */
function accentOf(hex: string): Accent {
  return accentFrom(hex) ?? kerf.accent;
}

/** Reads a hex color, also a short one and one without `#`. Undefined for any other text. */
export function accentFrom(text: string): Accent | undefined {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text) ?? [];
  if (!digits) return undefined;
  const [lightness, chroma, hue] = new Color(`#${digits}`).to("oklch").coords.map((value) => value ?? 0);
  const round = (value = 0, factor = 1) => Math.round(value * factor * 100) / 100;
  const gray = (chroma ?? 0) < 0.0005;
  return {
    lightness: round(lightness, 100),
    chroma: gray ? 0 : round(chroma, 1000),
    hue: gray ? 0 : round(hue),
  };
}

/** The choices for the address. Undefined for Kerf's own theme. */
export function writeChoices({ accent, radius, density, font, fixed }: Choices): string | undefined {
  const parts = [accent.lightness, accent.chroma, accent.hue, radius, density, font];
  const text = [...parts, ...(fixed ? ["fixed"] : [])].join("-");
  return text === [...Object.values(kerf.accent), kerf.radius, kerf.density, kerf.font].join("-")
    ? undefined
    : text;
}

/** The choices in the address. A part that is missing or invalid is Kerf's own, because the link may be cut off. */
export function readChoices(text = ""): Choices {
  const [lightness, chroma, hue, radius, density = "", font = "", fixed] = text.split("-");
  const number = (value: string | undefined, max: number, otherwise: number) =>
    value && Number(value) >= 0 && Number(value) <= max ? Number(value) : otherwise;
  return {
    accent: {
      lightness: number(lightness, 100, kerf.accent.lightness),
      chroma: number(chroma, 370, kerf.accent.chroma),
      hue: number(hue, 360, kerf.accent.hue),
    },
    radius: number(radius, 20, kerf.radius),
    density: Object.hasOwn(densities, density) ? (density as Choices["density"]) : kerf.density,
    font: Object.hasOwn(fonts, font) ? (font as Choices["font"]) : kerf.font,
    fixed: fixed === "fixed",
  };
}
