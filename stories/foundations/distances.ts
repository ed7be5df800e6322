import document from "../../src/catalog/catalog.json";
import type { Catalog } from "../../src/catalog/types";
import { spacing } from "../../src/theme/shape";
import themeCss from "../../src/theme/theme.css?raw";
import { pxOf } from "./px-of";

/** All of the catalog, also the components that no story on the page has. */
export const catalog = document as unknown as Catalog;

/** The value of a custom property in theme.css. */
function fromTheme(name: string): string {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(themeCss) ?? [];
  if (!value)
    throw new Error(`src/theme/theme.css doesn't set --${name}. The Space page reads it from there.`);
  return value;
}

/** The unit of all distances, in px. */
export const unit = pxOf(spacing.unit.value);

/** The viewport widths at which layouts can change. */
export const breakpoints = [...themeCss.matchAll(/--breakpoint-(\w+):/g)].map(([, name = ""]) => ({
  name,
  px: pxOf(fromTheme(`breakpoint-${name}`)),
}));

const between = new Set([
  ...["gap", "columnGap", "rowGap", "padding", "paddingBlock"],
  ...["paddingInline", "paddingInlineStart", "paddingInlineEnd"],
]);

/** Every distance in and between the parts of components, in px, with the components that use it. */
export const distances: { px: number; components: string[] }[] = collect(between);

function collect(properties: ReadonlySet<string>) {
  const users = new Map<number, Set<string>>();
  const visit = (value: unknown, component: string, property = ""): void => {
    if (typeof value === "number" && value > 0 && properties.has(property)) {
      users.set(value, (users.get(value) ?? new Set()).add(component));
    } else if (typeof value === "object" && value !== null) {
      for (const [key, each] of Object.entries(value)) visit(each, component, key);
    }
  };
  for (const { name, styling } of Object.values(catalog.components)) visit(styling, name);
  return [...users].sort(([a], [b]) => a - b).map(([px, names]) => ({ px, components: [...names].sort() }));
}

/** The height of a control at each of its sizes, in px. */
export function heightsOf(component: string): Record<string, number> {
  const sizes = catalog.components[component]?.styling?.dimensions?.root?.props?.size ?? {};
  return Object.fromEntries(
    Object.entries(sizes).flatMap(([size, { height, minHeight }]) => {
      const px = height ?? minHeight;
      return px === undefined ? [] : [[size, px]];
    }),
  );
}
