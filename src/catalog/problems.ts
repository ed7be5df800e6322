/** A problem in a document. */
export interface Problem {
  /** The path: `components.Button.props.size.values[2]`, or "" for the document itself. */
  path: string;
  /** The problem, and what is expected. */
  message: string;
}

/** `path.name`, or `path["aria-label"]` if the name isn't a JavaScript identifier. */
export function join(path: string, name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === "" ? name : `${path}.${name}`;
}

/** An object that isn't an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A short description of a value. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (isObject(value)) return "an object";
  return value === undefined ? "undefined" : JSON.stringify(value);
}
