/** Runs inside the page: reads the computed styles that a still picture doesn't show. */
import { isStorybooksOwn } from "../../lib/page-elements";
import { stacking } from "./stacking.page";
import { type Slot, type Style, summary } from "./summary";

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

let styles: Style[] = [];
let rest: Map<string, string>[] = [];

/** Adds styles of each visible slot. */
function add(textsOf: (element: Element, index: number) => string[], state?: string): void {
  for (const [index, { element, slot, cell }] of slots().entries())
    for (const text of textsOf(element, index)) styles.push({ slot, cell, state, text });
}

window.kerfStyles = {
  start() {
    styles = [];
    return slots().some(({ cell }) => cell);
  },
  motion(state) {
    const tokens = tokenNames();
    add((element) => motionOf(getComputedStyle(element), tokens), state);
  },
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
  takePointer: () =>
    [...document.querySelectorAll("[data-slot]")].map(
      (element) => getComputedStyle(element).pointerEvents !== "none",
    ),
  rest() {
    rest = slots().map(({ element }) => stylesOf(element));
  },
  changes: (state) =>
    add((element, index) => {
      const before = rest[index];
      const changed = [...stylesOf(element)].filter(([property, value]) => before?.get(property) !== value);
      const text = changed
        .map(([property, value]) => `${property} ${before?.get(property) ?? "not seen"} → ${value}`)
        .join("; ");
      return text ? [text] : [];
    }, state),
  summary: (valuesOnly) => summary(slots(), styles, valuesOnly),
  stacking,
};

/** Cells that repeat others: a state simulated by classes, the state at rest, and a second prop's value. */
const REPEATED = / :(rest|hover|active|focus-visible)\b|=.*=/;

/** The visible elements that have a slot. */
function slots(): (Slot & { element: Element })[] {
  return [...document.querySelectorAll("[data-slot]")].flatMap((element) => {
    if (isStorybooksOwn(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const cell = element.closest("[data-specimen]")?.getAttribute("data-specimen") ?? undefined;
    if (cell && REPEATED.test(cell)) return [];
    return [{ element, slot: element.getAttribute("data-slot") ?? "", cell }];
  });
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

/** The transitions and animations of an element. Times and easings have the names of their tokens. */
function motionOf(style: CSSStyleDeclaration, tokens: ReadonlyMap<string, string>): string[] {
  const lists = (kind: string, names: readonly string[]) =>
    names.map((name) => listed(style.getPropertyValue(`${kind}-${name}`)));
  const transitions = lists("transition", ["property", "duration", "timing-function", "delay"]);
  const animations = lists("animation", ["name", "duration", "timing-function", "iteration-count"]);
  return [
    ...timed(transitions, tokens).map((text) => `transition: ${text}`),
    ...timed(animations, tokens).map((text) => `animation: ${text}`),
  ];
}

/** The transitions or animations that take time, those with equal values in one text. */
function timed([names = [], ...lists]: string[][], tokens: ReadonlyMap<string, string>): string[] {
  const byValues = new Map<string, string[]>();
  for (const [index, name] of names.entries()) {
    // Shorter lists repeat.
    const values = lists.map((list) => list[index % list.length] ?? "");
    if (name === "none" || name.startsWith("--") || Number.parseFloat(values[0] ?? "") < FRAME) continue;
    const text = values.flatMap((value) => (value === "0s" ? [] : (tokens.get(value) ?? value))).join(" ");
    byValues.set(text, [...(byValues.get(text) ?? []), name]);
  }
  return [...byValues].map(([values, all]) => `${all.join(", ")}: ${values}`);
}

/** The items of a list in CSS. A function's arguments are separated by commas, too. */
function listed(list: string): string[] {
  return list.split(/, (?![^(]*\))/);
}

/** The names of the motion tokens, by their computed values. */
function tokenNames(): Map<string, string> {
  const probe = document.createElement("i");
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = [...document.documentElement.computedStyleMap().keys()].flatMap((token) => {
    const [, kind] = /^--kerf-(duration|ease)-/.exec(token) ?? [];
    if (!kind) return [];
    const property = kind === "ease" ? "transition-timing-function" : "transition-duration";
    probe.style.setProperty(property, `var(${token})`);
    return [[style.getPropertyValue(property), token.replace("--kerf-", "")] as const];
  });
  probe.remove();
  return new Map(names);
}

declare global {
  interface Window {
    kerfStyles: {
      /** Forgets all styles. Returns whether the story shows values of the catalog. */
      start(): boolean;
      /** Adds transitions and animations. */
      motion(state?: string): void;
      /** Adds layers of positioned elements, and what a pointer does: its cursor, whether it selects text. */
      pointing(): void;
      /** Whether a pointer can be over each element that has a slot, even an invisible one. */
      takePointer(): boolean[];
      /** Stores the present values of styles that depend on states. */
      rest(): void;
      /** Adds the styles that have changed since `rest()`. */
      changes(state: string): void;
      /** The styles that were added, as lines. `valuesOnly` leaves out what is true of all slots with a name. */
      summary(valuesOnly: boolean): string[];
      /** What is on top where things overlap, each pair once: `dialog-viewport is over sidebar`. */
      stacking(): string[];
    };
  }
}
