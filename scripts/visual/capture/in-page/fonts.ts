/** Latin, Arabic, and the character whose width ECharts uses as the line height. */
const LETTERS = "aا国";

/**
 * Resolves once the fonts for {@link LETTERS} are loaded. A text's width changes when its font loads, which
 * changes what a story measures, such as the position of a tooltip. Fonts for Japanese and emoji consist of
 * many files. Their other files load when a story needs them. A font that can't be loaded is missing in every
 * story.
 */
export async function fontsLoaded(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, LETTERS)));
}
