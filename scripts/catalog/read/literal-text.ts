/** Removes quotes and backticks: `"button"` and `` `button` `` both mean the string button. */
export function literalText(text: string): string {
  const bare = text.replace(/^`(.*)`$/, "$1");
  return bare.replace(/^"(.*)"$|^'(.*)'$/, "$1$2");
}
