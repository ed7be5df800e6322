/** The import aliases: each name with its path in the project. They must match `paths` in tsconfig.json. */
export const aliases: Readonly<Record<string, string>> = {
  "@kerf/react/locales": "src/i18n/locales",
  "@kerf/react": "src/index.ts",
  "#kit": ".storybook/kit",
  "#docs": ".storybook/docs",
};

/** The aliases for a bundler, with absolute paths. */
export function aliasesIn(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, path]) => [name, `${root}/${path}`]));
}
