import { create, type ThemeVars } from "storybook/theming";
import { block, name, size, wedge } from "../../src/components/logo/drawing";
import { colors } from "../../src/theme/tokens";

const pixel = new OffscreenCanvas(1, 1).getContext("2d", {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** Converts a color for Storybook, which does arithmetic on its theme colors and supports only sRGB. */
function hex(color: string): string {
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const parts = pixel.getImageData(0, 0, 1, 1).data.subarray(0, 3);
  return `#${Array.from(parts, (part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The logo as a data URL, because the manager's brand is an image, not a component. */
function logo(ink: string, accent: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${(24 * size.full) / size.height}" height="24" viewBox="0 0 ${size.full} ${size.height}"><path fill="${ink}" fill-rule="evenodd" d="${block}${name}"/><path fill="${accent}" d="${wedge}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A Storybook theme, light or dark, with Kerf's colors, fonts and radii. */
function brand(base: "light" | "dark"): ThemeVars {
  const of = (name: keyof typeof colors) => hex(colors[name][base]);
  return create({
    base,
    brandTitle: "Kerf",
    brandImage: logo(of("ink"), of("accent")),
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: '"Geist Variable", "Segoe UI", sans-serif',
    fontCode: '"Geist Mono Variable", ui-monospace, monospace',
    colorPrimary: of("accent"),
    colorSecondary: of("accent"),
    appBg: of("canvas"),
    appContentBg: of("surface"),
    appHoverBg: of("tint"),
    appPreviewBg: of("canvas"),
    appBorderColor: of("line"),
    appBorderRadius: 12,
    textColor: of("ink"),
    textMutedColor: of("ink-muted"),
    textInverseColor: of("on-accent"),
    barBg: of("surface"),
    barTextColor: of("ink-muted"),
    barHoverColor: of("ink"),
    barSelectedColor: of("accent-ink"),
    buttonBg: of("surface"),
    buttonBorder: of("line-control"),
    booleanBg: of("recessed"),
    booleanSelectedBg: of("surface"),
    inputBg: of("surface"),
    inputBorder: of("line-strong"),
    inputTextColor: of("ink"),
    inputBorderRadius: 8,
  });
}

export const themes = { light: brand("light"), dark: brand("dark") };

/** The theme for a value of the toolbar. "system" follows the operating system's setting. */
export function themeOf(choice: unknown): ThemeVars {
  const isDark =
    choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? themes.dark : themes.light;
}

/** Calls back when the operating system switches between light and dark. Returns a cleanup function. */
export function onSystemTheme(listener: () => void): () => void {
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  isDark.addEventListener("change", listener);
  return () => isDark.removeEventListener("change", listener);
}
