import { generate, parse, walk } from "css-tree";
import type { TokenChange } from "./report-format";

/** The values of a token in each theme. The last one is that under forced colors. */
type Themes = [light: string, dark: string, forced: string];

/** Finds the tokens that differ between two versions of `tokens.css`. */
export function changedTokens(before: string, after: string): TokenChange[] {
  const [old, current] = [readTokens(before), readTokens(after)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((name): TokenChange | [] => {
    const [was, is] = [old.get(name), current.get(name)];
    if (!was || !is) return { name, values: [] };
    const values = was.flatMap((value, theme) => {
      const now = is[theme] ?? "";
      return value === now ? [] : { before: value, after: now };
    });
    return values.length > 0 ? { name, values } : [];
  });
}

function readTokens(css: string): Map<string, Themes> {
  const tokens = new Map<string, Themes>();
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type !== "Declaration" || !node.property.startsWith("--kerf-")) return;
    const condition = this.atrule?.prelude ? generate(this.atrule.prelude) : "";
    if (condition === "") tokens.set(node.property, byTheme(generate(node.value)));
    const known = tokens.get(node.property);
    if (known && condition.includes("forced-colors:active")) known[2] = generate(node.value);
  });
  return tokens;
}

/** `light-dark(a, b)` has a value for each theme. Any other value is the same in both. */
function byTheme(value: string): Themes {
  const tree = parse(value, { context: "value" });
  const first = tree.type === "Value" ? tree.children.first : null;
  if (first?.type !== "Function" || first.name !== "light-dark") return [value, value, value];
  const values = ["", ""];
  let theme = 0;
  for (const node of first.children.toArray()) {
    if (node.type === "Operator" && node.value === ",") theme++;
    else values[theme] += generate(node);
  }
  const [light = "", dark = ""] = values;
  return [light, dark, value];
}
