/** The JSDoc of a component: only a component has a category. */
const componentDoc = /^\/\*\*\n(?: \*(?!\/).*\n)* \* @category .*\n(?: \*(?!\/).*\n)* \*\/$/gm;

/** Adds the version to the JSDoc of each component that no release has yet. */
export function addSince(source: string, version: string): string {
  return source.replaceAll(componentDoc, (doc) =>
    doc.includes("\n * @since ") ? doc : doc.replace(/ \*\/$/, ` * @since ${version}\n */`),
  );
}
