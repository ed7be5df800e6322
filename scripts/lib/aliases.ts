/** What the sources import by a name instead of a path: name and place in the project. tsconfig.json has the same in `paths`. */
export const aliases: Readonly<Record<string, string>> = {
  "@kerf/react": "src/index.ts",
  "#kit": ".storybook/kit",
  "#docs": ".storybook/docs",
};

/** The aliases for a bundler, with absolute paths. */
export function aliasesIn(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, path]) => [name, `${root}/${path}`]));
}
