import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";

/** A module in the file that `storybook build --stats-json` writes. */
interface StatsModule {
  name: string;
  /** The modules that import it. */
  reasons: { moduleName: string }[];
}

/** The name of that file in a built Storybook. */
export const STATS = "preview-stats.json";

/** A file that a module names by its path instead of importing it. The graph lacks such files. */
const URL_OF_FILE = /\bnew URL\(\s*([^,]*?)\s*,\s*import\.meta\.url\s*\)/g;

/** Files that a module depends on. */
export type Reach = ReadonlySet<string>;

/** The modules of a built Storybook and their imports, as its bundler resolved them. Packages are left out. */
export class ModuleGraph {
  private readonly urls = new Map<string, string[] | "unknown">();

  private constructor(
    private readonly root: string,
    private readonly imports: ReadonlyMap<string, readonly string[]>,
    /** The modules that Storybook loads for every story, because the preview or an add-on has them. */
    readonly annotations: readonly string[],
  ) {}

  /**
   * @param root The folder that the paths of the graph are relative to.
   * @throws if the built Storybook has no graph.
   */
  static of(root: string, site: string): ModuleGraph {
    const { modules } = JSON.parse(readFileSync(join(site, STATS), "utf8")) as { modules: StatsModule[] };
    const imports = new Map<string, string[]>();
    const imported = new Set<string>();
    const importsOf = (file: string) => imports.get(file) ?? imports.set(file, []).get(file) ?? [];
    for (const { name, reasons } of modules) {
      const file = pathOf(name);
      if (!isOwn(file)) continue;
      imported.add(file);
      importsOf(file);
      for (const { moduleName } of reasons) {
        if (isOwn(pathOf(moduleName))) importsOf(pathOf(moduleName)).push(file);
      }
    }
    // The graph leaves out the module that imports these.
    const annotations = [...imports.keys()].filter((file) => !imported.has(file) && file !== "iframe.html");
    return new ModuleGraph(root, imports, annotations);
  }

  has(file: string): boolean {
    return this.imports.has(file);
  }

  importsOf(file: string): readonly string[] {
    return this.imports.get(file) ?? [];
  }

  /**
   * The files that modules need, including themselves. Undefined if one names a file by an expression, because then
   * only the running page knows the file.
   *
   * @param follows Whether to follow an import. Defaults to all.
   */
  reach(
    entries: readonly string[],
    follows: (from: string, to: string) => boolean = () => true,
  ): Reach | undefined {
    const reached = new Set(entries);
    const open = [...entries];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      const named = this.filesNamedBy(from);
      if (named === "unknown") return undefined;
      for (const to of [...this.importsOf(from), ...named]) {
        if (reached.has(to) || !follows(from, to)) continue;
        reached.add(to);
        open.push(to);
      }
    }
    return reached;
  }

  private filesNamedBy(file: string): string[] | "unknown" {
    const known = this.urls.get(file);
    if (known) return known;
    const found = /\.[mc]?[jt]sx?$/.test(file)
      ? urlsIn(file, readFileSync(join(this.root, file), "utf8"))
      : [];
    this.urls.set(file, found);
    return found;
  }
}

function urlsIn(file: string, code: string): string[] | "unknown" {
  const files: string[] = [];
  for (const [, argument = ""] of code.matchAll(URL_OF_FILE)) {
    const [, path] = /^["'`]([^"'`$]+)["'`]$/.exec(argument) ?? [];
    if (path === undefined) return "unknown";
    files.push(normalize(join(file, "..", path)));
  }
  return files;
}

function pathOf(name: string): string {
  return name.replace(/^\.\//, "").replace(/\?.*/, "");
}

function isOwn(file: string): boolean {
  return !file.startsWith("/") && !file.startsWith("..") && !file.includes("node_modules/");
}
