/**
 * Resolves once the fonts of the page's styles are there, as far as they write plain text: those of other scripts
 * come when they are needed. What the first story measures by script, such as where a tooltip goes, would
 * otherwise depend on whether they have come in time. A font that cannot be had is not there for any story.
 */
export async function fontsAreThere(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, "a")));
}
