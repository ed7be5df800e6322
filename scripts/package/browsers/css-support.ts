import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type CssNode, parse, property as splitName, walk } from "css-tree";
import { oldestVersions } from "../../lib/browser-targets";
import { buildCss } from "../build/styles";
import { fallbacks } from "./fallbacks";

// Loaded with `require`, because bundlers and transformers would process the 20 MB of an import.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The supported versions of the browsers, by MDN's names. */
const supported = {
  chrome: oldestVersions.chrome,
  edge: oldestVersions.edge,
  firefox: oldestVersions.firefox,
  safari: oldestVersions.safari,
  safari_ios: oldestVersions.ios_saf,
};
type Browser = keyof typeof supported;
const browsers = Object.keys(supported) as Browser[];

/** A feature of the platform that Kerf uses. */
export interface FeatureRow {
  /** Its key in MDN's data: `css.properties.anchor-scope`. */
  feature: string;
  /** The first version of each browser that has it. A browser without the feature is absent. */
  versions: Partial<typeof supported>;
  /** The fallback in a supported browser without it. Undefined if all have it. */
  fallback?: string;
}

/** Reads the features of the built stylesheet. Each fault says how to fix it. */
export async function readFeatures(): Promise<{ rows: FeatureRow[]; faults: string[] }> {
  const { rows, faults } = rowsOf(await buildCss());
  const unused = Object.keys(fallbacks).filter(
    (key) => !rows.some(({ feature, fallback }) => fallback && isWithin(feature, key)),
  );
  const remove = (key: string) =>
    `No supported browser needs the fallback for ${key}. Remove it from fallbacks.ts.`;
  return { rows, faults: [...faults, ...unused.map(remove)] };
}

/** A row for each feature of a stylesheet. A feature that a supported browser lacks needs a fallback. */
export function rowsOf(css: string): { rows: FeatureRow[]; faults: string[] } {
  const { features, unknown } = featuresOf(css);
  const faults = [...unknown].map(
    (name) => `${name} is not in MDN's data. Check its spelling, or map it in css-support.ts.`,
  );
  const rows = [...features].sort().map((feature): FeatureRow => {
    const support = nodeOf(feature)?.__compat?.support;
    const versions: FeatureRow["versions"] = {};
    for (const browser of browsers) {
      const version = firstVersion([support?.[browser] ?? []].flat());
      if (version) versions[browser] = version;
    }
    const missing = browsers.filter((browser) => {
      const { [browser]: version } = versions;
      return !version || version.localeCompare(supported[browser], "en", { numeric: true }) > 0;
    });
    if (missing.length === 0) return { feature, versions };
    const key = Object.keys(fallbacks).find((each) => isWithin(feature, each));
    if (key) return { feature, versions, fallback: fallbacks[key] };
    const needs = missing.map(
      (each) => `${each} ${versions[each] ?? "never"} (supported from ${supported[each]})`,
    );
    faults.push(
      `${feature} needs ${needs.join(", ")}. Do without it, or say in fallbacks.ts what people see there.`,
    );
    return { feature, versions };
  });
  return { rows, faults };
}

/** Whether a feature has a key, or is below it. */
const isWithin = (feature: string, key: string) => `${feature}.`.startsWith(`${key}.`);

function nodeOf(key: string): Identifier | undefined {
  let node: unknown = data;
  for (const name of key.split(".")) node = Object(node)[name];
  return node as Identifier | undefined;
}

/**
 * The first version that has a feature, in whole or in part. A feature behind a prefix, another name or a flag doesn't
 * count. Neither does a removed feature, unless the same version replaced it.
 */
function firstVersion(statements: SimpleSupportStatement[]): string | undefined {
  const release = (version: string | boolean | undefined) =>
    typeof version === "string" && version !== "preview" ? version.replace("≤", "") : undefined;
  const spans = statements
    .filter(({ prefix, alternative_name, flags }) => !prefix && !alternative_name && !flags)
    .map(({ version_added: from, version_removed: to }) => ({ from: release(from), to: release(to) }));
  let version = spans.find(({ to }) => !to)?.from;
  for (const { from, to } of spans) if (from && to && to === version) version = from;
  return version;
}

