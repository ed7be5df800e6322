/** The packages that a snippet imports from, in its order. Files beside it are none. */
export function packagesIn(code: string): string[] {
  return [...code.matchAll(/\bfrom "((?:@[^/"]+\/)?[^./"][^/"]*)/g)].map(([, name = ""]) => name);
}

/** Of these, those that an application with Kerf and React may still have to install, sorted. */
export function packagesToInstall(code: string): string[] {
  const others = packagesIn(code).filter((name) => !["@kerf/react", "react", "react-dom"].includes(name));
  return [...new Set(others)].sort();
}
