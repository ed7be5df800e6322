/** Latin, Arabic, and the character whose width ECharts takes for the height of a line. */
const LETTERS = "aا国";

/**
 * Resolves once the fonts for {@link LETTERS} are loaded. A text's width changes when its font arrives, and so does what a
 * story measures, such as the position of a tooltip. Fonts for Japanese and emoji consist of many files; the others load
 * when a story needs them. A font that can't be loaded is missing in every story.
 */
export async function fontsLoaded(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, LETTERS)));
}
