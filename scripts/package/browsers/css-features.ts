import { type CssNode, parse, property as splitName, walk } from "css-tree";
import { hasFeature, typeNames } from "./compat";

/** The features that a stylesheet uses: keys of MDN's data, and names that the data lacks. */
export interface Needs {
  features: Set<string>;
  unknown: Set<string>;
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

/** Finds the properties, values, functions, units, selectors and at-rules of a stylesheet. */
export function featuresOfStylesheet(css: string): Needs {
  const needs: Needs = { features: new Set(), unknown: new Set() };
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    // The condition of an `@supports` rule tests for a feature, so it doesn't need the feature.
    if (this.atrulePrelude && this.atrule?.name === "supports") return;
    // Descriptors, as in `@font-face`, aren't properties.
    const isDescriptor = this.atrule?.name === "font-face" || this.atrule?.name === "property";
    const name = (node.type === "Declaration" ? node : this.declaration)?.property ?? "";
    const property = isDescriptor || name.startsWith("--") || isPrefixed(name) ? "" : name;
    if ("name" in node && isPrefixed(String(node.name))) return;
    const { keys, required } = featureOf(node, property);
    const key = keys.find(hasFeature);
    if (key) needs.features.add(key);
    else if (required) needs.unknown.add(required);
  });
  return needs;
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
      const types = ["", ...typeNames.map((type) => `${type}.`)].map((type) => `css.types.${type}${name}`);
      const isRelative = children.first?.type === "Identifier" && children.first.name === "from";
      const relative = isRelative ? types.map((type) => `${type}.relative_syntax`) : [];
      const own = [`css.properties.${property}.${name}`, ...types, functions[name] ?? ""];
      return { keys: [...relative, ...own], required: `${name}()` };
    }
    case "Dimension":
      return { keys: [keyOfUnit(node.unit)] };
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

/** Each kind of viewport unit is one feature. Container units are another. */
function keyOfUnit(unit: string): string {
  const kind = { d: "dynamic", s: "small", l: "large" }[/^([dsl])v/.exec(unit)?.[1] ?? ""];
  if (kind) return `css.types.length.viewport_percentage_units_${kind}`;
  return `css.types.length.${unit.startsWith("cq") ? "container_query_length_units" : unit}`;
}
