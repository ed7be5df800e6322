/** Latin letters; Arabic; and the character by whose width the map's library measures the height of a line. */
const LETTERS = "aا国";

/**
 * Resolves once the fonts for {@link LETTERS} are loaded: a text's width changes when its font arrives, and with it what
 * the first story measures, such as the place of a tooltip. Japanese and emoji are many files each, of which the others
 * load when they are needed. A font that cannot be loaded is missing in every story.
 */
export async function fontsAreThere(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, LETTERS)));
}
