import { type CssNode, type FunctionNode, parse, property as splitName, walk } from "css-tree";
import { compatOf, namesBelow } from "./support";

/** The features that a stylesheet uses: keys of MDN's data, and names that the data lacks. */
export interface Needs {
  features: Set<string>;
  unknown: Set<string>;
}

/** Functions that MDN's data lists under the property or descriptor that introduced them. */
const functions: Record<string, string[]> = {
  minmax: ["css.properties.grid-template-columns.minmax"],
  repeat: ["css.properties.grid-template-columns.repeat"],
  format: ["css.at-rules.font-face.src.format_keyword"],
  tech: ["css.at-rules.font-face.src.tech_keyword"],
  local: ["css.at-rules.font-face.src"],
};

/** Features that the data omits because every browser has them. */
const alwaysThere = new Set(["@charset"]);

/** Finds the properties, values, functions, units, selectors and at-rules of a stylesheet. */
export function featuresOfStylesheet(css: string): Needs {
  const tree = parse(css, { parseCustomProperty: true });
  const needs: Needs = { features: new Set(), unknown: new Set() };
  walk(tree, function (node) {
    // The condition of an `@supports` rule tests for a feature, so it doesn't need the feature.
    if (this.atrulePrelude && this.atrule?.name === "supports") return;
    // Descriptors, as in `@font-face`, aren't properties.
    const isDescriptor = this.atrule?.name === "font-face" || this.atrule?.name === "property";
    const name = (node.type === "Declaration" ? node : this.declaration)?.property ?? "";
    const property = isDescriptor || name.startsWith("--") || isPrefixed(name) ? "" : name;
    const need = needOf(node, property);
    if (!need) return;
    const key = need.keys.find((each) => compatOf(each));
    if (key) needs.features.add(key);
    else if (need.name && !alwaysThere.has(need.name)) needs.unknown.add(need.name);
  });
  return needs;
}

/** The possible keys of a feature in MDN's data, and its name if it must be found. */
interface Need {
  keys: string[];
  name?: string;
}

function needOf(node: CssNode, property: string): Need | undefined {
  switch (node.type) {
    case "Declaration":
      return property ? { name: property, keys: [`css.properties.${property}`] } : undefined;
    case "Identifier":
      return property ? { keys: [`css.properties.${property}.${node.name}`] } : undefined;
    case "Function":
      return needOfFunction(node, property);
    case "Dimension":
      return { keys: [keyOfUnit(node.unit)] };
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return isPrefixed(node.name)
        ? undefined
        : { name: `:${node.name}`, keys: [`css.selectors.${node.name}`] };
    case "NestingSelector":
      return { keys: ["css.selectors.nesting"] };
    case "Atrule":
      return { name: `@${node.name}`, keys: [`css.at-rules.${node.name}`] };
    case "Feature":
      return needOfQuery(node.name.replace(/^(min|max)-/, ""));
    case "FeatureRange":
      return { keys: ["css.at-rules.media.range_syntax"] };
  }
}

function needOfFunction({ name, children }: FunctionNode, property: string): Need | undefined {
  if (isPrefixed(name)) return;
  const types = ["", ...namesBelow("css.types").map((type) => `${type}.`)].map(
    (type) => `css.types.${type}${name}`,
  );
  const first = children.first;
  const isRelative = first?.type === "Identifier" && first.name === "from";
  return {
    name: `${name}()`,
    keys: [
      ...(isRelative ? types.map((type) => `${type}.relative_syntax`) : []),
      `css.properties.${property}.${name}`,
      ...types,
      ...(functions[name] ?? []),
    ],
  };
}

function needOfQuery(name: string): Need | undefined {
  if (isPrefixed(name)) return;
  return { name: `(${name})`, keys: [`css.at-rules.media.${name}`, `css.at-rules.container.${name}`] };
}

/** Each kind of viewport unit is one feature. Container units are another. */
function keyOfUnit(unit: string): string {
  const kind = { d: "dynamic", s: "small", l: "large" }[/^([dsl])v/.exec(unit)?.[1] ?? ""];
  if (kind) return `css.types.length.viewport_percentage_units_${kind}`;
  return `css.types.length.${unit.startsWith("cq") ? "container_query_length_units" : unit}`;
}

/** Prefixed names are ignored, because the stylesheet also contains the unprefixed ones. */
const isPrefixed = (name: string) => splitName(name).vendor !== "";
