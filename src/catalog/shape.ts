/** A problem in a document. */
export interface Problem {
  /** The path: `components.Button.props.size.values[2]`, or "" for the document itself. */
  path: string;
  /** The problem, and what is expected. */
  message: string;
}

/** Checks a value and reports problems. */
export type Check = (value: unknown, path: string, report: (problem: Problem) => void) => void;

function typed(type: "string" | "boolean" | "number"): Check {
  return (value, path, report) => {
    if (typeof value !== type) report({ path, message: `is ${show(value)}; it must be a ${type}.` });
  };
}

export const string = typed("string");
export const boolean = typed("boolean");
export const number = typed("number");

/** A string from a list. */
export function oneOf(values: readonly string[]): Check {
  return (value, path, report) => {
    if (values.includes(value as string)) return;
    report({ path, message: `is ${show(value)}; it must be one of ${values.map(show).join(", ")}.` });
  };
}

/** An array of such items. */
export function listOf(item: Check): Check {
  return (value, path, report) => {
    if (!Array.isArray(value)) return report({ path, message: `is ${show(value)}; it must be an array.` });
    value.forEach((each, index) => {
      item(each, `${path}[${index}]`, report);
    });
  };
}

/** An object with any keys, such as names or values, whose entries match. */
export function mapOf(entry: Check, key = /(?:)/): Check {
  return (value, path, report) => {
    if (!isObject(value)) return report({ path, message: `is ${show(value)}; it must be an object.` });
    for (const [name, each] of Object.entries(value)) {
      if (key.test(name)) entry(each, join(path, name), report);
      else report({ path: join(path, name), message: `has an invalid name; it must match ${key.source}.` });
    }
  };
}

/** An object with these fields. Other fields are ignored, because a later version of the format may add some. */
export function fields(required: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return (value, path, report) => {
    if (!isObject(value)) return report({ path, message: `is ${show(value)}; it must be an object.` });
    for (const [name, check] of Object.entries({ ...required, ...optional })) {
      if (Object.hasOwn(value, name)) check(value[name], join(path, name), report);
      else if (name in required) report({ path: join(path, name), message: "is missing." });
    }
  };
}

/** All of these checks. Later checks run only if the first finds no problem. */
export function both(first: Check, second: Check): Check {
  return (value, path, report) => {
    let sound = true;
    first(value, path, (problem) => {
      sound = false;
      report(problem);
    });
    if (sound) second(value, path, report);
  };
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
