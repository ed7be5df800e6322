/** Runs inside the page: reads the computed styles that a still picture doesn't show. */
import { isStorybooksOwn } from "../../lib/page-elements";
import { stacking } from "./stacking.page";

/** Styles that change when a pointer is over an element, or with `prefers-contrast`. */
const CHANGING = [
  "background-color",
  "color",
  "border-color",
  "box-shadow",
  "outline-color",
  "opacity",
  "text-decoration-line",
  "text-decoration-color",
  "transform",
  "scale",
  "translate",
  "fill",
  "stroke",
] as const;

/** Motion that is shorter than a frame isn't seen, in s. */
const FRAME = 0.016;

/** A slot on the page. Slots with the same name may be in several cells of a grid. */
interface Slot {
  slot: string;
  /** The value in the catalog that the cell shows, such as `Button.variant=primary`. */
  cell?: string;
}

/** Something that is true of a slot, perhaps only in a state. */
interface Style extends Slot {
  state?: string;
  text: string;
}

let styles: Style[] = [];
let rest: Map<string, string>[] = [];

/** Adds styles of each visible slot. */
function add(textsOf: (element: Element, index: number) => string[], state?: string): void {
  for (const [index, { element, slot, cell }] of slots().entries())
    for (const text of textsOf(element, index)) styles.push({ slot, cell, state, text });
}

const kerfStyles = {
  /** Forgets all styles. Returns whether the story shows values of the catalog. */
  start() {
    styles = [];
    return slots().some(({ cell }) => cell);
  },
  /** Adds transitions and animations. */
  motion: (state?: string) => add((element) => motionOf(getComputedStyle(element)), state),
  /** Adds layers of positioned elements, and what a pointer does: its cursor, whether it selects text. */
  pointing: () =>
    add((element) => {
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
    }),
  /** Whether a pointer can be over each element that has a slot, even an invisible one. */
  takePointer: () =>
    [...document.querySelectorAll("[data-slot]")].map(
      (element) => getComputedStyle(element).pointerEvents !== "none",
    ),
  /** Stores the present values of styles that depend on states. */
  rest() {
    rest = slots().map(({ element }) => stylesOf(element));
  },
  /** Adds the styles that have changed since `rest()`. */
  changes: (state: string) =>
    add((element, index) => {
      const before = rest[index];
      const changed = [...stylesOf(element)].filter(([property, value]) => before?.get(property) !== value);
      const text = changed
        .map(([property, value]) => `${property} ${before?.get(property) ?? "not seen"} → ${value}`)
        .join("; ");
      return text ? [text] : [];
    }, state),
  /** The styles that were added, as lines. `valuesOnly` leaves out what is true of all slots with a name. */
  summary: (valuesOnly: boolean) => summary(slots(), styles, valuesOnly),
  /** What is on top where things overlap, each pair once: `dialog-viewport is over sidebar`. */
  stacking,
};
window.kerfStyles = kerfStyles;

/** Cells that repeat others: a state simulated by classes, the state at rest, and a second prop's value. */
const REPEATED = / :(rest|hover|active|focus-visible)\b|=.*=/;

/** The visible elements that have a slot. */
function slots(): (Slot & { element: Element })[] {
  return [...document.querySelectorAll("[data-slot]")].flatMap((element) => {
    if (isStorybooksOwn(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const cell = cellOf(element);
    if (cell && REPEATED.test(cell)) return [];
    return [{ element, slot: element.getAttribute("data-slot") ?? "", cell }];
  });
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

/**
 * An element's styles, and those of the content that its style adds. Inherited and invisible colors are left out, and what
 * a script sets: the place of a popup.
 */
function stylesOf(element: Element): Map<string, string> {
  const found = new Map<string, string>();
  for (const pseudo of ["", "::before", "::after"]) {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === "none") continue;
    const parent = element.parentElement && getComputedStyle(pseudo ? element : element.parentElement);
    const unseen = new Set([
      ...(style.color === parent?.color ? ["color"] : []),
      ...(style.fill === style.color ? ["fill"] : []),
      ...(style.stroke === style.color ? ["stroke"] : []),
      ...(style.outlineStyle === "none" ? ["outline-color"] : []),
      ...(style.textDecorationLine === "none" ? ["text-decoration-color"] : []),
      ...(Number.parseFloat(style.borderWidth) === 0 ? ["border-color"] : []),
      ...(element instanceof SVGElement ? [] : ["fill", "stroke"]),
    ]);
    for (const property of CHANGING) {
      if (unseen.has(property) || (!pseudo && setInline(element, property))) continue;
      found.set(`${pseudo && `${pseudo} `}${property}`, style.getPropertyValue(property));
    }
  }
  return found;
}

function setInline(element: Element, property: string): boolean {
  return "style" in element && (element as HTMLElement).style.getPropertyValue(property) !== "";
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

/**
 * The styles of a story as lines, each once: `button in Button.variant=primary, light, hover: …`. A line without cells is
 * true of all slots with that name.
 *
 * @param valuesOnly Whether to leave out lines without cells.
 */
function summary(slots: readonly Slot[], styles: readonly Style[], valuesOnly: boolean): string[] {
  const order = [...new Set(slots.map(({ slot }) => slot))];
  const lines = new Map<string, Style[]>();
  for (const style of styles) {
    const key = JSON.stringify([style.slot, style.state, style.text]);
    lines.set(key, [...(lines.get(key) ?? []), style]);
  }
  return [...lines.values()]
    .map((same) => ({ ...(same[0] as Style), cells: cellsOf(same) }))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
    .flatMap(({ slot, state, text, cells }) => {
      const all = cellsOf(slots.filter((each) => each.slot === slot));
      const isOfAll = cells.length === all.length;
      if (isOfAll && valuesOnly) return [];
      return `${slot}${isOfAll ? "" : ` in ${joined(cells)}`}${state ? `, ${state}` : ""}: ${text}`;
    });
}

function cellsOf(slots: readonly Slot[]): string[] {
  return [...new Set(slots.map(({ cell = "no cell" }) => cell))];
}

/** `Button.size=sm|lg Button.shape=round`: what cells have in common is said once. */
function joined(cells: readonly string[]): string {
  const values = new Map<string, string[]>();
  for (const cell of cells) {
    const [, prop = "", value = cell] = /^([^=]+=)(.*)$/.exec(cell) ?? [];
    values.set(prop, [...(values.get(prop) ?? []), value]);
  }
  return [...values].map(([prop, all]) => `${prop}${all.join("|")}`).join(" ");
}

declare global {
  interface Window {
    kerfStyles: typeof kerfStyles;
  }
}
