import { catalog } from "./catalog";

/** The names that a snippet imports, by package. */
export class Imports {
  private readonly names = new Map<string, Set<string>>();

  add(from: string, name: string): void {
    this.names.set(from, (this.names.get(from) ?? new Set()).add(name));
  }

  addKerf(name: string): void {
    this.add(Object.values(catalog.components)[0]?.importPath ?? "", name);
  }

  get isEmpty(): boolean {
    return this.names.size === 0;
  }

  /** One import line per package, sorted. */
  lines(): string {
    return [...this.names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => `import { ${[...names].sort().join(", ")} } from "${from}";`)
      .join("\n");
  }
}
