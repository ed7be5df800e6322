import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { defaultValue } from "./enhancers";
import { lookUp, publicName } from "./lookup";
import { OverlayFrame } from "./overlay-frame";
import { Specimen, Specimens, SpecimenTable, type SpecimenTableProps } from "./specimens";

const WIDTH = 80;

/** What only frames a component in a story, and is no part of its use. */
const frames: unknown[] = [Specimens, Specimen, OverlayFrame, Fragment];

/** What a snippet needs: the JSX as text, and the names that it takes from the package. */
export interface Jsx {
  code: string;
  imports: Set<string>;
}

/**
 * Writes elements as the JSX that a person would write: only props that differ from the catalog's defaults,
 * Kerf's public names, none of the story kit's frames.
 *
 * @throws When an element's component has no public name, since the snippet would not compile.
 */
export function toJsx(node: ReactNode): Jsx {
  const imports = new Set<string>();
  const lines = roots(node).map((child) => print(child, imports, ""));
  const code = lines.length === 1 ? lines.join("") : `<>\n${indent(lines.join("\n"))}\n</>`;
  return { code, imports };
}

/** The nodes to print, with the story kit's frames taken off. */
function roots(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [child];
    if (child.type === SpecimenTable)
      return tableCells(child as ReactElement<SpecimenTableProps>).flatMap(roots);
    return frames.includes(child.type) ? roots(child.props.children) : [child];
  });
}

function tableCells({ props }: ReactElement<SpecimenTableProps>): ReactNode[] {
  return props.rows.flatMap((row) => props.columns.map((column) => props.cell(row, column)));
}

function print(node: ReactNode, imports: Set<string>, key: string): string {
  if (!isValidElement<Record<string, unknown>>(node)) return printText(node);
  const name = publicName(node.type);
  if (!name) throw new Error(`${describeType(node.type)}${key && ` in ${key}`} has no public name to print.`);
  if (typeof node.type !== "string") imports.add(name.split(".")[0] ?? name);
  const { children, ...props } = node.props;
  const attributes = printAttributes(node.type, props, imports);
  const body = roots(children as ReactNode)
    .map((child) => print(child, imports, name))
    .filter((text) => text !== "");
  return layOut(name, attributes, body);
}

function printText(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  const text = String(node);
  return /[{}<>]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

function printAttributes(type: unknown, props: Record<string, unknown>, imports: Set<string>): string[] {
  const descriptors = lookUp(type)?.descriptor.props ?? {};
  return Object.entries(props).flatMap(([name, value]) => {
    if (value === undefined || isSpy(value)) return [];
    const descriptor = descriptors[name];
    if (descriptor?.default !== undefined && defaultValue(descriptor) === value) return [];
    return [printAttribute(name, value, imports)];
  });
}

/** Callbacks that the workshop put there to watch are not the user's to copy. */
function isSpy(value: unknown): boolean {
  return typeof value === "function" && "mock" in value;
}

function printAttribute(name: string, value: unknown, imports: Set<string>): string {
  if (value === true) return name;
  if (typeof value === "string")
    return /["\n\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  return `${name}={${printValue(name, value, imports)}}`;
}

function printValue(name: string, value: unknown, imports: Set<string>): string {
  if (isValidElement(value)) return print(value, imports, name);
  if (typeof value === "function") {
    const component = lookUp(value)?.name;
    if (component) imports.add(component.split(".")[0] ?? component);
    return component ?? String(value);
  }
  return JSON.stringify(value, null, 2) ?? String(value);
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
