import type { Catalog } from "../catalog/types";
import { nameFindings } from "./accessible-name";
import { Elements, type Placed } from "./ancestors";
import { type Bindings, bindingsOf } from "./bindings";
import { type Given, givenOf } from "./element";
import { referentOf } from "./names";
import { placementFindings } from "./placement";
import { type Finding, problemAt, type SourceProblem } from "./problem";
import { propFindings } from "./props";
import { type JsxElement, parseModule, type SyntaxNode, walk } from "./syntax";

export interface CheckOptions {
  /**
   * Whether a component that the module doesn't use is a whole page. Then it can't contain a part without its root.
   * Otherwise it may be used inside the root in another module.
   *
   * @default false
   */
  complete?: boolean;
}

/**
 * Checks the JSX of a module against a catalog: components, parts, props, values, accessible names and the places of
 * parts. It executes nothing, and skips what it can't know without doing so.
 *
 * @param code TypeScript or JavaScript. A single JSX expression is a module, too. A name that the module neither imports
 * nor declares is looked up in the catalog.
 * @returns The problems in the order of the code. Empty for a valid module.
 */
export function checkSource(
  code: string,
  catalog: Catalog,
  { complete: isComplete = false }: CheckOptions = {},
): SourceProblem[] {
  const program = parse(code);
  if ("rule" in program) return [problemAt(code, program)];
  const bindings = bindingsOf(program, (module) => isOwn(module, catalog));
  const elements = new Elements(elementsIn(program, bindings, catalog));
  const known = new Map<Placed, Given>();
  const given = (placed: Placed): Given => {
    const props = known.get(placed) ?? givenOf(placed.element, placed.around, bindings);
    known.set(placed, props);
    return props;
  };
  const findings = elements.all.flatMap((placed): Finding[] => {
    const { element, referent } = placed;
    if (referent.kind === "unknown") return [{ ...referent, at: element.openingElement.name.start }];
    if (referent.kind !== "entry") return [];
    const { entry } = referent;
    if (!entry.part && Object.keys(entry.component.props).length === 0) {
      const parts = Object.keys(entry.component.subComponents ?? {}).map((part) => `${entry.name}.${part}`);
      const message = `${entry.name} only contains parts. Use ${parts.join(" or ")}.`;
      return [{ at: element.start, rule: "unknown-component", message }];
    }
    return [
      ...propFindings(entry, given(placed), element, catalog),
      ...nameFindings(placed, elements, given),
      ...placementFindings(placed, elements, given, { catalog, isComplete }),
    ];
  });
  return findings.sort((a, b) => a.at - b.at).map((finding) => problemAt(code, finding));
}

function parse(code: string): SyntaxNode | Finding {
  try {
    return parseModule(code);
  } catch (error) {
    if (!(error instanceof SyntaxError && "pos" in error)) throw error;
    const message = `${error.message.replace(/ \(\d+:\d+\)$/, "")}. Fix the syntax first.`;
    return { at: Number(error.pos), rule: "syntax", message };
  }
}

/** `@kerf/react`, or a path in it. */
function isOwn(module: string, { components }: Catalog): boolean {
  return Object.values(components).some(
    ({ importPath }) => module === importPath || module.startsWith(`${importPath}/`),
  );
}

function elementsIn(program: SyntaxNode, bindings: Bindings, catalog: Catalog): Placed[] {
  const found: Placed[] = [];
  walk(program, (node, around) => {
    if (node.type !== "JSXElement") return;
    const element: JsxElement = node;
    found.push({ element, referent: referentOf(element, bindings, catalog), around: [...around] });
  });
  return found;
}
