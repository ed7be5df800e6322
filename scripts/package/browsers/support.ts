import { createRequire } from "node:module";
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

// Loaded with `require`, because bundlers and transformers would process the 20 MB of an import.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The supported browsers, by MDN's names. */
export const browsers = ["chrome", "edge", "firefox", "safari", "safari_ios"] as const;

/** The first version of each browser that has a feature. A browser without the feature is absent. */
export type Versions = Partial<Record<(typeof browsers)[number], string>>;

/** MDN's data for a feature, by its key: `css.properties.anchor-scope`. */
export function compatOf(key: string): CompatStatement | undefined {
  return nodeOf(key)?.__compat;
}

/** The names below a key. */
export function namesBelow(key: string): string[] {
  return Object.keys(nodeOf(key) ?? {}).filter((name) => name !== "__compat");
}

function nodeOf(key: string): Identifier | undefined {
  let node: unknown = data;
  for (const name of key.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node as Identifier;
}

/** The first version of each browser that has a feature, in whole or in part. */
export function versionsOf(key: string): Versions {
  const support = compatOf(key)?.support;
  return Object.fromEntries(
    browsers.flatMap((name) => {
      const version = firstVersion([support?.[name] ?? []].flat());
      return version ? [[name, version]] : [];
    }),
  );
}

/**
 * A feature behind a prefix, another name or a flag doesn't count. Neither does a removed feature, unless the
 * same version replaced it.
 */
function firstVersion(statements: SimpleSupportStatement[]): string | undefined {
  const spans = statements
    .filter(({ prefix, alternative_name, flags }) => !prefix && !alternative_name && !flags)
    .map(({ version_added: from, version_removed: to }) => ({ from: release(from), to: release(to) }));
  let version = spans.find(({ to }) => !to)?.from;
  for (const { from, to } of spans) if (from && to && to === version) version = from;
  return version;
}

const release = (version: string | boolean | undefined) =>
  typeof version === "string" && version !== "preview" ? version.replace("≤", "") : undefined;

/** Compares "17.4" and "18". */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [a.split(".").map(Number), b.split(".").map(Number)];
  return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0);
}
