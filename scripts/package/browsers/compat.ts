import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { oldestVersions } from "../../lib/browser-targets";

// Loaded with `require`, because bundlers and transformers would process the 20 MB of an import.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The supported versions of the browsers, by MDN's names. */
export const supported = {
  chrome: oldestVersions.chrome,
  edge: oldestVersions.edge,
  firefox: oldestVersions.firefox,
  safari: oldestVersions.safari,
  safari_ios: oldestVersions.ios_saf,
};
export const browsers = Object.keys(supported) as (keyof typeof supported)[];

/** The first version of each browser that has a feature. A browser without the feature is absent. */
export type Versions = Partial<typeof supported>;

/** The names of CSS types with functions of their own. */
export const typeNames = Object.keys(data.css.types ?? {});

/** Whether MDN's data has a feature, by its key: `css.properties.anchor-scope`. */
export function hasFeature(key: string): boolean {
  return nodeOf(key)?.__compat !== undefined;
}

function nodeOf(key: string): Identifier | undefined {
  let node: unknown = data;
  for (const name of key.split(".")) node = Object(node)[name];
  return node as Identifier | undefined;
}

/** The first version of each browser that has a feature, in whole or in part. */
export function versionsOf(key: string): Versions {
  const support = nodeOf(key)?.__compat?.support;
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

/** Whether a supported version lacks a feature. */
export function isMissing(browser: keyof typeof supported, { [browser]: version }: Versions): boolean {
  return !version || version.localeCompare(supported[browser], "en", { numeric: true }) > 0;
}
