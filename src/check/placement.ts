import { entryNamed } from "../catalog/find";
import type { Catalog } from "../catalog/types";
import { rolesOf, rootsOf } from "../render-tree/ancestors";
import type { Elements, Placed } from "./ancestors";
import type { Given } from "./element";
import type { Finding } from "./problem";

/**
 * A part outside its required parent.
 *
 * @param isComplete Whether a component that the module doesn't use is the whole page.
 */
export function placementFindings(
  placed: Placed,
  elements: Elements,
  givenOf: (placed: Placed) => Given,
  { catalog, isComplete }: { catalog: Catalog; isComplete: boolean },
): Finding[] {
  if (placed.referent.kind !== "entry") return [];
  const { entry } = placed.referent;
  const roots = rootsOf(entry, literals(givenOf(placed)));
  if (roots.length === 0) return [];
  const isInside = (names: readonly string[]) => (outer: Placed) => {
    if (outer.referent.kind !== "entry") return false;
    // A prop whose value isn't known may have the value that matters.
    const given = givenOf(outer);
    const mayBeOn = given.has("multiple") && literals(given).multiple === undefined;
    const roles = rolesOf(outer.referent.entry, mayBeOn ? { multiple: true } : literals(given));
    return roles.some((role) => names.includes(role));
  };
  const position = elements.position(placed, isInside(roots));
  const isMissing = position === "outside" || (position === "open" && isComplete);
  // `Accordion.Trigger` directly inside Accordion: its `Accordion.Item` can't be further out.
  const outermost = roots.flatMap((name) => {
    const root = entryNamed(catalog, name);
    return root?.part ? rootsOf(root) : [];
  });
  const isInOutermost = position === "open" && elements.position(placed, isInside(outermost)) === "inside";
  if (!isMissing && !isInOutermost) return [];
  const message = `${entry.name} must be used inside ${roots.join(" or ")}. Wrap it in one.`;
  return [{ at: placed.element.start, rule: "misplaced-part", message }];
}

/** The props with known values. */
function literals({ props }: Given): Record<string, unknown> {
  return Object.fromEntries(
    props.flatMap(({ name, value }) => (value.kind === "literal" ? [[name, value.value] as const] : [])),
  );
}
