import { accepts } from "../../../../src/catalog/type/accepts";
import type {
  FieldDescriptor,
  FunctionType,
  TypeNode,
  TypeParameters,
} from "../../../../src/catalog/type/node";
import { resolve, type Types } from "../../../../src/catalog/type/resolve";

/** The type arguments, by the names of their type parameters. */
export type Given = ReadonlyMap<string, TypeNode>;

const element = (tag: string) => `document.createElement("${tag}")`;

/** The code of a value for each named type. Callers don't pass events or types without values. */
const named: Record<string, string> = {
  string: '"text"',
  number: "1",
  boolean: "true",
  null: "null",
  undefined: "undefined",
  unknown: '"anything"',
  object: "{}",
  void: "undefined",
  ComponentType: "() => null",
  Date: "new Date(0)",
  File: 'new File([], "contract.pdf")',
  Element: element("div"),
  HTMLButtonElement: element("button"),
  HTMLDivElement: element("div"),
  HTMLElement: element("div"),
  HTMLInputElement: element("input"),
  HTMLTableRowElement: element("tr"),
  MouseEventHandler: "() => {}",
  NumberFormatOptions: "{ maximumFractionDigits: 1 }",
  ReactElement: "<b />",
  ReactNode: "<b>text</b>",
  ShadowRoot: `${element("div")}.attachShadow({ mode: "open" })`,
};

/** Writes the code of values for types, from the catalog's definitions alone. */
export class Values {
  readonly #types: Types;
  readonly #given: Given;
  /** The names of the enclosing types, to detect a type that contains itself. */
  readonly #open = new Set<string>();

  constructor(types: Types, given: Given) {
    this.#types = types;
    this.#given = given;
  }

  /**
   * One value for each member of a type. None if the catalog doesn't say how to make one, or if the type is inside
   * itself. A list of such a type is therefore empty.
   */
  all(type: TypeNode): string[] {
    const name = typeof type === "object" && type.kind === "reference" ? type.name : undefined;
    if (name === undefined) return this.#values(type);
    if (this.#open.has(name)) return [];
    this.#open.add(name);
    const values = this.#values(type);
    this.#open.delete(name);
    return values;
  }

  #values(type: TypeNode): string[] {
    const node = this.#resolve(type);
    if (typeof node === "string") return named[node] === undefined ? [] : [named[node]];
    switch (node.kind) {
      case "literal":
        return [JSON.stringify(node.value)];
      case "union":
        return [...new Set(node.members.flatMap((member) => this.all(member)))];
      case "array":
        return ["[]", ...this.all(node.item).map((item) => `[${item}]`)];
      case "tuple":
        return listed(node.items.map((item) => this.#one(item.type)));
      case "object":
        return this.#objects(node.fields);
      case "record":
        return ["{}", ...this.all(node.value).map((value) => `{ text: ${value} }`)];
      case "partial":
        return ["{}"];
      case "keyof":
        return this.#keys(node.of);
      case "function":
        return this.#functions(node);
      case "name":
        return this.#withArguments(node.name, node.arguments);
      case "conditional":
        return this.all(
          accepts(this.#resolve(node.extends), this.#resolve(node.check), this.#scopes)
            ? node.whenTrue
            : node.whenFalse,
        );
      default:
        return [];
    }
  }

  #one(type: TypeNode): string | undefined {
    return this.all(type)[0];
  }

  #resolve(type: TypeNode): TypeNode {
    const node = resolve(type, this.#types);
    if (typeof node === "string" || node.kind !== "parameter") return node;
    const given = this.#given.get(node.name);
    return given === undefined ? node : this.#resolve(given);
  }

  get #scopes() {
    return { wanted: this.#types, given: this.#types };
  }

  /** One object with the required fields only, and one for each value of each field. */
  #objects(fields: Record<string, FieldDescriptor>): string[] {
    const base = Object.entries(fields).flatMap(([name, { type, required }]) =>
      required ? [[name, this.#one(type)] as const] : [],
    );
    if (base.some(([, value]) => value === undefined)) return [];
    const withField = (name: string, value: string) =>
      `{ ${[...new Map([...base, [name, value]])].map(([key, each]) => `${JSON.stringify(key)}: ${each}`).join(", ")} }`;
    const first = base.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(", ");
    const others = Object.entries(fields).flatMap(([name, { type }]) =>
      this.all(type).map((value) => withField(name, value)),
    );
    return [`{ ${first} }`, ...others];
  }

  #keys(of: TypeNode): string[] {
    const node = this.#resolve(of);
    const fields = typeof node === "object" && node.kind === "object" ? node.fields : {};
    return Object.keys(fields).map((key) => JSON.stringify(key));
  }

  /**
   * A function that reads every field of its arguments. It reads no fields of type parameters, because the
   * caller determines their types.
   */
  #functions({ parameters, returns }: FunctionType): string[] {
    const names = parameters.map(({ name }) => name);
    const read = parameters.flatMap(({ name, type, optional }) => {
      const node = resolve(type, this.#types);
      const fields = typeof node === "object" && node.kind === "object" ? Object.keys(node.fields) : [];
      const owner = `${name}${optional ? "?." : "."}`;
      return fields.map((field) =>
        // `aria-rowindex` isn't an identifier.
        /^\w+$/.test(field) ? `${owner}${field}` : `${owner.replace(/([^?])\.$/, "$1")}["${field}"]`,
      );
    });
    const same = parameters.find(({ type }) => JSON.stringify(type) === JSON.stringify(returns));
    const results = same ? [same.name] : this.all(returns);
    const reading = read.length > 0 ? `void [${read.join(", ")}]; ` : "";
    return results.map((result) =>
      returns === "void"
        ? `(${names.join(", ")}) => { ${reading}}`
        : `(${names.join(", ")}) => { ${reading}return ${result}; }`,
    );
  }

  #withArguments(name: string, [argument = "unknown"]: readonly TypeNode[]): string[] {
    if (name === "RefObject") return this.all(argument).map((current) => `{ current: ${current} }`);
    if (name === "Promise") return this.all(argument).map((value) => `Promise.resolve(${value})`);
    return named[name] === undefined ? [] : [named[name]];
  }
}

function listed(values: readonly (string | undefined)[]): string[] {
  return values.every((value) => value !== undefined) ? [`[${values.join(", ")}]`] : [];
}

/** A type argument for each type parameter: its default, its bound, or an array or object of texts. */
export function givenFor(generics: TypeParameters = {}): Given {
  return new Map(
    Object.entries(generics).map(([name, { extends: bound, default: standard }]): [string, TypeNode] => {
      if (typeof bound === "object" && bound.kind === "array")
        return [name, { kind: "array", item: "string" }];
      if (standard !== undefined && standard !== "unknown") return [name, standard];
      const text: FieldDescriptor = { type: "string", required: true, description: "A text." };
      return [name, bound ?? { kind: "object", fields: { name: text } }];
    }),
  );
}
