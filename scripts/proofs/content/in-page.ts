/** What runs inside the page: fills its texts with other content, and finds what no longer fits. */
import { isStorybooksOwn, UNSEEN } from "../../visual/snapshots/in-page/bounds";
import type { Content } from "./contents";
import { textFaults } from "./text-faults";

/**
 * Texts that are short by nature: initials, dates, units and keys. Code, whose tokens aren't sentences. Sample texts that
 * aren't the subject of their story (`translate="no"`). A tooltip that the chart places only when it opens.
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
  show(storyId) {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
  },
  fill({ text, repeats, wraps }: Content) {
    original = new Map(textsOnPage().map((node) => [node, node.data]));
    for (const [node, data] of original) {
      if (wraps && node.parentElement && getComputedStyle(node.parentElement).whiteSpace === "nowrap")
        continue;
      // JSX leaves spaces between the texts of an element at their ends.
      node.data = data.replace(/\S(.*\S)?/s, (own) => (repeats ? `${own} ${own}` : text));
    }
  },
  faults: () => textFaults(textsOnPage()),
  restore() {
    for (const [node, data] of original) node.data = data;
  },
};

/** The text nodes of the story that say something in words. */
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

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
    kerfContent: {
      show(storyId: string): void;
      fill(content: Content): void;
      faults(): string[];
      restore(): void;
    };
  }
}
