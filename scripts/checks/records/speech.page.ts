/** Runs inside the page: a screen reader that writes down what it would say. */
import { Virtual } from "@guidepup/virtual-screen-reader";

/** Base UI appends it to the text of a status at first. */
const WORD_JOINER = "\u2060";

let reader = new Virtual();
let heard = 0;
let announced = "";
let stops: Element[] = [];

const kerfSpeech = {
  /** Starts the screen reader, with the focus at the start of the page. */
  async start() {
    await reader.stop();
    reader = new Virtual();
    await reader.start({ container: document.documentElement });
    heard = (await reader.spokenPhraseLog()).length;
    announced = "";
    stops = [];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },

  /** Stops the screen reader, which would follow the next stories. */
  stop: () => reader.stop(),

  /** Whether an element has the focus that had it at no earlier call. */
  isNewStop() {
    const focused = document.activeElement;
    if (!focused || focused === document.body || stops.includes(focused)) return false;
    stops.push(focused);
    return true;
  },

  /** The phrases since the last call. The last one is the focused element, if that has changed. */
  async listen() {
    const focused = document.activeElement;
    if (focused && focused !== document.body) {
      const active = focused.getAttribute("aria-activedescendant");
      await announce((active && document.getElementById(active)) || focused);
    }
    const phrases = (await reader.spokenPhraseLog()).slice(heard);
    heard += phrases.length;
    return phrases.map((phrase) => phrase.replaceAll(WORD_JOINER, "")).filter(isNews);
  },
};
window.kerfSpeech = kerfSpeech;

/**
 * Whether a phrase isn't the latest announcement again. Status regions repeat it after a while, so that readers notice
 * it. The next key may come before or after that.
 */
function isNews(phrase: string): boolean {
  if (!/^(polite|assertive): /.test(phrase)) return true;
  const isRepeated = phrase === announced;
  announced = phrase;
  return !isRepeated;
}

/**
 * Has the reader say an element as it is now, unless it said just that. It has no command for it: it follows the focus,
 * but neither changes of the focused element nor `aria-activedescendant`. Only listeners of the root see the event,
 * because it doesn't bubble.
 */
async function announce(element: Element): Promise<void> {
  const event = new Event("focusin");
  Object.defineProperty(event, "target", { value: element });
  document.documentElement.dispatchEvent(event);
  // The reader speaks before the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

declare global {
  interface Window {
    kerfSpeech: typeof kerfSpeech;
  }
}
