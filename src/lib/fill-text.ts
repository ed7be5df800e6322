/** Puts values into a text where it has their names in braces: "{count} results". Other braces stay. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
