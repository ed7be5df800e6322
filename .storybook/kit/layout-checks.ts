import { emulateIos, emulatePrint } from "./emulate-css";

/**
 * Checks that no part is sticky, fixed, scrolling, cut off or animated in print. Backgrounds must be printed,
 * and the dark theme must print as light.
 */
export function expectPrintable(areas: readonly Element[]): void {
  const restoreScreen = emulatePrint(document);
  const dark = areas[0]?.appendChild(document.createElement("div"));
  dark?.setAttribute("data-theme", "dark");
  try {
    const problems = areas
      .flatMap((area) => [area, ...area.querySelectorAll("[data-slot]")])
      .filter((part) => part.hasAttribute("data-slot") && part.checkVisibility())
      .flatMap((part) => printProblems(part).map((text) => `${part.getAttribute("data-slot")}: ${text}`));
    if (!dark || getComputedStyle(dark).colorScheme !== "light") problems.push("the dark theme stays dark");
    if (problems.length > 0) throw new Error(`In print:\n${[...new Set(problems)].join("\n")}`);
  } finally {
    restoreScreen();
    dark?.remove();
  }
}

function printProblems(part: Element): string[] {
  const { position, overflowX, overflowY, maxHeight, printColorAdjust, animationName, transitionDuration } =
    getComputedStyle(part);
  const overflows = [overflowX, overflowY];
  const scrolls = overflows.some((overflow) => overflow === "auto" || overflow === "scroll");
  const isCut = overflows.some((overflow) => overflow !== "visible") && maxHeight !== "none";
  return [
    ...(position === "sticky" || position === "fixed" ? [`is ${position}`] : []),
    ...(scrolls && !part.matches("textarea") ? ["scrolls"] : []),
    ...(isCut ? [`is cut off at ${maxHeight}`] : []),
    ...(printColorAdjust === "exact" ? [] : ["may lose its background"]),
    ...(animationName === "none" && /^0s(, 0s)*$/.test(transitionDuration) ? [] : ["moves"]),
  ];
}

const editable =
  ":is(input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select, [contenteditable])";

/** Checks that iOS doesn't zoom into an input: its text has 16 px, in a control of the same height that doesn't cut it off. */
export function expectNoZoomOnIos(areas: readonly Element[]): void {
  const inputs = areas.flatMap((area) => [...area.querySelectorAll<HTMLElement>(`${editable}[data-slot]`)]);
  if (inputs.length === 0) return;
  const measure = () =>
    inputs.map((input) => ({
      fontSize: Number.parseFloat(getComputedStyle(input).fontSize),
      heights: [input, input.parentElement ?? input].map(({ offsetHeight }) => offsetHeight).join(" in "),
      cutWidth:
        getComputedStyle(input).textOverflow === "ellipsis" ? 0 : input.scrollWidth - input.clientWidth,
    }));
  const before = measure();
  const restore = emulateIos(document);
  try {
    const problems = measure().flatMap(({ fontSize, heights, cutWidth }, index) => {
      const was = before[index];
      return [
        ...(fontSize >= 16 ? [] : [`its text has ${fontSize} px`]),
        ...(heights === was?.heights ? [] : [`its height is ${heights} px, was ${was?.heights}`]),
        ...(cutWidth > (was?.cutWidth ?? 0) ? [`cuts its text off by ${cutWidth} px`] : []),
      ].map((text) => `${nameOf(inputs[index] as Element)}: ${text}`);
    });
    if (problems.length > 0) throw new Error(`On iOS:\n${problems.join("\n")}`);
  } finally {
    restore();
  }
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
  const measure = () => [container, ...portals].map(sizesIn);
  const root = container.ownerDocument.documentElement;
  const before = measure();
  root.style.fontSize = "200%";
  try {
    const compareAll = () => measure().flatMap((sizes, index) => compare(before[index] ?? new Map(), sizes));
    let problems = compareAll();
    // Parts that a script resizes get their new size in a later frame.
    for (let frames = 0; problems.length > 0 && frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      problems = compareAll();
    }
    if (problems.length > 0) throw new Error(`With twice the root font size:\n${problems.join("\n")}`);
  } finally {
    root.style.fontSize = "";
    container.style.width = "";
  }
}

