import { ready } from "../../../lib/page/ready";
import { isStorybooksOwn } from "../../../lib/page-elements";
import { storyBounds } from "./story-area";

/** The moment at which every story begins. */
const START = Date.UTC(2026, 0, 15, 9, 30);

let origin = performance.now();
let seed = 0;

/**
 * Gives every story the same time and the same random numbers, whichever story ran before it.
 *
 * The clock starts at the same time for each story, and then keeps running. A frozen clock would break code
 * that measures durations, from debouncing to testing libraries. Timers and animation frames are unchanged.
 */
export function fixClockAndRandom(): void {
  const RealDate = Date;
  const now = () => START + Math.floor(performance.now() - origin);
  // Not a proxy, which takes ten times as long to construct a date. A calendar constructs thousands.
  function fixedDate(...given: [] | [number]) {
    const args = given.length ? given : ([now()] as const);
    if (new.target === fixedDate) return new RealDate(...args);
    return new.target ? Reflect.construct(RealDate, args, new.target) : new RealDate(now()).toString();
  }
  Object.setPrototypeOf(fixedDate, RealDate);
  const own = { prototype: RealDate.prototype, now };
  globalThis.Date = Object.assign(fixedDate as unknown as DateConstructor, own);
  // The mulberry32 generator: short, well spread, and in the public domain.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function restartClockAndRandom(): void {
  origin = performance.now();
  seed = 0;
}

/** Latin, Arabic, and the character whose width ECharts uses as the line height. */
const LETTERS = "aا国";

/**
 * Resolves once the fonts for {@link LETTERS} are loaded. A text's width changes when its font loads, which
 * changes what a story measures, such as the position of a tooltip. Fonts for Japanese and emoji consist of
 * many files. Their other files load when a story needs them. A font that can't be loaded is missing in every
 * story.
 */
export async function fontsLoaded(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, "")));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, LETTERS)));
}

const before = new Map<string, string | null>();

/** Sets attributes of the root element, and restores the original values of those that earlier calls set. */
export function setRootAttributes(attributes: Record<string, string>): void {
  const root = document.documentElement;
  for (const name of Object.keys(attributes)) {
    if (!before.has(name)) before.set(name, root.getAttribute(name));
  }
  for (const [name, original] of before) {
    const value = attributes[name] ?? original;
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** Restores the original values of all attributes that were set. */
export function resetRootAttributes(): void {
  setRootAttributes({});
  before.clear();
}

const LIMIT_MS = 3000;

/** Reports whether the page changes: its elements, or their area. */
export class PageStability {
  private changes: MutationRecord[] = [];
  private area = "";
  private readonly observer = new MutationObserver((records) => this.note(records));

  /** Discards earlier changes, and watches for new ones. */
  watch(): void {
    this.observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    this.observer.takeRecords();
    this.changes = [];
    this.area = area();
  }

  /** Whether nothing has changed since `watch()`. */
  isStable(): boolean {
    this.note(this.observer.takeRecords());
    return this.changes.length === 0 && this.area === area();
  }

  /** Waits until the page doesn't change for two frames in a row. */
  async waitUntilStable(): Promise<void> {
    const end = performance.now() + LIMIT_MS;
    do {
      await ready();
      this.watch();
      await nextFrame();
      await nextFrame();
      if (this.isStable()) return;
    } while (performance.now() < end);
    throw new Error(`The story isn't stable after ${LIMIT_MS / 1000} s: ${this.lastChange()}`);
  }

  private note(records: MutationRecord[]): void {
    this.changes.push(...records.filter(({ target }) => !isStorybooksOwn(target)));
  }

  private lastChange(): string {
    const change = this.changes.at(-1);
    if (!change) return "its size keeps changing.";
    const element = change.target instanceof Element ? change.target : change.target.parentElement;
    const tag = element?.cloneNode(false) as Element | undefined;
    return `${change.attributeName ?? "the content"} of ${tag?.outerHTML} keeps changing.`;
  }
}

function area(): string {
  return JSON.stringify(storyBounds());
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
