/**
 * Replaces the page's clipboard with a mock or, as on a page without HTTPS, with none. Use it in stories and their
 * `beforeEach`.
 *
 * @returns Puts the page's own back.
 */
export function replaceClipboard(writeText?: (text: string) => Promise<void>): () => void {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  return () => {
    // The browser's own is the prototype's. A story that is cleared away late must not take the next one's.
    if (navigator.clipboard === value) delete (navigator as { clipboard?: unknown }).clipboard;
  };
}

/** The text passed to the legacy copy command, and its result. */
export interface OldClipboard {
  texts: string[];
  refuses: boolean;
  restore: () => void;
}

/** A page without the async clipboard, whose old command copies what is selected in the field that has the focus. */
export function oldClipboard(): OldClipboard {
  const { execCommand } = document;
  const restoreClipboard = replaceClipboard();
  const old: OldClipboard = {
    texts: [],
    refuses: false,
    restore: () => {
      document.execCommand = execCommand;
      restoreClipboard();
    },
  };
  document.execCommand = () => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    if (!old.refuses) old.texts.push(value.slice(selectionStart, selectionEnd));
    return !old.refuses;
  };
  return old;
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

/** The texts passed to `write`, and the functions that settle each call, in the order of the calls. */
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
