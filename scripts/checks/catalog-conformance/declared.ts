import { resolve } from "node:path";
import { SymbolFlags, type Symbol as TsSymbol, type Type } from "ts-morph";
import { exportsOf, openSource, pathsIn, type Source, target } from "../../catalog/read/source";
import type { NamedPart } from "./facts";

/** The props that the code declares for a component or part. */
export interface Declared {
  /** The exported type: `DialogTitleProps`. */
  typeName: string;
  /** The type parameters as they are declared: `["Value", "Multiple extends boolean = false"]`. */
  parameters: string[];
  /** The props that Kerf's own sources declare. The catalog omits props of React and of primitives. */
  own: string[];
  /** All props, including those of React and of primitives. */
  all: string[];
}

/** The declarations of the package's code. */
export interface Code {
  /** By the name of a component or part. Those that take no props have no entry. */
  props: ReadonlyMap<string, Declared>;
  /** The names that the package exports. */
  exports: ReadonlySet<string>;
  /** The exports that are components with their own props. */
  components: ReadonlySet<string>;
  /** The fields of the types that it exports: `match` of FieldError. */
  fields: ReadonlySet<string>;
}

/** Reads the props of components and parts from the code. */
export function readCode(parts: readonly NamedPart[]): Code {
  const source = openSource(pathsIn(resolve(".")));
  const props = parts.flatMap(({ name }) => {
    const declared = declaredOf(`${name.replace(".", "")}Props`, source);
    return declared ? [[name, declared] as const] : [];
  });
  const exported = exportsOf(source.project.getSourceFileOrThrow(source.paths.publicApi));
  const fields = [...exported]
    .filter(([name]) => !name.endsWith("Props"))
    .flatMap(([, symbol]) => fieldsOf(symbol.getDeclaredType()));
  const components = [...exported].filter(
    ([name, symbol]) => (symbol.getFlags() & SymbolFlags.Value) !== 0 && exported.has(`${name}Props`),
  );
  return {
    props: new Map(props),
    exports: new Set(exported.keys()),
    components: new Set(components.map(([name]) => name)),
    fields: new Set(fields),
  };
}

/** The fields that Kerf itself declares, and the strings that they allow: `valueMissing` of `match`. */
function fieldsOf(type: Type): string[] {
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  return members
    .flatMap((member) => member.getProperties().filter(isOurs))
    .flatMap((field) => {
      const [place] = field.getDeclarations();
      const inner = place && field.getTypeAtLocation(place);
      const values = inner?.isUnion() ? inner.getUnionTypes() : [];
      return [field.getName(), ...values.flatMap((each) => String(each.getLiteralValue() ?? []))];
    });
}

function isOurs(symbol: TsSymbol): boolean {
  return symbol
    .getDeclarations()
    .some((each) => !each.getSourceFile().getFilePath().includes("/node_modules/"));
}

function declaredOf(typeName: string, { project, paths }: Source): Declared | undefined {
  const file = project.getSourceFileOrThrow(paths.publicApi);
  const symbol = file.getExportSymbols().find((each) => each.getName() === typeName);
  if (!symbol) return undefined;
  const type = target(symbol).getDeclaredType();
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const props = members.flatMap((member) => member.getProperties());
  const own = props.filter(isOurs);
  const parameters = target(symbol)
    .getDeclarations()
    .flatMap((each) =>
      "getTypeParameters" in each ? (each.getTypeParameters as () => { getText(): string }[])() : [],
    );
  return {
    typeName,
    parameters: parameters.map((parameter) => parameter.getText()),
    own: [...new Set(own.map((prop) => prop.getName()))],
    all: [...new Set(props.map((prop) => prop.getName()))],
  };
}
