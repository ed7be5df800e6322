import { isSentence } from "../catalog/read/jsdoc";

/** The three spellings of a component's name, derived from its folder's name. */
export interface Names {
  kebab: string;
  Pascal: string;
  camel: string;
}

/**
 * @param kebab The folder's name, as in `date-picker`.
 * @throws If the name isn't in kebab-case. The message suggests the nearest valid name.
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(
      `"${kebab}" is not a name in kebab-case. Try: npm run new-component -- ${toKebab(kebab) || "date-picker"}`,
    );
  }
  const Pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
  return { kebab, Pascal, camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1) };
}

/** @throws If the catalog would refuse the description, or if it would end the comment that it is written to. */
export function checkDescription(text: string): void {
  if (isSentence(text) && !/\*\/|\n|^@/.test(text)) return;
  throw new Error(
    `--description ${JSON.stringify(text)} is not a sentence. Begin with a capital letter, end with a full stop, and write it in one line.`,
  );
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "");
}
