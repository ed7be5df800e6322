import { join, type Problem, show } from "../catalog/problems";
import { runsScript } from "../lib/safe-url";
import type { Budget } from "./limits";

/** Property names that reach the prototype that all objects share, or its constructor. */
const prototypeKeys = ["__proto__", "constructor", "prototype"];

/** Attributes that browsers treat as URLs. */
const addresses =
  /^(href|to|src|srcset|action|formaction|ping|cite|poster|data|background|manifest|xlinkhref)$/i;

/** A plain JSON object, not an instance of a class. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Why a key isn't allowed in a tree. Undefined if it is. */
export function keyProblem(key: string, path: string): Problem | undefined {
  if (!prototypeKeys.includes(key)) return undefined;
  return {
    path: join(path, key),
    message: "isn't allowed as a name, because it accesses the object prototype.",
  };
}

/** Why a value isn't allowed as the URL of an attribute such as `href`. Undefined if it is. */
export function addressProblem(name: string, value: unknown, path: string): Problem | undefined {
  if (!addresses.test(name)) return undefined;
  const texts = [value].flat().filter((each) => typeof each === "string");
  // `ping` and `srcset` are lists, with spaces or commas between the URLs.
  const script = texts.find((text) => [text, ...text.split(/[\s,]+/)].some(runsScript));
  if (script === undefined) return undefined;
  const message = `is ${show(script.slice(0, 60))}, which would run as a script. Pass the URL of a page.`;
  return { path, message };
}

/** Why a string isn't allowed for a prop of this name. Undefined if it is. */
export function stringProblem(name: string, value: string, path: string): Problem | undefined {
  const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  if (!meaning) return addressProblem(name, value, path);
  try {
    meaning.read(value);
  } catch {
    return { path, message: `is ${show(value.slice(0, 60))}; it must be ${meaning.wanted}.` };
  }
  return undefined;
}

/** Strings that Intl parses. It throws for invalid ones. */
const meanings: Record<string, { read(value: string): unknown; wanted: string }> = {
  locale: { read: Intl.getCanonicalLocales, wanted: 'a language tag, such as "en-US"' },
  timezone: {
    read: (timeZone) => new Intl.DateTimeFormat("en", { timeZone }),
    wanted: 'a time zone, such as "Europe/Berlin"',
  },
};

/** The reasons why a value isn't plain data at every level. Empty if it is. */
export function dataProblems(
  value: unknown,
  path: string,
  name: string,
  budget: Budget,
  depth = 0,
): Problem[] {
  budget.count(value, path);
  if (value === null || typeof value === "boolean") return [];
  if (typeof value === "string") {
    const problem = addressProblem(name, value, path);
    return problem ? [problem] : [];
  }
  if (typeof value === "number") {
    return Number.isFinite(value) ? [] : [{ path, message: `is ${value}, which isn't valid JSON.` }];
  }
  const { depth: deepest } = budget.limits;
  if (depth === deepest) return [{ path, message: `is nested more than ${deepest} levels deep.` }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => dataProblems(item, `${path}[${index}]`, name, budget, depth + 1));
  }
  if (!isRecord(value)) return [{ path, message: `is ${kindOf(value)}, which isn't valid JSON.` }];
  return Object.keys(value).flatMap((key) => {
    const problem = keyProblem(key, path);
    return problem ? [problem] : dataProblems(value[key], join(path, key), key, budget, depth + 1);
  });
}

function kindOf(value: unknown): string {
  return typeof value === "object"
    ? "an object of a class"
    : typeof value === "undefined"
      ? "undefined"
      : `a ${typeof value}`;
}

/** A short description of any value. */
export function showAny(value: unknown): string {
  if (typeof value === "number") return String(value);
  const isJson = value === null || ["string", "boolean"].includes(typeof value);
  return isJson || isRecord(value) || Array.isArray(value) ? show(value).slice(0, 80) : kindOf(value);
}
