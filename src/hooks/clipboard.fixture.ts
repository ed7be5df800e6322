/**
 * Puts a clipboard in the place of the page's own, or none, as on a page that did not come over HTTPS: for stories
 * and their `beforeEach`.
 *
 * @returns Puts the page's own back.
 */
export function replaceClipboard(writeText?: (text: string) => Promise<void>): () => void {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  return () => {
    // The browser's own is the prototype's.
    delete (navigator as { clipboard?: unknown }).clipboard;
  };
}

/**
 * Keeps what a copy came to on show, for the pictures: no timer of a second or more goes off.
 *
 * @returns Lets them go off again.
 */
export function holdOutcomes(): () => void {
  const { setTimeout: real } = window;
  const held = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 1000 ? real(handler, ms, ...rest) : 0;
  window.setTimeout = held as typeof setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

/** What `write` was asked to write, and what ends each of these writes, in the order of the calls. */
export interface Writes {
  texts: string[];
  resolve: (index: number) => void;
  reject: (index: number) => void;
  write: (text: string) => Promise<void>;
}

/** A clipboard whose writes end when the story says so. */
export function slowClipboard(): Writes {
  const texts: string[] = [];
  const pending: Ends[] = [];
  return {
    texts,
    resolve: (index) => pending[index]?.resolve(),
    reject: (index) => pending[index]?.reject(new DOMException("Not allowed", "NotAllowedError")),
    write: (text) =>
      new Promise((resolve, reject) => {
        texts.push(text);
        pending.push({ resolve, reject });
      }),
  };
}

interface Ends {
  resolve: () => void;
  reject: (reason: unknown) => void;
}
