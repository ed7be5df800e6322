/** Runs inside the page: replaces its texts with other content, and finds those that no longer fit. */
import { INVISIBLE, isStorybooksOwn } from "../../lib/page-elements";
import type { Content } from "./check-content";
import { boxFaults, inputFaults, textFaults } from "./faults";

/**
 * Selectors of texts that aren't replaced. Initials, dates, times, units and keys are always short. Tokens of code
 * aren't sentences. Sample texts with `translate="no"` aren't the subject of their story. The chart places
 * its tooltip only when it opens.
 */
const NOT_CONTENT = [
  "[data-slot=avatar-initials]",
  "[data-slot^=calendar-]",
  "[data-slot=time-field-input]",
  "[data-slot=input-group-addon]",
  "[data-slot=input-group-suffix]",
  "[data-slot=number-field-suffix]",
  "kbd",
  "code",
  "[translate=no]",
  "[data-slot$=-map-tooltip]",
  "[data-slot=chart-tooltip]",
].join();

/** What people read in an input: its value, or else its placeholder. */
const INPUT_TEXTS = ["value", "placeholder"] as const;

/** The attributes with texts for people. */
const NAMES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
  "alt",
];

/** Renders the story in a language of the toolbar. */
async function renderIn(locale: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve) => {
    const end = () => {
      channel.off("storyFinished", end);
      resolve();
    };
    channel.on("storyFinished", end);
    channel.emit("updateGlobals", { globals: { locale } });
  });
  await window.kerf.waitUntilStable();
}

/** Puts the original texts back. */
let restorers: (() => void)[] = [];

const kerfContent = {
  fill({ text, repeats, wraps }: Content) {
    // Keeps the spaces at the ends of a text, which separate it from its neighbors in JSX.
    const filled = (original: string) =>
      original.replace(/\S(.*\S)?/s, (words) => (repeats ? `${words} ${words}` : text));
    const isOneLine = (element: Element | null) =>
      element !== null && getComputedStyle(element).whiteSpace === "nowrap";
    restorers = [];
    for (const node of textsOnPage()) {
      if (wraps && isOneLine(node.parentElement)) continue;
      const original = node.data;
      restorers.push(() => (node.data = original));
      node.data = filled(original);
    }
    for (const input of inputsOnPage()) {
      for (const property of INPUT_TEXTS) {
        const original = input[property];
        if (!hasWords(original)) continue;
        restorers.push(() => (input[property] = original));
        input[property] = filled(original);
      }
    }
  },
  faults: () => [...textFaults(textsOnPage()), ...inputFaults(inputsOnPage()), ...boxFaults(boxesOnPage())],
  /** The texts and names of the story that are among these in the toolbar's pseudo-locale. */
  async untranslated(english: string[]): Promise<string[]> {
    await renderIn("pseudo");
    const names = [...document.querySelectorAll("body *")].flatMap((element) =>
      isStorybooksOwn(element) ? [] : NAMES.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const shown = [...textsOnPage().map(({ data }) => data), ...names].map((text) => text.trim());
    await renderIn("en");
    return [...new Set(shown)].filter((text) => english.includes(text));
  },
  restore() {
    for (const restore of restorers) restore();
  },
};
window.kerfContent = kerfContent;

/** The text nodes of the story that contain words. */
function textsOnPage(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    if (!element || !hasWords(text.data) || element.closest(`${INVISIBLE}, svg, ${NOT_CONTENT}`)) continue;
    if (!isStorybooksOwn(text)) texts.push(text);
  }
  return texts;
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** The inputs for words. Files and dates, for example, have texts of the browser. */
function inputsOnPage(): (HTMLInputElement | HTMLTextAreaElement)[] {
  const words = ["text", "search", "url", "email", "tel", "password"];
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].filter(
    (input) =>
      (input.type === "textarea" || words.includes(input.type)) &&
      !input.closest(`${INVISIBLE}, ${NOT_CONTENT}`) &&
      !isStorybooksOwn(input),
  );
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
    kerfContent: typeof kerfContent;
  }
}
