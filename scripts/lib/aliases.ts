/** The import aliases: each name with its path in the project. They must match `paths` in tsconfig.json. */
export const aliases: Readonly<Record<string, string>> = {
  "@kerf/react/locales": "src/i18n/locales",
  "@kerf/react": "src/index.ts",
  "#kit": ".storybook/kit",
  "#docs": ".storybook/docs",
};

/** Modules that React DayPicker imports, with the smaller ones that replace them. Only Vite can replace relative imports. */
export const replacements: Readonly<Record<string, string>> = {
  "date-fns/format": "src/lib/day-picker/format.ts",
  "date-fns/locale/en-US": "src/lib/day-picker/en-us.ts",
  "@date-fns/tz": "src/lib/day-picker/tz-date.ts",
  "./useAnimation.js": "src/lib/day-picker/unused.ts",
  "./noonDateLib.js": "src/lib/day-picker/unused.ts",
  "../components/custom-components.js": "src/lib/day-picker/components.ts",
};

/** The aliases for a bundler, with absolute paths. */
export function aliasesIn(root: string, all = aliases): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([name, path]) => [name, `${root}/${path}`]));
}
