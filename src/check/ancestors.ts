import type { Referent } from "./names";
import type { JsxElement, SyntaxNode } from "./syntax";

/** The position of an element in relation to the one that it must be inside. */
export type Position =
  | "inside"
  | "outside"
  /** A component of another module is around it, or it is in a variable. */
  | "unknown"
  /** At the top of a component that this module doesn't use. */
  | "open";

/** A JSX element with what its tag refers to and the nodes around it, outermost first. */
export interface Placed {
  element: JsxElement;
  referent: Referent;
  around: readonly SyntaxNode[];
}

/** The JSX elements of a module. */
export class Elements {
  readonly all: readonly Placed[];
  private readonly byElement: ReadonlyMap<SyntaxNode, Placed>;

  constructor(all: readonly Placed[]) {
    this.all = all;
    this.byElement = new Map(all.map((each) => [each.element, each]));
  }

  /** The position of an element. If the module uses the component that contains it, that use decides. */
  position(placed: Placed, isWanted: (around: Placed) => boolean, seen: readonly string[] = []): Position {
    for (const node of placed.around.toReversed()) {
      const outer = this.byElement.get(node);
      if (outer && isWanted(outer)) return "inside";
      if (outer?.referent.kind === "other" || outer?.referent.kind === "unknown") return "unknown";
      const owner = ownerName(node);
      if (owner === undefined) continue;
      if (!/^[A-Z]/.test(owner)) return "unknown";
      if (seen.includes(owner)) return "outside";
      return this.positionOfUses(owner, isWanted, [...seen, owner]);
    }
    return "outside";
  }

  private positionOfUses(
    name: string,
    isWanted: (around: Placed) => boolean,
    seen: readonly string[],
  ): Position {
    const uses = this.all.filter(({ referent }) => referent.kind === "other" && referent.name === name);
    if (uses.length === 0) return "open";
    const positions = uses.map((use) => this.position(use, isWanted, seen));
    const order: Position[] = ["inside", "unknown", "open", "outside"];
    return order.find((each) => positions.includes(each)) ?? "outside";
  }

  /** Whether an element is in a variable. Then another component may set more of its props, as `render` does. */
  isHeld({ around }: Placed): boolean {
    if (around.some(({ type }) => type.startsWith("JSX"))) return false;
    const owner = around
      .toReversed()
      .map(ownerName)
      .find((name) => name !== undefined);
    return owner !== undefined && !/^[A-Z]/.test(owner);
  }

  /** The elements inside an element, including those in its props. */
  within({ element }: Placed): Placed[] {
    return this.all.filter(({ around }) => around.includes(element));
  }
}

/** The name that a function, class or variable has. Undefined for other nodes and for functions without a name. */
function ownerName(node: SyntaxNode): string | undefined {
  if (node.type === "VariableDeclarator") return node.id.type === "Identifier" ? node.id.name : "";
  if (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ClassDeclaration"
  )
    return node.id?.name;
  return undefined;
}
