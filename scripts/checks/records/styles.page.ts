/** Runs inside the page: reads the computed styles that a still picture doesn't show. */
import { isStorybooksOwn } from "../../lib/page-elements";

/** Motion that is shorter than a frame isn't seen, in s. */
const FRAME = 0.016;

/** Cells that repeat others: a state simulated by classes, the state at rest, and a second prop's value. */
const REPEATED = / :(rest|hover|active|focus-visible)\b|=.*=/;

const kerfStyles = {
  /** Transitions and animations. */
  motion: (valuesOnly: boolean) => linesOf((element) => motionOf(getComputedStyle(element)), valuesOnly),
  /** Layers of positioned elements, and what a pointer does: its cursor, whether it selects text. */
  pointing: (valuesOnly: boolean) =>
    linesOf((element) => {
      const style = getComputedStyle(element);
      const parent = element.parentElement && getComputedStyle(element.parentElement);
      const isLayer = style.zIndex !== "auto" && style.position !== "static";
      return [
        ...(style.cursor === parent?.cursor ? [] : [`cursor: ${style.cursor}`]),
        ...(isLayer ? [`layer: ${style.position} ${style.zIndex}`] : []),
        ...(style.userSelect === parent?.userSelect ? [] : [`user-select: ${style.userSelect}`]),
        ...(style.pointerEvents === parent?.pointerEvents ? [] : [`pointer-events: ${style.pointerEvents}`]),
        ...(style.touchAction === "auto" ? [] : [`touch-action: ${style.touchAction}`]),
      ];
    }, valuesOnly),
};
window.kerfStyles = kerfStyles;

/**
 * What is true of the visible elements that have a slot, each once: `button in Button.variant=primary: cursor: pointer`. A
 * line without cells is true of all elements with that slot.
 *
 * @param valuesOnly Whether to leave out lines without cells.
 */
function linesOf(textsOf: (element: Element) => string[], valuesOnly: boolean): string[] {
  const slots = new Map<string, { all: Set<string>; texts: Map<string, Set<string>> }>();
  for (const element of document.querySelectorAll("[data-slot]")) {
    const cell = cellOf(element) ?? "no cell";
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    if (isStorybooksOwn(element) || !isVisible || REPEATED.test(cell)) continue;
    const name = element.getAttribute("data-slot") ?? "";
    const slot = slots.get(name) ?? { all: new Set(), texts: new Map() };
    slots.set(name, slot);
    slot.all.add(cell);
    for (const text of textsOf(element)) slot.texts.set(text, (slot.texts.get(text) ?? new Set()).add(cell));
  }
  return [...slots].flatMap(([name, { all, texts }]) =>
    [...texts].flatMap(([text, cells]) => {
      if (cells.size < all.size) return [`${name} in ${joined(cells)}: ${text}`];
      return valuesOnly ? [] : [`${name}: ${text}`];
    }),
  );
}

/** The value in the catalog that an element's cell shows, with the state in a table of states: `Button.size=sm :disabled`. */
function cellOf(element: Element): string | undefined {
  const specimen = element.closest("[data-specimen]");
  const column = specimen?.closest("td");
  const headings = column?.closest("table")?.rows[0]?.cells;
  const isOfStates = headings?.[0]?.textContent?.endsWith("× state");
  const value = specimen?.getAttribute("data-specimen") ?? undefined;
  return column && isOfStates ? `${value} :${headings?.[column.cellIndex]?.textContent}` : value;
}

/** `Button.size=sm|lg Button.shape=round`: what cells have in common is said once. */
function joined(cells: ReadonlySet<string>): string {
  const values = new Map<string, string[]>();
  for (const cell of cells) {
    const [, prop = "", value = cell] = /^([^=]+=)(.*)$/.exec(cell) ?? [];
    values.set(prop, [...(values.get(prop) ?? []), value]);
  }
  return [...values].map(([prop, all]) => `${prop}${all.join("|")}`).join(" ");
}

/** The transitions and animations of an element that can be seen. */
function motionOf(style: CSSStyleDeclaration): string[] {
  const line = (kind: "transition" | "animation", list: string, ...others: string[]) => {
    const read = (name: string) => style.getPropertyValue(`${kind}-${name}`);
    const names = read(list)
      .split(", ")
      .filter((name) => name !== "none" && !name.startsWith("--"));
    const isSeen = read("duration")
      .split(", ")
      .some((duration) => Number.parseFloat(duration) >= FRAME);
    const values = ["duration", "timing-function", ...others].map(read);
    return isSeen && names.length > 0 ? [`${kind}: ${names.join(", ")}: ${values.join(" ")}`] : [];
  };
  return [...line("transition", "property", "delay"), ...line("animation", "name", "iteration-count")];
}

declare global {
  interface Window {
    kerfStyles: typeof kerfStyles;
  }
}
