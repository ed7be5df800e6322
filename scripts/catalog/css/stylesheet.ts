import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { ident } from "css-tree";
// Tailwind marks this API as unstable, but its own editor extension and Prettier plugin depend on it. It is
// the only way to get the rules of a single class. No other file uses it.
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";

/** The rules of the stylesheet for one class. */
export interface ClassMeaning {
  declarations: Declaration[];
  /** The interaction states that it requires, as one key: `hover`, `data-open:hover`, or "" for none. */
  state: string;
  /** The variants as written, outermost first: `["dark", "hover"]`. */
  variants: string[];
  /** The theme variables that it uses, without the leading dashes: `color-accent`, `radius-md`. */
  tokens: string[];
}

export interface Declaration {
  property: string;
  value: string;
  /** The selector and at-rules around it, with `&` for the element. `&` alone always applies. */
  when: string;
}

export interface Stylesheet {
  /** The rules of a class. Undefined for a class without rules. */
  meaningOf(className: string): ClassMeaning | undefined;
  /** Sorts classes by the order of their rules. If two of them set the same property, the later one wins. */
  inOrder(classes: readonly string[]): string[];
  /** The value of a custom property of the theme or the root, without the dashes: `radius-md`. */
  propertyValue(name: string): string | undefined;
}

type DesignSystem = Awaited<ReturnType<typeof loadDesignSystem>>;
type AstNode = ReturnType<DesignSystem["candidatesToAst"]>[number][number];

/** Loads a stylesheet that Tailwind compiles. */
export async function loadStylesheet(file: string): Promise<Stylesheet> {
  const require = createRequire(file);
  const rootProperties = new Map<string, string>();
  const load = (path: string) => {
    const css = readFileSync(path, "utf8");
    for (const [name, value] of propertiesOfRoot(css)) rootProperties.set(name, value);
    // With an inline theme, declarations would have values instead of the names of tokens.
    return { path, base: dirname(path), content: css.replaceAll(/(@theme\b[^{]*)\binline\b/g, "$1") };
  };
  const entry = load(file);
  const system = await loadDesignSystem(entry.content, {
    base: entry.base,
    loadStylesheet: async (id, base) => load(id.startsWith(".") ? resolve(base, id) : require.resolve(id)),
  });
  const known = new Map<string, ClassMeaning | undefined>();
  return {
    meaningOf(className) {
      if (!known.has(className)) known.set(className, readMeaning(system, className));
      return known.get(className);
    },
    inOrder: (classes) =>
      system
        .getClassOrder([...classes])
        .sort(([, a], [, b]) => Number((a ?? 0n) - (b ?? 0n)))
        .map(([className]) => className),
    propertyValue: (name) => system.theme.get([`--${name}`]) ?? rootProperties.get(name),
  };
}

/** The unconditional custom properties: those of `:root` outside at-rules. */
function propertiesOfRoot(css: string): [string, string][] {
  return [...css.matchAll(/^:root\b[^{]*\{([^}]*)\}/gm)].flatMap(([, block = ""]) =>
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]): [string, string] => [
      name,
      value,
    ]),
  );
}

function readMeaning(system: DesignSystem, className: string): ClassMeaning | undefined {
  const nodes = system.candidatesToAst([className])[0] ?? [];
  const declarations = readDeclarations(nodes, `.${ident.encode(className)}`, "&").map(
    ({ value, ...rest }) => ({
      ...rest,
      // Theme variables have the prefix of the classes in CSS, but not in the theme.
      value: system.theme.prefix ? value.replaceAll(`var(--${system.theme.prefix}-`, "var(--") : value,
    }),
  );
  if (declarations.length === 0) return undefined;
  const variants = [...(system.parseCandidate(className)[0]?.variants ?? [])].reverse();
  return {
    declarations,
    variants: variants.map((variant) => system.printVariant(variant)),
    state: variants.flatMap((variant) => stateOf(variant) ?? []).join(":"),
    tokens: tokensIn(system, declarations),
  };
}

function readDeclarations(nodes: readonly AstNode[], selector: string, when: string): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.kind === "declaration") {
      return node.value === undefined ? [] : [{ property: node.property, value: node.value, when }];
    }
    if (node.kind === "rule") {
      return readDeclarations(node.nodes, selector, join(when, node.selector.replace(selector, "&")));
    }
    if (node.kind !== "at-rule" || node.name === "@property") return [];
    return readDeclarations(node.nodes, selector, join(when, `${node.name} ${node.params}`));
  });
}

function join(outer: string, inner: string): string {
  return [outer, inner].filter((each) => each !== "&").join(" ") || "&";
}

function tokensIn(system: DesignSystem, declarations: readonly Declaration[]): string[] {
  const names = declarations.flatMap(({ value }) =>
    [...value.matchAll(/var\(--([\w-]+)/g)].map((match) => match[1] ?? ""),
  );
  const isToken = (name: string) => system.theme.get([`--${name}`]) !== null;
  const tokens = names.map((name) => {
    // `var(--kerf-info)` is the color of the token `info`, without Tailwind's variable.
    const color = name.replace(/^kerf-/, "color-");
    return color !== name && isToken(color) ? color : name;
  });
  // `text-base--line-height` is part of the token `text-base`.
  return [...new Set(tokens)].filter((name) => !name.includes("--") && isToken(name)).sort();
}

/** A variant of a class, as Tailwind parses it: `hover`, `data-[open]`, `group-hover`. */
type ClassVariant = ReturnType<DesignSystem["parseCandidate"]>[number]["variants"][number];

const pseudoClass =
  /^(hover|focus(-visible|-within)?|active|visited|target|enabled|disabled|inert|checked|indeterminate|optional|required|(user-)?(in)?valid|in-range|out-of-range|placeholder-shown|autofill|read-only|open)$/;

/**
 * The interaction state of a variant, without brackets: `hover`, `data-state=open`, `aria-busy`,
 * `peer-checked`. Undefined for variants that aren't states: screen sizes, media, pseudo-elements, and
 * `not-…`, which only restricts another variant.
 */
function stateOf(variant: ClassVariant): string | undefined {
  if (variant.kind === "static") return pseudoClass.test(variant.root) ? variant.root : undefined;
  if (variant.kind === "functional") {
    const { root, value } = variant;
    // `data-slot` identifies an element. It isn't a state.
    if (!value || value.value.startsWith("slot=") || (root !== "data" && root !== "aria")) return undefined;
    return `${root}-${value.value.replaceAll(/["']/g, "")}`;
  }
  if (variant.kind !== "compound" || variant.root === "not") return undefined;
  const inner = stateOf(variant.variant);
  return inner && `${variant.root}-${inner}`;
}
