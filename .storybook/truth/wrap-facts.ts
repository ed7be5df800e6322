import * as Primitives from "@base-ui/react";
import type { Fact } from "./fact";
import type { Rendered } from "./mount";
import { exported, type Part } from "./part";

/** `baseComponent`: the part renders that element or component. `isPassThrough`: it adds only styles. */
export function wrapFacts({ name, descriptor, component, bare }: Part): Fact[] {
  if (!("baseComponent" in descriptor) || !descriptor.baseComponent) return [];
  const base = descriptor.baseComponent;
  const owns = bare.rendered.filter(({ type }) => type === component);
  const candidates = candidatesOf(base).filter((candidate) => candidate !== component);
  const found = bare.rendered.find(
    (each) => candidates.includes(each.type) && owns.some((own) => isWithin(each, own)),
  );
  const missing = !found && `it renders no ${base}`;
  const facts: Fact[] = [{ kind: "baseComponent", subject: name, ...(missing && { problem: missing }) }];
  if (!descriptor.isPassThrough) return facts;
  const own = owns.find((each) => found && isWithin(found, each));
  const added = own && found ? addedProps(own, found) : [];
  const problem = missing || (added.length > 0 && `it gives ${base} more than styles: ${added.join(", ")}`);
  return [...facts, { kind: "isPassThrough", subject: name, ...(problem && { problem }) }];
}

/** The possible meanings of a base's name: a Kerf component, a primitive, or an HTML element. */
function candidatesOf(base: string): unknown[] {
  const [namespace = "", member = ""] = base.split(".");
  const primitives = (Primitives as unknown as Record<string, Record<string, unknown> | undefined>)[
    namespace
  ];
  return [exported(base), primitives?.[member], base].filter((candidate) => candidate !== undefined);
}

function isWithin({ parent }: Rendered, outer: Rendered): boolean {
  return parent !== undefined && (parent === outer || isWithin(parent, outer));
}

/** The base's props that the part didn't receive, except classes, style and `data-slot`. */
function addedProps(own: Rendered, base: Rendered): string[] {
  const looks = new Set(["className", "style", "data-slot"]);
  return Object.keys(base.props).filter((name) => !looks.has(name) && base.props[name] !== own.props[name]);
}
