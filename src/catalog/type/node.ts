/**
 * A type as data. A string is a bare name: a primitive, or a type of React or the platform without arguments. The
 * complete list is `bareNames`.
 */
export type TypeNode = string | TypeStructure;

export type TypeStructure =
  | { kind: "literal"; value: string | number | boolean | null }
  | UnionType
  /** All fields of several types. */
  | { kind: "intersection"; members: TypeNode[] }
  | { kind: "array"; item: TypeNode; readonly?: true }
  | { kind: "tuple"; items: TupleItem[]; readonly?: true }
  | ObjectType
  /** An object with any keys of one type, and values of another. */
  | { kind: "record"; key: TypeNode; value: TypeNode }
  /** The same object type with all fields optional. */
  | { kind: "partial"; of: TypeNode }
  /** The names of the fields of a type. */
  | { kind: "keyof"; of: TypeNode }
  | FunctionType
  /** A type in the catalog's `types`. */
  | { kind: "reference"; name: string; arguments?: TypeNode[] }
  /** A bare name with arguments: `RefObject<HTMLElement>`. */
  | { kind: "name"; name: string; arguments: TypeNode[] }
  /** A type parameter of the component, the part, the type or the function that contains it. */
  | { kind: "parameter"; name: string }
  /** One type or another, depending on whether `check` extends `extends`. */
  | { kind: "conditional"; check: TypeNode; extends: TypeNode; whenTrue: TypeNode; whenFalse: TypeNode }
  /** A type of another package. */
  | { kind: "external"; name: string; module: string }
  /** A type that TypeScript computes. Its definition describes the result. */
  | { kind: "computed"; source: string };

export interface UnionType {
  kind: "union";
  members: TypeNode[];
  /** A sentence about each member, in the same order. */
  descriptions?: string[];
}

export interface TupleItem {
  name?: string;
  type: TypeNode;
}

export interface ObjectType {
  kind: "object";
  fields: Record<string, FieldDescriptor>;
}

export interface FieldDescriptor {
  type: TypeNode;
  /** True if the field is required. Otherwise absent. */
  required?: true;
  description: string;
  /** The default, as for props. */
  default?: string;
}

export interface FunctionType {
  kind: "function";
  /** The type parameters by name. */
  generics?: Record<string, TypeParameter>;
  parameters: ParameterDescriptor[];
  returns: TypeNode;
}

export interface ParameterDescriptor {
  name: string;
  type: TypeNode;
  optional?: true;
  description: string;
}

export interface TypeParameter {
  description: string;
  /** The type that every argument must extend. */
  extends?: TypeNode;
  /** The argument if none is given. */
  default?: TypeNode;
}

export interface TypeDefinition {
  description: string;
  /** The type parameters by name. */
  generics?: Record<string, TypeParameter>;
  type: TypeNode;
}
