import { isValidElement, type ReactElement } from "react";
import type { Args } from "storybook/internal/csf";
import type { PropDescriptor } from "../../src/catalog/types";
import { codeText } from "./code-value";
import { defaultValue } from "./enhancers";
import { lookUp } from "./lookup";

/** Code to print in addition to values that have a text of their own. */
export interface Printing {
  /** Also the names of classes, wherever they may mean something. */
  classes?: boolean;
  /** Optional callbacks that are printed because the component shows more with them. */
  handlers?: readonly string[];
  /** The code of a function, or undefined. */
  printFunction?: (value: unknown) => string | undefined;
}

interface PropPrinting extends Printing {
  printElement: (element: ReactElement, prop: string) => string;
  /** The name of a component. It throws for one that has no public name. */
  printComponent: (component: unknown, prop: string) => string;
}

/**
 * Writes a prop as a person would write it in JSX.
 *
 * @returns Nothing for one that need not be written: its default, or a spy where no function must be given.
 * @throws At what has no text that means the same elsewhere: a function, an object with a class, a class name.
 */
export function printProp(
  name: string,
  value: unknown,
  descriptor: PropDescriptor | undefined,
  printing: PropPrinting,
): string | undefined {
  if (value === undefined) return undefined;
  if (isSpy(value)) {
    const isNeeded = descriptor?.required || printing.handlers?.includes(name);
    return isNeeded ? `${name}={() => {}}` : undefined;
  }
  if (isDefault(value, descriptor)) return undefined;
  if (!printing.classes && /^class(Name)?$|ClassName$/.test(name))
    throw new Error(`The classes in ${name} are the story's own.`);
  if (value === true) return name;
  if (typeof value === "string" && !/["\n\\&]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printValue(name, value, printing)}}`;
}

/**
 * Writes props of a component as an object, for a function that takes them as options. Defaults are left out.
 *
 * @throws At what has no text that means the same elsewhere.
 */
export function printOptions(component: unknown, options: Args): string {
  const props = lookUp(component)?.descriptor.props ?? {};
  const fail = () => {
    throw new Error("An option is an element, which has no text of its own.");
  };
  const written = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !isDefault(value, props[name]),
  );
  return printValue("options", Object.fromEntries(written), { printElement: fail, printComponent: fail });
}

function isDefault(value: unknown, descriptor: PropDescriptor | undefined): boolean {
  return descriptor?.default !== undefined && defaultValue(descriptor) === value;
}

/** Callbacks that the workshop put there to watch are not the user's to copy. */
function isSpy(value: unknown): boolean {
  return typeof value === "function" && "mock" in value;
}

function printValue(name: string, value: unknown, printing: PropPrinting): string {
  const code = codeText(value);
  if (code !== undefined) return code;
  if (isValidElement(value)) return printing.printElement(value as ReactElement, name);
  if (typeof value === "object" && value !== null && "$$typeof" in value)
    return printing.printComponent(value, name);
  if (value === null || typeof value === "boolean" || typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value))
    return inLines(
      "[",
      value.map((each) => printValue(name, each, printing)),
      "]",
    );
  if (value instanceof Date) return printDate(value);
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(
      ([key, each]) => `${printKey(key)}: ${printValue(name, each, printing)}`,
    );
    return inLines("{", fields, "}");
  }
  const text = printing.printFunction?.(value);
  if (text !== undefined) return text;
  throw new Error(`${name} holds what cannot be written down: ${String(value).slice(0, 40)}`);
}

/** A day as its numbers, which mean the same day in every time zone. */
function printDate(date: Date): string {
  const isDay = date.getHours() + date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;
  if (!isDay) return `new Date("${date.toISOString()}")`;
  return `new Date(${date.getFullYear()}, ${date.getMonth()}, ${date.getDate()})`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

/** In one line where that is short. */
function inLines(open: string, items: string[], close: string): string {
  const space = open === "{" && items.length > 0 ? " " : "";
  const line = `${open}${space}${items.join(", ")}${space}${close}`;
  if (line.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},`).join("\n")}\n${close}`;
}
