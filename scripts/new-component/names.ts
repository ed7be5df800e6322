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

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "");
}
