import { ready } from "../../../lib/page/ready";
import { isStorybooksOwn } from "../../../lib/page-elements";
import { storyBounds } from "./bounds";

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
