/** The value of a decimal digit of any script. The digits of each script follow each other in Unicode, from 0 to 9. */
function digitValue(digit: string): number {
  let before = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code--)
    before++;
  // Some scripts have several rows of digits, one after the other.
  return before % 10;
}

/** Replaces the decimal digits of every script, such as full-width ones, with those from 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => `${digitValue(digit)}`);
}

/**
 * Returns a function that replaces digits with those from 0 to 9. It knows the decimal digits of every script. It also knows the
 * digits of the language, such as 一 for 1 in `zh-u-nu-hanidec`.
 */
export function digitReader(locale: string): (text: string) => string {
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  return (text) =>
    plainDigits([...text].map((each) => (own.includes(each) ? own.indexOf(each) : each)).join(""));
}
