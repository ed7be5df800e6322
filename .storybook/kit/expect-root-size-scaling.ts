/** The sizes of an element at one root font size, in px. */
interface Sizes {
  isText: boolean;
  isControl: boolean;
  fontSize: number;
  lineHeight: number;
  height: number;
  /** The overflow of content in a clipping element, in px. */
  cutX: number;
  cutY: number;
  box: DOMRect;
}

/** Borders stay 1 px, so a box with two of them grows by 2 px less. */
const HAIRLINES = 2;
const controls =
  "button, input, select, textarea, svg, [role=option], [role^=menuitem], [role=tab], [role=switch], [role=checkbox], [role=radio]";

/**
 * Checks that text and controls double with the root font size, and that nothing new is cut off or overlaps.
 *
 * @param container The element that the part is rendered in. Its width is the same in rem at both sizes.
 * @param portals The elements that the part has rendered elsewhere on the page.
 */
export async function expectRootSizeScaling(
  container: HTMLElement,
  portals: readonly Element[],
): Promise<void> {
  container.style.width = "28rem";
  const places = [container, ...portals];
  const root = container.ownerDocument.documentElement;
  const before = places.map(sizesIn);
  root.style.fontSize = "200%";
  try {
    const compareAll = () =>
      places.flatMap((place, index) => compare(before[index] ?? new Map(), sizesIn(place)));
    let wrong = compareAll();
    // Parts that a script resizes get their new size in a later frame.
    for (let frames = 0; wrong.length > 0 && frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      wrong = compareAll();
    }
    if (wrong.length > 0) throw new Error(`With twice the root font size:\n${wrong.join("\n")}`);
  } finally {
    root.style.fontSize = "";
    container.style.width = "";
  }
}

function sizesIn(place: Element): Map<Element, Sizes> {
  return new Map(
    [place, ...place.querySelectorAll("*")].filter(isSeen).map((element) => [element, sizesOf(element)]),
  );
}

/** Whether an element is visible, not inside a drawing, and not a control with the browser's default size. */
function isSeen(element: Element): boolean {
  if (element.matches("button, input, select, textarea") && !element.hasAttribute("data-slot")) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && !element.parentElement?.closest("svg, canvas") && element.checkVisibility()
  );
}

function sizesOf(element: Element): Sizes {
  const style = getComputedStyle(element);
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  return {
    isText: [...element.childNodes].some(
      ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
    ),
    isControl: element.matches(controls),
    fontSize: Number.parseFloat(style.fontSize),
    lineHeight: Number.parseFloat(style.lineHeight),
    height: element instanceof HTMLElement ? element.offsetHeight : Number.parseFloat(style.height),
    cutX:
      cuts(style.overflowX) && style.textOverflow !== "ellipsis"
        ? element.scrollWidth - element.clientWidth
        : 0,
    cutY: cuts(style.overflowY) ? element.scrollHeight - element.clientHeight : 0,
    box: element.getBoundingClientRect(),
  };
}

function compare(before: ReadonlyMap<Element, Sizes>, after: ReadonlyMap<Element, Sizes>): string[] {
  const wrong: string[] = [];
  for (const [element, small] of before) {
    const large = after.get(element);
    const say = (what: string) => wrong.push(`${nameOf(element)}: ${what}`);
    if (!large) {
      say("is not seen");
      continue;
    }
    if ((small.isText || small.isControl) && large.fontSize !== 2 * small.fontSize) {
      say(`font-size is ${large.fontSize}, was ${small.fontSize}`);
    }
    if (small.isText && large.lineHeight < 2 * small.lineHeight) {
      say(`line-height is ${large.lineHeight}, was ${small.lineHeight}`);
    }
    if ((small.isText || small.isControl) && large.height < 2 * small.height - HAIRLINES) {
      say(`height is ${large.height}, was ${small.height}`);
    }
    if (large.cutX > 2 * small.cutX + 1) say(`cuts off ${large.cutX} px of its width, before ${small.cutX}`);
    if (large.cutY > 2 * small.cutY + 1) say(`cuts off ${large.cutY} px of its height, before ${small.cutY}`);
  }
  return [...wrong, ...overlaps(before, after)];
}

function overlaps(before: ReadonlyMap<Element, Sizes>, after: ReadonlyMap<Element, Sizes>): string[] {
  const leaves = [...before]
    .filter(([, { isText, isControl }]) => isText || isControl)
    .map(([element]) => element);
  return leaves.flatMap((one, index) =>
    leaves.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return [];
      const overlapAt = (sizes: ReadonlyMap<Element, Sizes>) => {
        const [a, b] = [sizes.get(one)?.box, sizes.get(other)?.box];
        return a && b && overlap(a, b);
      };
      return !overlapAt(before) && overlapAt(after) ? [`${nameOf(one)} overlaps ${nameOf(other)}`] : [];
    }),
  );
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > HAIRLINES && height > HAIRLINES;
}

function nameOf(element: Element): string {
  const slot =
    element.getAttribute("data-slot") ??
    element.parentElement?.closest("[data-slot]")?.getAttribute("data-slot");
  return `<${element.localName}> of ${slot} "${element.textContent?.slice(0, 20)}"`;
}
