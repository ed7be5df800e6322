/**
 * Replaces names in braces with their values, as in "{count} results". Other braces are kept. A value in the other
 * direction, such as a Latin file name in Hebrew, is isolated, so that the punctuation beside it stays in place.
 */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (value === undefined) return braces;
    return /\p{L}/u.test(value) && isRtl(value) !== isRtl(text) ? `\u2068${value}\u2069` : value;
  });
}

const isRtl = (text: string) => /[\u0590-\u08ff]/.test(text);
