/** Files that can affect any story, and the reasons. */
const EVERYTHING: [RegExp, string][] = [
  [/^\.storybook\/(?!(kit|docs|addons)\/).*(?<!\.md)$/, "it sets up the Storybook"],
  [
    /^scripts\/(visual\/(capture|baselines)|runner|stories\/changed|test\/results|checks\/catalog-conformance\/(?!in-page\/)|lib)\//,
    "it belongs to the test harness",
  ],
  [/^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/, "packages and tools may change anything"],
  [/^src\/theme\//, "the theme reaches every story"],
  [/^(src|stories)\/.*\.css$/, "styles reach every story"],
];

/** Returns why a change of this file affects all stories, or undefined if it doesn't. */
export function touchesEverything(file: string): string | undefined {
  if (/\.(test|proof|e2e)\.tsx?$/.test(file)) return undefined;
  return EVERYTHING.find(([pattern]) => pattern.test(file))?.[1];
}

/** Whether a file is never part of a story. */
export function isAside(file: string): boolean {
  return /\.(test|proof|e2e|bench)\.tsx?$|\.mdx?$|^(?!src\/|stories\/|\.storybook\/)/.test(file);
}
