/** Runs inside the page: replaces its texts with other content, and finds those that no longer fit. */
import { isStorybooksOwn, UNSEEN } from "../../visual/snapshots/in-page/bounds";
import type { Content } from "./contents";
import { boxFaults, textFaults } from "./faults";

/**
 * Selectors of texts that aren't replaced. Initials, dates, units and keys are always short. Tokens of code
 * aren't sentences. Sample texts with `translate="no"` aren't the subject of their story. The chart places
 * its tooltip only when it opens.
 */
const NOT_CONTENT = [
  "[data-slot=avatar-initials]",
  "[data-slot^=calendar-]",
  "[data-slot=input-group-addon]",
  "[data-slot=input-group-suffix]",
  "[data-slot=number-field-suffix]",
  "kbd",
  "code",
  "[translate=no]",
  "[data-slot=choropleth-map-tooltip]",
].join();

let original = new Map<Text, string>();

window.kerfContent = {
  fill({ text, repeats, wraps }: Content) {
    original = new Map(textsOnPage().map((node) => [node, node.data]));
    for (const [node, data] of original) {
      if (wraps && node.parentElement && getComputedStyle(node.parentElement).whiteSpace === "nowrap")
        continue;
      // Keeps the spaces at the ends of a text, which separate it from its neighbors in JSX.
      node.data = data.replace(/\S(.*\S)?/s, (own) => (repeats ? `${own} ${own}` : text));
    }
  },
  faults: () => [...textFaults(textsOnPage()), ...boxFaults(boxesOnPage())],
  restore() {
    for (const [node, data] of original) node.data = data;
  },
};

/** The text nodes of the story that contain words. */
function textsOnPage(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    if (!element || !/\p{L}{2}/u.test(text.data) || element.closest(`${UNSEEN}, svg, ${NOT_CONTENT}`))
      continue;
    if (!isStorybooksOwn(text)) texts.push(text);
  }
  return texts;
}

/** The story's pictures and controls. A picture inside a picture is part of it. */
function boxesOnPage(): Element[] {
  const roles = ["option", "menuitem", "tab", "slider", "treeitem"].map((role) => `[role=${role}]`);
  const selector = ["svg:not(svg svg)", "img", "button", "a", "input", "select", "textarea", ...roles].join();
  return [...document.querySelectorAll(selector)].filter(
    (element) => !isStorybooksOwn(element) && !element.closest("[translate=no]"),
  );
}

declare global {
  interface Window {
    kerfContent: {
      fill(content: Content): void;
      faults(): string[];
      restore(): void;
    };
  }
}
