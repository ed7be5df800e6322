/** The packages that a snippet imports from, in order. Relative imports don't count. */
export function packagesIn(code: string): string[] {
  return [...code.matchAll(/\bfrom "((?:@[^/"]+\/)?[^./"][^/"]*)/g)].map(([, name = ""]) => name);
}

/** The packages besides Kerf and React that an application may have to install for a snippet, sorted. */
export function packagesToInstall(code: string): string[] {
  const others = packagesIn(code).filter((name) => !["@kerf/react", "react", "react-dom"].includes(name));
  return [...new Set(others)].sort();
}
