import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Args } from "storybook/internal/csf";
import type { PropDescriptor } from "../../src/catalog/types";
import { defaultValue } from "./arg-types";
import { lookUp } from "./lookup";
import { Specimen, type SpecimenProps, Specimens, SpecimenTable, type SpecimenTableProps } from "./specimens";

const WIDTH = 80;

/** Elements that only frame a component in a story and aren't part of its usage. */
const frames: unknown[] = [Specimens, Specimen, Fragment];

/** The names that a snippet imports, by package. */
export type Imports = Map<string, Set<string>>;

/** One import line per package, sorted. */
export function importLines(imports: Imports): string {
  return [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `import { ${[...names].sort().join(", ")} } from "${from}";`)
    .join("\n");
}

export function addImport(imports: Imports, from: string, name: string): void {
  imports.set(from, (imports.get(from) ?? new Set()).add(name));
}

/** Code that is printed in addition to values that can be written as literals or elements. */
export interface Printing {
  /** Optional callbacks that are printed because the component shows more with them. */
  handlers?: readonly string[];
}

interface Context extends Printing {
  /** Undefined for the options of a function, which can't contain elements. */
  imports?: Imports;
  /** The prop or component around it. */
  key: string;
}

/**
 * Prints elements as JSX as a person would write it. Uses Kerf's public names, and omits the catalog's
 * defaults and the story kit's frames.
 *
 * @returns The JSX as text, and the names that it imports.
 * @throws If the JSX wouldn't compile or would differ outside the story. Examples are a component without a public
 * name, a class of the story, a forced state and a function.
 */
export function toJsx(node: ReactNode, printing: Printing = {}): { code: string; imports: Imports } {
  const imports: Imports = new Map();
  const lines = roots(node).map((child) => print(child, { ...printing, imports, key: "" }));
  return { code: lines.length === 1 ? lines.join("") : `<>\n${indent(lines.join("\n"))}\n</>`, imports };
}

/**
 * Prints props of a component as an object, for a function that takes them as options. Omits defaults.
 *
 * @throws If a value can't be copied to other code.
 */
export function printOptions(component: unknown, options: Args): string {
  const props = lookUp(component)?.descriptor.props ?? {};
  const written = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !isDefault(value, props[name]),
  );
  return printValue(Object.fromEntries(written), { key: "options" });
}

/** The nodes to print, without the story kit's frames, and with adjacent texts joined. */
function roots(node: ReactNode): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (const child of unframed(node)) {
    const last = nodes.at(-1);
    if (isText(last) && isText(child)) nodes.splice(-1, 1, `${last}${child}`);
    else nodes.push(child);
  }
  return nodes;
}

function unframed(node: ReactNode): ReactNode[] {
  if (codeText(node) !== undefined) return [node];
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [child];
    if (child.type === SpecimenTable) {
      const { rows, columns, cell } = child.props as SpecimenTableProps;
      return rows.flatMap((row) => columns.flatMap((column) => unframed(cell(row, column))));
    }
    if (child.type === Specimen && (child.props as SpecimenProps).frameClassName) {
      throw new Error("This specimen has a forced state, which code to copy can't reproduce.");
    }
    return frames.includes(child.type) ? unframed(child.props.children) : [child];
  });
}

function isText(node: ReactNode): node is string | number {
  return typeof node === "string" || typeof node === "number";
}

function print(node: ReactNode, context: Context, listKey?: string): string {
  if (!isValidElement<Record<string, unknown>>(node)) return printText(node);
  const name = printName(node.type, context);
  const { children, ...props } = node.props;
  const descriptors = lookUp(node.type)?.descriptor.props ?? {};
  const attributes = [
    ...(listKey ? [`key={${listKey}}`] : []),
    ...Object.entries(props).flatMap(([prop, value]) =>
      printProp(value, descriptors[prop], { ...context, key: prop }),
    ),
  ];
  return layOut(name, attributes, printChildren(children, { ...context, key: name }));
}

function printText(node: ReactNode): string {
  const text = codeText(node);
  if (text !== undefined) return `{${text}}`;
  if (node === null || node === undefined || typeof node === "boolean") return "";
  const written = String(node);
  return /[{}<>&\n]|^\s|\s$/.test(written) ? `{${JSON.stringify(written)}}` : written;
}

/**
 * Returns the name of a component in JSX, and imports it.
 *
 * @throws If the component has no public name.
 */
function printName(type: unknown, { imports, key }: Context): string {
  if (!imports) throw new Error("An option is an element, which can't be printed.");
  if (typeof type === "string") return type;
  const { $$typeof, displayName, name } = (type ?? {}) as Record<string, unknown>;
  // Of the components in stories, only lucide's icons forward a ref, and each is also exported as `…Icon`.
  if ($$typeof === Symbol.for("react.forward_ref") && displayName) {
    addImport(imports, "lucide-react", `${displayName}Icon`);
    return `${displayName}Icon`;
  }
  const found = lookUp(type)?.name;
  if (!found) {
    const described = `A component (${displayName || name || "anonymous"})${key && ` in ${key}`}`;
    throw new Error(`${described} has no public name to print.`);
  }
  addImport(imports, "@kerf/react", found.split(".")[0] ?? found);
  return found;
}

