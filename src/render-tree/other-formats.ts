import { isRecord } from "./read-json";
import type { Tree } from "./tree";

/**
 * Converts a spec of json-render into a tree for `renderTree`, which checks it. Slots become props, and `null` leaves a
 * prop out. Actions, visibility and bindings need code, so `renderTree` refuses them.
 *
 * @param spec A spec of components from `@kerf/react/json-render.json`.
 */
export function treeFromJsonRender(spec: unknown): Tree {
  const { root, elements } = isRecord(spec) ? spec : {};
  return treeOf(root, entriesIn(elements), (element) => {
    const { props, slots, children, ...others } = element;
    const content = entriesIn(slots).map(([name, ids]) => [name, contentOf(ids)] as const);
    return {
      ...withoutNulls(others),
      props: { ...withoutNulls(isRecord(props) ? props : {}), ...Object.fromEntries(content) },
      ...childrenOf(children),
    };
  });
}

/**
 * Converts the components of an A2UI surface into a tree for `renderTree`, which checks it. Its root has the id `root`.
 *
 * @param components The components of the messages `updateComponents`, from the catalog `@kerf/react/a2ui.json`.
 */
export function treeFromA2ui(components: unknown): Tree {
  const all = (Array.isArray(components) ? components : []).filter(isRecord);
  const entries = all.map((component) => [String(component.id), component] as const);
  return treeOf("root", entries, ({ id: _, component, accessibility, children, ...props }) => {
    const { label, description } = isRecord(accessibility) ? accessibility : {};
    const isText = !Array.isArray(children) && children !== undefined;
    return {
      type: component,
      props: {
        ...props,
        ...(label !== undefined && { "aria-label": label }),
        ...(description !== undefined && { "aria-description": description }),
        ...(isText && { children }),
      },
      ...(isText ? {} : childrenOf(children)),
    };
  });
}

/**
 * An object without the fields that are null, at any depth. Language models write null for each prop that they leave out,
 * as the schemas in `@kerf/react/structured-output.json` require.
 */
export function withoutNulls(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, withoutNullsIn(value)]),
  );
}

function withoutNullsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullsIn);
  return isRecord(value) ? withoutNulls(value) : value;
}

type Fields = Record<string, unknown>;

/** Invalid values stay as they are, so that `renderTree` reports them. */
function treeOf(
  root: unknown,
  entries: readonly (readonly [string, unknown])[],
  convert: (fields: Fields) => Fields,
): Tree {
  const nodes = entries.map(([id, value]) => [id, isRecord(value) ? convert(value) : value]);
  return { root, nodes: Object.fromEntries(nodes) } as Tree;
}

function entriesIn(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** The ids of a slot as content. */
function contentOf(ids: unknown): unknown {
  if (!Array.isArray(ids)) return ids;
  const [first, ...more] = ids.map((node) => ({ node }));
  return first && more.length === 0 ? first : ids.map((node) => ({ node }));
}

function childrenOf(children: unknown): Fields {
  const isEmpty = children === undefined || (Array.isArray(children) && children.length === 0);
  return isEmpty ? {} : { children };
}
