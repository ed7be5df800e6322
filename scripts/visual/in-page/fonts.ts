/**
 * Resolves once the fonts for Latin letters and Arabic are loaded: a text's width changes when its font arrives, and with
 * it what the first story measures, such as the place of a tooltip. Japanese and emoji are many files each, which load
 * when they are needed. A font that cannot be loaded is missing in every story.
 */
export async function fontsAreThere(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, "aا")));
}
