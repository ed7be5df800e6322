import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { aliases } from "../../lib/aliases";
import { filesLike } from "./files-like";
import { type Edge, type Parsed, parseModule } from "./parse";

const PACKAGE = aliases["@kerf/react"];

/**
 * Modules that use others only for their names. The story kit's list of components is for looking up the name
 * of a story's component. It renders none.
 */
export const NAMES_ONLY = new Set([".storybook/kit/components.ts"]);

/**
 * Modules that the preview imports, but that no story is rendered with. They are the documentation pages, and
 * the module through which only the stories of Catalog reach a component.
 */
export const NOT_AROUND_STORIES = new Set([
  ".storybook/documentation.tsx",
  "scripts/checks/catalog-conformance/in-page/part.ts",
]);
const PREVIEW = ".storybook/preview.ts";

/** Modules that can render any component, but render only the one that a story of Catalog is about. */
const OF_ONE_COMPONENT = new Set([
  "scripts/checks/catalog-conformance/in-page/part.ts",
  "scripts/checks/catalog-conformance/in-page/subject.ts",
]);

/** A component, by its name and its folder in `src/components`. */
export interface Subject {
  name: string;
  folder: string;
}

const SUFFIXES = ["", ".ts", ".tsx", ".mts", ".js", "/index.ts", "/index.tsx"];

/** The files that an entry reaches, each with the file through which it was reached first. */
export type Reach = ReadonlyMap<string, string | undefined>;

/** The dependencies between the modules of the work tree, by imported names and not only by file. */
export class ModuleGraph {
  private readonly parsed = new Map<string, Parsed>();
  private readonly resolved = new Map<string, string | undefined>();

  constructor(private readonly root: string) {}

  /**
   * The files that a module needs to run, including itself. Of an index, only those for the requested names.
   *
   * @param options.names The requested exports. Defaults to all.
   * @param options.subject The one component that the module is asked to render, if it could render any.
   */
  reach(
    entry: string,
    { names: asked = "*", subject }: { names?: Edge["names"]; subject?: Subject } = {},
  ): Reach {
    const reached = new Map<string, string | undefined>();
    const done = new Set<string>();
    const open: { file: string; names: Edge["names"]; from?: string }[] = [{ file: entry, names: asked }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { file, names, from } = next;
      if (!reached.has(file)) reached.set(file, from);
      for (const wanted of this.wanted(file, names)) {
        const edge = subject && OF_ONE_COMPONENT.has(file) ? this.narrow(wanted, file, subject) : wanted;
        for (const target of this.targets(edge.specifier, file)) {
          const key = `${target} ${edge.names}`;
          if (done.has(key) || (entry === PREVIEW && NOT_AROUND_STORIES.has(target))) continue;
          done.add(key);
          open.push({ file: target, names: edge.names, from: file });
        }
      }
    }
    return reached;
  }

  /** The import path from the entry of a reach to a file in it. */
  static way(reach: Reach, file: string): string[] {
    const way: string[] = [];
    for (let at: string | undefined = file; at !== undefined; at = reach.get(at)) way.unshift(at);
    return way;
  }

  /** Whether a module imports a name from a file or, without a name, anything from it. */
  takes(file: string, target: string, name?: string): boolean {
    return this.module(file).edges.some(
      ({ specifier, names }) =>
        (name === undefined || names === "*" || names.includes(name)) &&
        this.resolve(specifier, file) === target,
    );
  }

  /** Narrows an import of the package or of the components' folders to one component. */
  private narrow(edge: Edge, file: string, { name, folder }: Subject): Edge {
    const specifier = edge.specifier.replace("/components/*/", `/components/${folder}/`);
    const isPackage = this.resolve(specifier, file) === PACKAGE;
    return { ...edge, specifier, names: isPackage && edge.names === "*" ? [name] : edge.names };
  }

  private wanted(file: string, names: Edge["names"]): Edge[] {
    const { edges, ownCode } = this.module(file);
    const own = ownCode ? edges.filter(({ reexport }) => !reexport) : [];
    const code = NAMES_ONLY.has(file) ? own.filter((edge) => edge.names !== "*") : own;
    return [...code, ...this.handedOn(file, names)];
  }

  /** The re-exports of a module that the requested names need. */
  private handedOn(file: string, names: Edge["names"]): Edge[] {
    const reexports = this.module(file).edges.filter(({ reexport }) => reexport);
    if (names === "*") return reexports;
    return names.flatMap((name) => this.sourcesOf(file, name, reexports));
  }

  private sourcesOf(file: string, name: string, reexports: Edge[]): Edge[] {
    for (const { specifier, reexport } of reexports) {
      const own = reexport instanceof Map ? reexport.get(name) : undefined;
      if (own) return [{ specifier, names: own === "*" ? "*" : [own] }];
    }
    if (this.module(file).exports.has(name)) return [];
    const all = reexports
      .filter(({ reexport }) => reexport === "*")
      .map((edge) => ({ ...edge, names: [name] }));
    const sources = all.filter(({ specifier }) => {
      const target = this.resolve(specifier, file);
      return target !== undefined && this.has(target, name);
    });
    // A name that no module seems to export may come from any of them.
    return sources.length > 0 ? sources : all;
  }

  private has(file: string, name: string, asked = new Set<string>()): boolean {
    if (asked.has(file)) return false;
    asked.add(file);
    const { exports, edges } = this.module(file);
    return (
      exports.has(name) ||
      edges.some(({ specifier, reexport }) => {
        if (reexport !== "*") return reexport?.has(name) ?? false;
        const target = this.resolve(specifier, file);
        return target !== undefined && this.has(target, name, asked);
      })
    );
  }

  private module(file: string): Parsed {
    const known = this.parsed.get(file);
    if (known) return known;
    const isCode = /\.(m?tsx?|js)$/.test(file);
    const parsed = isCode
      ? parseModule(file, readFileSync(join(this.root, file), "utf8"))
      : { edges: [], ownCode: true, exports: new Set<string>() };
    this.parsed.set(file, parsed);
    return parsed;
  }

  /** The files behind a specifier, which may be a pattern. */
  private targets(specifier: string, from: string): string[] {
    if (specifier.includes("*")) return filesLike(this.root, normalize(join(dirname(from), specifier)));
    const file = this.resolve(specifier, from);
    return file ? [file] : [];
  }

  /** The file of a specifier, or undefined for a package. */
  private resolve(specifier: string, from: string): string | undefined {
    const [path = ""] = specifier.split("?");
    const base = aliased(path) ?? (path.startsWith(".") ? normalize(join(dirname(from), path)) : undefined);
    if (base === undefined) return undefined;
    if (!this.resolved.has(base)) this.resolved.set(base, this.fileAt(base));
    return this.resolved.get(base);
  }

  private fileAt(base: string): string | undefined {
    return SUFFIXES.map((suffix) => base + suffix).find((file) => {
      const full = join(this.root, file);
      return existsSync(full) && statSync(full).isFile();
    });
  }
}

/** The path behind an aliased specifier. Undefined without an alias. */
function aliased(specifier: string): string | undefined {
  const name = Object.keys(aliases).find((each) => specifier === each || specifier.startsWith(`${each}/`));
  return name && `${aliases[name]}${specifier.slice(name.length)}`;
}