/** Functions that MDN's data lists under the property or descriptor that introduced them. */
const functions: Record<string, string> = {
  minmax: "css.properties.grid-template-columns.minmax",
  repeat: "css.properties.grid-template-columns.repeat",
  format: "css.at-rules.font-face.src.format_keyword",
  tech: "css.at-rules.font-face.src.tech_keyword",
  local: "css.at-rules.font-face.src",
};

/** Prefixed names are ignored, because the stylesheet also contains the unprefixed ones. */
const isPrefixed = (name: string) => splitName(name).vendor !== "";

/** The features that a stylesheet uses: keys of MDN's data, and names that the data lacks. */
function featuresOf(css: string): { features: Set<string>; unknown: Set<string> } {
  const features = new Set<string>();
  const unknown = new Set<string>();
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    // The condition of an `@supports` rule tests for a feature, so it doesn't need the feature.
    if (this.atrulePrelude && this.atrule?.name === "supports") return;
    // Descriptors, as in `@font-face`, aren't properties.
    const isDescriptor = this.atrule?.name === "font-face" || this.atrule?.name === "property";
    const name = (node.type === "Declaration" ? node : this.declaration)?.property ?? "";
    const property = isDescriptor || name.startsWith("--") || isPrefixed(name) ? "" : name;
    if ("name" in node && isPrefixed(String(node.name))) return;
    const { keys, required } = featureOf(node, property);
    const key = keys.find((each) => nodeOf(each)?.__compat);
    if (key) features.add(key);
    else if (required) unknown.add(required);
  });
  return { features, unknown };
}

/** The possible keys of a feature in MDN's data, and its name if the data must have one of them. */
function featureOf(node: CssNode, property: string): { keys: string[]; required?: string } {
  switch (node.type) {
    case "Declaration":
      return property ? { keys: [`css.properties.${property}`], required: property } : { keys: [] };
    case "Identifier":
      return { keys: property ? [`css.properties.${property}.${node.name}`] : [] };
    case "Function": {
      const { name, children } = node;
      const kinds = ["", ...Object.keys(data.css.types ?? {}).map((type) => `${type}.`)];
      const types = kinds.map((kind) => `css.types.${kind}${name}`);
      const isRelative = children.first?.type === "Identifier" && children.first.name === "from";
      const relative = isRelative ? types.map((type) => `${type}.relative_syntax`) : [];
      const own = [`css.properties.${property}.${name}`, ...types, functions[name] ?? ""];
      return { keys: [...relative, ...own], required: `${name}()` };
    }
    case "Dimension": {
      // Each kind of viewport unit is one feature. Container units are another.
      const kind = { d: "dynamic", s: "small", l: "large" }[/^([dsl])v/.exec(node.unit)?.[1] ?? ""];
      const container = node.unit.startsWith("cq") && "container_query_length_units";
      const unit = kind ? `viewport_percentage_units_${kind}` : container || node.unit;
      return { keys: [`css.types.length.${unit}`] };
    }
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return { keys: [`css.selectors.${node.name}`], required: `:${node.name}` };
    case "NestingSelector":
      return { keys: ["css.selectors.nesting"] };
    case "Atrule":
      // The data omits what every browser has always had.
      if (node.name === "charset") return { keys: [] };
      return { keys: [`css.at-rules.${node.name}`], required: `@${node.name}` };
    case "Feature": {
      const name = node.name.replace(/^(min|max)-/, "");
      return {
        keys: [`css.at-rules.media.${name}`, `css.at-rules.container.${name}`],
        required: `(${name})`,
      };
    }
    case "FeatureRange":
      return { keys: ["css.at-rules.media.range_syntax"] };
    default:
      return { keys: [] };
  }
}
