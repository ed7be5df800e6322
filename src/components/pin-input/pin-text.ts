import { plainDigits } from "../../lib/digits";

/** The characters that a code may contain. */
export type PinPattern = "numeric" | "alphanumeric";

const others = { numeric: /[^0-9]/g, alphanumeric: /[^0-9A-Za-z]/g };

/** The characters of a text that belong to the code, without spaces and dashes. Digits of other scripts become those from 0 to 9. */
export function readPin(text: string, pattern: PinPattern): string {
  return plainDigits(text.normalize("NFKC")).replace(others[pattern], "");
}
