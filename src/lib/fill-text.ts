/** Replaces names in braces with their values, as in "{count} results". Other braces are kept. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
