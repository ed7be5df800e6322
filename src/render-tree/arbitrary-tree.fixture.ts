import fc from "fast-check";
import document from "../catalog/catalog.json";
import { foldType } from "../catalog/fold-type";
import { readCatalog } from "../catalog/read";
import { resolve, typeOf } from "../catalog/type/resolve";
import type { PropDescriptor, TypeNode } from "../catalog/types";
import type { Tree, TreeNode } from "./tree";

const { components, types = {} } = readCatalog(document);

/** Components that work anywhere, accept any children, and need no data that the catalog doesn't describe. */
const freeStanding = [
  "Badge",
  "Banner",
  "Button",
  "Empty",
  "Grid",
  "GridItem",
  "Link",
  "Loader",
  "Logo",
  "Meter",
  "PoweredBy",
  "Surface",
  "Text",
];

/** Valid trees: any of those components, with any of the props that JSON supports, nested. */
export const soundTrees: fc.Arbitrary<Tree> = fc
  .array(fc.record({ node: nodes(), parent: fc.nat() }), { maxLength: 12 })
  .map((list) => {
    const all: TreeNode[] = [{ type: "Surface" }, ...list.map(({ node }) => ({ ...node }))];
    for (const [index, { parent }] of list.entries()) {
      const wanted = all[parent % (index + 1)] as TreeNode;
      const holder = components[wanted.type]?.props.children ? wanted : (all[0] as TreeNode);
      const { children: _, ...props } = holder.props ?? {};
      Object.assign(holder, { props, children: [...(holder.children ?? []), `n${index + 1}`] });
    }
    return { root: "n0", nodes: Object.fromEntries(all.map((node, index) => [`n${index}`, node])) };
  });

function nodes(): fc.Arbitrary<TreeNode> {
  return fc.constantFrom(...freeStanding).chain((type) => {
    const props = Object.entries(components[type]?.props ?? {}).flatMap(([name, prop]) => {
      // Trees may only set class names with the option `classNames`.
      if (/classname$/i.test(name)) return [];
      const arbitrary = name === "locale" ? fc.constantFrom("de", "ar-EG") : valuesOf(prop);
      return arbitrary ? [[name, arbitrary, prop.required] as const] : [];
    });
    const requiredKeys = props.flatMap(([name, , required]) => (required ? [name] : []));
    const record = Object.fromEntries(props.map(([name, arbitrary]) => [name, arbitrary] as const));
    return fc.record(record, { requiredKeys }).map((props) => ({ type, props }));
  });
}

/** Undefined if JSON has no value of the type. */
function valuesOf(prop: PropDescriptor): fc.Arbitrary<unknown> | undefined {
  return ofType(typeOf(prop));
}

function ofType(given: TypeNode): fc.Arbitrary<unknown> | undefined {
  return foldType<fc.Arbitrary<unknown> | undefined>(
    resolve(given, types),
    {
      bare: ofName,
      literal: ({ value }) => fc.constant(value),
      union: ({ members }) => {
        const possible = members.map(ofType).filter((member) => member !== undefined);
        return possible.length > 0 ? fc.oneof(...possible) : undefined;
      },
    },
    () => undefined,
  );
}

function ofName(name: string): fc.Arbitrary<unknown> | undefined {
  if (name === "boolean") return fc.boolean();
  if (name === "null") return fc.constant(null);
  if (name === "string") return fc.oneof(fc.string(), fc.constantFrom("", "/a", "javascript", "__proto__"));
  if (name === "number") return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (name === "ReactNode") {
    const single = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    return fc.oneof(single, fc.array(single, { maxLength: 3 }));
  }
  return undefined;
}
