import { isValidElement, type ReactElement } from "react";
import type { Args } from "storybook/internal/csf";
import type { PropDescriptor } from "../../src/catalog/types";
import { codeText } from "./code-value";
import { defaultValue } from "./enhancers";
import { lookUp } from "./lookup";

/** Code that is printed in addition to values that can be written as literals or elements. */
export interface Printing {
  /** Whether to print class names, although they may not exist in an application. */
  classes?: boolean;
  /** Optional callbacks that are printed because the component shows more with them. */
  handlers?: readonly string[];
  /** Returns the code of a function, or undefined if it can't be printed. */
  printFunction?: (value: unknown) => string | undefined;
}

interface PropPrinting extends Printing {
  printElement: (element: ReactElement, prop: string) => string;
  /** Returns the name of a component. Throws if the component has no public name. */
  printComponent: (component: unknown, prop: string) => string;
}

/**
 * Prints a prop as a person would write it in JSX.
 *
 * @returns Undefined if the prop can be omitted: a default value, or a spy for an optional callback.
 * @throws If the value can't be copied to other code: a function, an instance of a class, a CSS class name.
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
 * Prints props of a component as an object, for a function that takes them as options. Omits defaults.
 *
 * @throws If a value can't be copied to other code.
 */
export function printOptions(component: unknown, options: Args): string {
  const props = lookUp(component)?.descriptor.props ?? {};
  const fail = () => {
    throw new Error("An option is an element, which can't be printed.");
  };
  const written = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !isDefault(value, props[name]),
  );
  return printValue("options", Object.fromEntries(written), { printElement: fail, printComponent: fail });
}

function isDefault(value: unknown, descriptor: PropDescriptor | undefined): boolean {
  return descriptor?.default !== undefined && defaultValue(descriptor) === value;
}

/** Whether a value is a spy that Storybook passed as a callback. It isn't part of the code to copy. */
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
  throw new Error(`The value of ${name} can't be printed: ${String(value).slice(0, 40)}`);
}

/** Prints a day as year, month and day, which mean the same day in every time zone. */
function printDate(date: Date): string {
  const isDay = date.getHours() + date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;
  if (!isDay) return `new Date("${date.toISOString()}")`;
  return `new Date(${date.getFullYear()}, ${date.getMonth()}, ${date.getDate()})`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

/** Prints a list in one line if it is short, or else with one item per line. */
function inLines(open: string, items: string[], close: string): string {
  const space = open === "{" && items.length > 0 ? " " : "";
  const line = `${open}${space}${items.join(", ")}${space}${close}`;
  if (line.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},`).join("\n")}\n${close}`;
}
