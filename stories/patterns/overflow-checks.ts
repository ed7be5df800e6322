/** Finds layout errors in narrow pages. */

/** The distance that the page can be scrolled sideways, in px. */
export function scrolledSideways(page: HTMLElement): number {
  const { scrollWidth, clientWidth } = page.ownerDocument.documentElement;
  return scrollWidth - clientWidth;
}

interface ShownText {
  node: Node;
  text: string;
  box: DOMRect;
}

/** Texts that are partly outside the page, or cut off without an ellipsis or a scrollbar. */
export function textOutside(page: HTMLElement): string[] {
  const { clientWidth } = page.ownerDocument.documentElement;
  const outside = shownTexts(page).filter(({ box }) => box.left < 0 || box.right > clientWidth);
  return [...outside.map(({ text }) => text), ...cutOff(page)];
}

/** Pairs of texts that overlap. */
export function textsThatOverlap(page: HTMLElement): string[] {
  const texts = shownTexts(page);
  return texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => a.node !== b.node && overlap(a.box, b.box))
      .map((b) => `${a.text} | ${b.text}`),
  );
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // The boxes of two lines may overlap a little, because they include the space above and below the letters.
  return width > 1 && height > Math.min(a.height, b.height) / 3;
}

/** Each visible line of text. Scrolled and truncated text counts as visible. */
function shownTexts(page: HTMLElement): ShownText[] {
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ opacityProperty: true }) || isForScreenReaders(parent)) continue;
    const range = page.ownerDocument.createRange();
    range.selectNodeContents(node);
    const around = scroller(parent);
    for (const box of range.getClientRects()) {
      texts.push({ node, text, box: around ? within(box, around) : box });
    }
  }
  return texts.filter(({ box }) => box.width > 0 && box.height > 0);
}

function cutOff(page: HTMLElement): string[] {
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  return [...page.querySelectorAll<HTMLElement>("*")]
    .filter((element) => !isForScreenReaders(element))
    .filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        (cuts(overflowX) && textOverflow !== "ellipsis" && scrollWidth > clientWidth + 1) ||
        (cuts(overflowY) && scrollHeight > clientHeight + 1)
      );
    })
    .map((element) => element.textContent);
}

function scroller(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX !== "visible") return each;
  }
  return null;
}

function isForScreenReaders(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (isScreenReaderSize(each)) return true;
  }
  return false;
}

/** Whether an element is at most 1 px wide and high, as with `sr-only`. */
function isScreenReaderSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1;
}

/** The part of a box that is visible in an element that scrolls or clips. */
function within(box: DOMRect, element: Element): DOMRect {
  const window = element.getBoundingClientRect();
  const isCutBelow = getComputedStyle(element).overflowY !== "visible";
  const left = Math.max(box.left, window.left);
  const top = Math.max(box.top, window.top);
  const width = Math.min(box.right, window.right) - left;
  const height = (isCutBelow ? Math.min(box.bottom, window.bottom) : box.bottom) - top;
  return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
}
