/** The tolerance for fractions of a pixel and for the outlines of letters, in px. */
const TOLERANCE = 1.5;

/** The texts that don't fit: they are cut off, leave their container or the page, or overlap. */
export function textFaults(texts: readonly Text[]): string[] {
  const shown = texts.map(shownText).filter((each) => each !== undefined);
  const faults = new Set<string>();
  for (const text of shown) {
    const fault = misfit(text);
    if (fault) faults.add(`${nameOf(text.element)} ${fault}`);
  }
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      if (overlap(one, other)) faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return [...faults];
}

/** The pictures and controls that don't fit into their container or the page. Without texts, only they are left. */
export function boxFaults(elements: readonly Element[]): string[] {
  const faults = elements.map((element) => {
    const box = element.getBoundingClientRect();
    const fault = isShown(element) && box.width > 0 && misfit({ element, lines: [box] });
    return fault ? `${nameOf(element)} ${fault}` : "";
  });
  return [...new Set(faults)].filter(Boolean);
}

/** The inputs of one line whose text is cut off without an ellipsis. */
export function inputFaults(inputs: readonly Element[]): string[] {
  const faults = inputs.flatMap((input) => {
    const isCut = input.matches("input") && input.scrollWidth > input.clientWidth + TOLERANCE;
    if (!isCut || !isShown(input) || getComputedStyle(input).textOverflow === "ellipsis") return [];
    return [`${nameOf(input)} cuts its text off without an ellipsis`];
  });
  return [...new Set(faults)];
}

interface ShownText {
  element: Element;
  /** Its lines, at the height of lowercase letters, because ascenders and accents may leave the line. */
  lines: DOMRect[];
}

function shownText(node: Text): ShownText | undefined {
  const element = node.parentElement;
  if (!element || !isShown(element)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const inset = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
  const lines = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => new DOMRect(x, y + inset, width, Math.max(1, height - 2 * inset)));
  if (lines.length === 0) return undefined;
  return { element, lines };
}

function isShown(element: Element): boolean {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isVisible && !isForScreenReaders(element);
}

function isForScreenReaders(element: Element | null): boolean {
  for (let each = element; each; each = each.parentElement) {
    const { clipPath, clip, position, display, overflowX } = getComputedStyle(each);
    if (/absolute|fixed/.test(position) && (clipPath !== "none" || clip !== "auto")) return true;
    const { width, height } = each.getBoundingClientRect();
    if (width <= 1 && (height <= 1 || overflowX === "hidden") && display !== "contents") return true;
  }
  return false;
}

function misfit({ element, lines }: ShownText): string | undefined {
  const [left, right] = [Math.min(...lines.map((it) => it.left)), Math.max(...lines.map((it) => it.right))];
  const [top, bottom] = [Math.min(...lines.map((it) => it.top)), Math.max(...lines.map((it) => it.bottom))];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.display === "contents" || style.display === "inline") continue;
    const box = each.getBoundingClientRect();
    const beyond = {
      x: Math.max(box.left - left, right - box.right) > TOLERANCE,
      y: Math.max(box.top - top, bottom - box.bottom) > TOLERANCE,
    };
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
    if (scrolls) return undefined;
    // The viewport is the container of a fixed element.
    if (style.position === "fixed") break;
    const clips = { x: style.overflowX !== "visible", y: style.overflowY !== "visible" };
    if (clips.x || clips.y) {
      // A mask, an ellipsis or a line clamp shows that there is more text.
      const showsMore =
        style.maskImage !== "none" || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (showsMore) return undefined;
      if ((beyond.x && clips.x) || (beyond.y && clips.y)) return `is cut off by ${nameOf(each)}`;
    }
    if ((beyond.x || beyond.y) && hasEdges(style)) return `leaves ${nameOf(each)}`;
  }
  if (left < -TOLERANCE || right > innerWidth + TOLERANCE) return "leaves the page";
  return undefined;
}

/** Whether the edges of an element are visible. */
function hasEdges(style: CSSStyleDeclaration): boolean {
  const isSeen = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color);
  const hasBorder = style.borderTopWidth !== "0px" && isSeen(style.borderTopColor);
  return isSeen(style.backgroundColor) || hasBorder || style.boxShadow !== "none";
}

function overlap(one: ShownText, other: ShownText): boolean {
  return one.lines.some((a) =>
    other.lines.some((b) => {
      const left = Math.max(a.left, b.left);
      const top = Math.max(a.top, b.top);
      const [width, height] = [Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top];
      if (width <= TOLERANCE || height <= TOLERANCE) return false;
      return bothPainted(one.element, other.element, left + width / 2, top + height / 2);
    }),
  );
}

/** Whether both elements are visible at a point: nothing opaque is between them or above them. */
function bothPainted(one: Element, other: Element, x: number, y: number): boolean {
  const waiting = new Set([one, other]);
  for (const element of elementsAt(x, y)) {
    for (const each of waiting) if (element === each || each.contains(element)) waiting.delete(each);
    if (waiting.size === 0) return true;
    const covers = [...waiting].some((each) => !element.contains(each));
    if (covers && hasEdges(getComputedStyle(element))) return false;
  }
  return false;
}

/** The elements at a point, from the topmost down. The page scrolls to it and back. */
function elementsAt(x: number, y: number): Element[] {
  const top = scrollY;
  scrollTo(0, top + y - innerHeight / 2);
  const elements = document.elementsFromPoint(x, y - (scrollY - top));
  scrollTo(0, top);
  return elements;
}

/** The element's part, as its `data-slot` names it. */
function nameOf(element: Element): string {
  const owner = element.closest("[data-slot]");
  const slot = owner?.getAttribute("data-slot") ?? element.tagName.toLowerCase();
  return owner === element || !owner ? slot : `${slot} ${element.tagName.toLowerCase()}`;
}
