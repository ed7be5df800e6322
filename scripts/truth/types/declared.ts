import { resolve } from "node:path";
import { pathsIn } from "../../catalog/paths";
import { exportsOf, openSource, type Source, target } from "../../catalog/source";
import type { NamedPart } from "../parts";

/** What the code declares of a component's or part's props. */
export interface Declared {
  /** The exported type: `DialogTitleProps`. */
  typeName: string;
  /** As they are declared: `["Value", "Multiple extends boolean = false"]`. */
  parameters: string[];
  /** The props that Kerf's own sources declare; what React or a primitive has is none of the catalog's. */
  own: string[];
  /** All props, those of React and of primitives too. */
  all: string[];
}

/** What the package's code declares. */
export interface Code {
  /** By the name of component or part; one that takes no props has none. */
  props: ReadonlyMap<string, Declared>;
  /** The names that the package exports. */
  exports: ReadonlySet<string>;
}

/** Reads the props of components and parts from the code. */
export function readCode(parts: readonly NamedPart[]): Code {
  const source = openSource(pathsIn(resolve(".")));
  const props = parts.flatMap(({ name }) => {
    const declared = declaredOf(`${name.replace(".", "")}Props`, source);
    return declared ? [[name, declared] as const] : [];
  });
  const publicApi = source.project.getSourceFileOrThrow(source.paths.publicApi);
  return { props: new Map(props), exports: new Set(exportsOf(publicApi).keys()) };
}

function declaredOf(typeName: string, { project, paths }: Source): Declared | undefined {
  const file = project.getSourceFileOrThrow(paths.publicApi);
  const symbol = file.getExportSymbols().find((each) => each.getName() === typeName);
  if (!symbol) return undefined;
  const type = target(symbol).getDeclaredType();
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const props = members.flatMap((member) => member.getProperties());
  const own = props.filter((prop) =>
    prop.getDeclarations().some((each) => !each.getSourceFile().getFilePath().includes("/node_modules/")),
  );
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