function printChildren(children: unknown, context: Context): string[] {
  if (typeof children === "function") return [`{${printRender(children as RenderItem, context)}}`];
  return roots(children as ReactNode)
    .map((child) => print(child, context))
    .filter((text) => text !== "");
}

type RenderItem = (item: unknown) => ReactNode;

/** Prints a function that renders an item, from its result for a placeholder item. */
function printRender(render: RenderItem, context: Context): string {
  if (render.length > 1) throw new Error(`${context.key} renders a function, which can't be printed.`);
  const result = render(code("item"));
  const body = print(result, context, isValidElement(result) && result.key ? String(result.key) : undefined);
  const head = render.length === 0 ? "() =>" : "(item) =>";
  return body.includes("\n") ? `${head} (\n${indent(body)}\n)` : `${head} ${body}`;
}

/**
 * Prints the prop that `context.key` names. Prints nothing if the prop can be omitted: a default value, or a spy for an
 * optional callback.
 *
 * @throws If the value can't be copied to other code: a function, an instance of a class, a CSS class name.
 */
function printProp(value: unknown, descriptor: PropDescriptor | undefined, context: Context): string[] {
  const { key, handlers } = context;
  // Storybook passes spies as callbacks. They aren't part of the code to copy.
  if (typeof value === "function" && "mock" in value)
    return descriptor?.required || handlers?.includes(key) ? [`${key}={() => {}}`] : [];
  if (value === undefined || isDefault(value, descriptor)) return [];
  if (/^class(Name)?$|ClassName$/.test(key)) throw new Error(`The classes in ${key} are the story's own.`);
  if (value === true) return [key];
  if (typeof value === "string" && !/["\n\\&]/.test(value)) return [`${key}="${value}"`];
  return [`${key}={${printValue(value, context)}}`];
}

function isDefault(value: unknown, descriptor: PropDescriptor | undefined): boolean {
  return descriptor?.default !== undefined && defaultValue(descriptor) === value;
}

function printValue(value: unknown, context: Context): string {
  const text = codeText(value);
  if (text !== undefined) return text;
  if (isValidElement(value)) return print(value as ReactElement, context);
  if (typeof value === "object" && value !== null && "$$typeof" in value) return printName(value, context);
  if (value === null || typeof value === "boolean" || typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((each) => printValue(each, context));
    return inLines("[", items, "]");
  }
  if (value instanceof Date) return printDate(value);
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([key, each]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
      return `${name}: ${printValue(each, context)}`;
    });
    return inLines("{", fields, "}");
  }
  throw new Error(`The value of ${context.key} can't be printed: ${String(value).slice(0, 40)}`);
}

/** Prints a day as year, month and day, which mean the same day in every time zone. */
function printDate(date: Date): string {
  const isDay = date.getHours() + date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;
  if (!isDay) return `new Date("${date.toISOString()}")`;
  return `new Date(${date.getFullYear()}, ${date.getMonth()}, ${date.getDate()})`;
}

/** Prints a list in one line if it is short, or else with one item per line. */
function inLines(open: string, items: string[], close: string): string {
  const space = open === "{" && items.length > 0 ? " " : "";
  const line = `${open}${space}${items.join(", ")}${space}${close}`;
  if (line.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},`).join("\n")}\n${close}`;
}

function layOut(name: string, attributes: string[], body: string[]): string {
  const oneLineOpening = [`<${name}`, ...attributes].join(" ");
  const fits = oneLineOpening.length < WIDTH && !oneLineOpening.includes("\n");
  const opening = fits ? oneLineOpening : `<${name}\n${indent(attributes.join("\n"))}\n`;
  if (body.length === 0) return fits ? `${opening} />` : `${opening}/>`;
  const closing = `</${name}>`;
  const oneLine = `${opening}>${body.join("")}${closing}`;
  if (body.length === 1 && fits && !oneLine.includes("\n") && oneLine.length <= WIDTH) return oneLine;
  return `${opening}>\n${indent(body.join("\n"))}\n${closing}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

const texts = new WeakMap<object, string>();

/**
 * A value that a snippet prints as this code. A property of the value prints as the code that reads the
 * property. To print a function's result for an item, call the function with `code("item")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: it takes the place of a value of any type.
export function code(text: string): any {
  const value = new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === Symbol.toPrimitive || property === "toString") return () => text;
        // React reads these to check whether the value is an element.
        if (typeof property === "symbol" || property === "$$typeof") return undefined;
        return code(`${text}.${property}`);
      },
    },
  );
  texts.set(value, text);
  return value;
}

/** The code that a value prints as, or undefined if the value isn't from {@link code}. */
export function codeText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? texts.get(value) : undefined;
}
