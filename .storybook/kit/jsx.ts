import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { code, codeText } from "./code-value";
import { Imports } from "./imports";
import { type Printing, printProp } from "./jsx-props";
import { lookUp, publicName } from "./lookup";
import { Specimen, type SpecimenProps, Specimens, SpecimenTable, type SpecimenTableProps } from "./specimens";

const WIDTH = 80;

/** Elements that only frame a component in a story and aren't part of its usage. */
const frames: unknown[] = [Specimens, Specimen, Fragment];

/** The parts of a snippet: the JSX as text, and the names that it imports. */
export interface Jsx {
  code: string;
  imports: Imports;
}

/**
 * Prints elements as JSX as a person would write it. Uses Kerf's public names, and omits the catalog's
 * defaults and the story kit's frames.
 *
 * @throws If the JSX wouldn't compile or would look different on its own. Examples are a component without a public
 * name, a class of the story, a forced state and a function.
 * @param printing Exceptions that are printed anyway.
 */
export function toJsx(node: ReactNode, printing: Printing = {}, imports = new Imports()): Jsx {
  const lines = roots(node).map((child) => print(child, { imports, printing, key: "" }));
  return { code: lines.length === 1 ? lines.join("") : `<>\n${indent(lines.join("\n"))}\n</>`, imports };
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
    if (child.type === SpecimenTable)
      return tableCells(child as ReactElement<SpecimenTableProps>).flatMap(unframed);
    if (child.type === Specimen && (child.props as SpecimenProps).frameClassName) {
      throw new Error("This specimen has a forced state, which code to copy can't reproduce.");
    }
    return frames.includes(child.type) ? unframed(child.props.children) : [child];
  });
}

function isText(node: ReactNode): node is string | number {
  return typeof node === "string" || typeof node === "number";
}

function tableCells({ props }: ReactElement<SpecimenTableProps>): ReactNode[] {
  return props.rows.flatMap((row) => props.columns.map((column) => props.cell(row, column)));
}

interface Place {
  imports: Imports;
  printing: Printing;
  /** The prop or component around it. */
  key: string;
}

function print(node: ReactNode, place: Place, listKey?: string): string {
  if (!isValidElement<Record<string, unknown>>(node)) return printText(node);
  const name = printName(node.type, place);
  const { children, ...props } = node.props;
  const attributes = [...(listKey ? [`key={${listKey}}`] : []), ...printAttributes(node.type, props, place)];
  return layOut(name, attributes, printChildren(children, { ...place, key: name }));
}

/**
 * Returns the name of a component in JSX, and imports it.
 *
 * @throws If the component has no public name.
 */
function printName(type: unknown, { imports, key }: Place): string {
  const icon = lucideName(type);
  if (icon) {
    imports.add("lucide-react", icon);
    return icon;
  }
  const name = publicName(type);
  if (!name) throw new Error(`${describeType(type)}${key && ` in ${key}`} has no public name to print.`);
  if (typeof type !== "string") imports.addKerf(name.split(".")[0] ?? name);
  return name;
}

/** Of the components in stories, only lucide's icons forward a ref, and each is also exported as `…Icon`. */
function lucideName(type: unknown): string | undefined {
  const { $$typeof, displayName } = (type ?? {}) as { $$typeof?: symbol; displayName?: string };
  return $$typeof === FORWARD_REF && displayName ? `${displayName}Icon` : undefined;
}

const FORWARD_REF = Symbol.for("react.forward_ref");

function printChildren(children: unknown, place: Place): string[] {
  if (typeof children === "function") {
    const text = place.printing.printFunction?.(children) ?? printRender(children as RenderItem, place);
    return [`{${text}}`];
  }
  return roots(children as ReactNode)
    .map((child) => print(child, place))
    .filter((text) => text !== "");
}

type RenderItem = (item: unknown) => ReactNode;

/** Prints a function that renders an item, from its result for a placeholder item. */
function printRender(render: RenderItem, place: Place): string {
  if (render.length > 1) throw new Error(`${place.key} renders a function, which can't be printed.`);
  const result = render(code("item"));
  const body = print(result, place, isValidElement(result) && result.key ? String(result.key) : undefined);
  const head = render.length === 0 ? "() =>" : "(item) =>";
  return body.includes("\n") ? `${head} (\n${indent(body)}\n)` : `${head} ${body}`;
}

function printText(node: ReactNode): string {
  const text = codeText(node);
  if (text !== undefined) return `{${text}}`;
  if (node === null || node === undefined || typeof node === "boolean") return "";
  const written = String(node);
  return /[{}<>&\n]|^\s|\s$/.test(written) ? `{${JSON.stringify(written)}}` : written;
}

function printAttributes(type: unknown, props: Record<string, unknown>, place: Place): string[] {
  const printElement = (element: ReactElement, key: string) => print(element, { ...place, key });
  const printComponent = (component: unknown, key: string) => printName(component, { ...place, key });
  const printing = { ...place.printing, printElement, printComponent };
  return Object.entries(props).flatMap(([name, value]) => {
    const descriptor = lookUp(type)?.descriptor.props[name];
    return printProp(name, value, descriptor, printing) ?? [];
  });
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

function describeType(type: unknown): string {
  const named = type as { displayName?: string; name?: string };
  return `A component (${named.displayName || named.name || "anonymous"})`;
}