/** The sizes of an element at one root font size, in px. */
type Sizes = ReturnType<typeof sizesOf>;
type SizesIn = ReadonlyMap<Element, Sizes>;

function sizesIn(area: Element): SizesIn {
  const elements = [area, ...area.querySelectorAll("*")].filter(isVisible);
  return new Map(elements.map((element) => [element, sizesOf(element)]));
}

/** Whether an element is visible, not inside a drawing, and not a control with the browser's default size. */
function isVisible(element: Element): boolean {
  if (element.matches("button, input, select, textarea") && !element.hasAttribute("data-slot")) return false;
  const { width, height } = element.getBoundingClientRect();
  const isInDrawing = element.parentElement?.closest("svg, canvas");
  return width > 1 && height > 1 && !isInDrawing && element.checkVisibility();
}

function sizesOf(element: Element) {
  const { fontSize, lineHeight, height, overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const hidesWidth = cuts(overflowX) && textOverflow !== "ellipsis";
  return {
    isText: Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== ""),
    isControl: element.matches(controls),
    fontSize: Number.parseFloat(fontSize),
    lineHeight: Number.parseFloat(lineHeight),
    height: element instanceof HTMLElement ? element.offsetHeight : Number.parseFloat(height),
    // The overflow of content in a clipping element.
    hiddenWidth: hidesWidth ? element.scrollWidth - element.clientWidth : 0,
    hiddenHeight: cuts(overflowY) ? element.scrollHeight - element.clientHeight : 0,
    box: element.getBoundingClientRect(),
  };
}

function compare(before: SizesIn, after: SizesIn): string[] {
  const problems = [...before].flatMap(([element, small]) =>
    problemsWith(small, after.get(element)).map((text) => `${nameOf(element)}: ${text}`),
  );
  return [...problems, ...overlaps(before, after)];
}

function problemsWith(small: Sizes, large: Sizes | undefined): string[] {
  if (!large) return ["is not visible"];
  const { isText, isControl } = small;
  const isWrong = {
    fontSize: (isText || isControl) && large.fontSize !== 2 * small.fontSize,
    lineHeight: isText && large.lineHeight < 2 * small.lineHeight,
    height: (isText || isControl) && large.height < 2 * small.height - HAIRLINES,
    hiddenWidth: large.hiddenWidth > 2 * small.hiddenWidth + 1,
    hiddenHeight: large.hiddenHeight > 2 * small.hiddenHeight + 1,
  };
  return (Object.keys(isWrong) as (keyof typeof isWrong)[])
    .filter((measure) => isWrong[measure])
    .map((measure) => `${measure} is ${large[measure]}, was ${small[measure]}`);
}

/** The texts and controls that overlap only with the large font. */
function overlaps(before: SizesIn, after: SizesIn): string[] {
  const leaves = [...before].flatMap(([each, { isText, isControl }]) => (isText || isControl ? [each] : []));
  return leaves.flatMap((one, index) =>
    leaves
      .slice(index + 1)
      .filter((other) => !one.contains(other) && !other.contains(one))
      .filter((other) => !overlap(before, one, other) && overlap(after, one, other))
      .map((other) => `${nameOf(one)} overlaps ${nameOf(other)}`),
  );
}

function overlap(sizes: SizesIn, one: Element, other: Element): boolean {
  const [a, b] = [sizes.get(one)?.box, sizes.get(other)?.box];
  if (!a || !b) return false;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > HAIRLINES && height > HAIRLINES;
}

function nameOf(element: Element): string {
  const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
  return `<${element.localName}> of ${slot} "${element.textContent?.slice(0, 20)}"`;
}
