import { SymbolFlags, type Symbol as TsSymbol } from "ts-morph";
import { exportsOf, isOurs, openSource, pathsIn } from "../../catalog/read/source";
import { root } from "../../lib/paths";

/** The declarations of the package's code. */
export interface Code {
  /** The names that the package exports. */
  exports: ReadonlySet<string>;
  /** The exports that are components with their own props. */
  components: readonly string[];
  /** The props that a props type declares, by whether Kerf itself declares them. The catalog omits the others. */
  propsOf(typeName: string): ReadonlyMap<string, boolean>;
}

/** Reads what the package exports. */
export function readCode(): Code {
  const { project, paths } = openSource(pathsIn(root));
  const exported = exportsOf(project.getSourceFileOrThrow(paths.publicApi));
  const isComponent = ([name, symbol]: [string, TsSymbol]) =>
    symbol.hasFlags(SymbolFlags.Value) && exported.has(`${name}Props`);
  return {
    exports: new Set(exported.keys()),
    components: [...exported].filter(isComponent).map(([name]) => name),
    propsOf(typeName) {
      const type = exported.get(typeName)?.getDeclaredType();
      const members = type?.isUnion() ? type.getUnionTypes() : [type];
      const props = members.flatMap((member) => member?.getProperties() ?? []);
      // A property of a mapped type may have no declaration.
      const declared = props.map(({ compilerSymbol: prop }) => ({
        name: prop.name,
        isOwn: !prop.declarations || isOurs(prop),
      }));
      const own = new Set(declared.flatMap(({ name, isOwn }) => (isOwn ? name : [])));
      return new Map(declared.map(({ name }) => [name, own.has(name)]));
    },
  };
}
