/**
 * Replaces the page's clipboard with a mock. Without `writeText`, the page has no clipboard, like a page
 * without HTTPS. Use it in stories and their `beforeEach`.
 *
 * @returns A function that restores the page's own clipboard.
 */
export function replaceClipboard(writeText?: (text: string) => Promise<void>): () => void {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  return () => {
    // The browser's own clipboard is on the prototype. A late clean-up must not remove the mock of the next story.
    if (navigator.clipboard === value) delete (navigator as { clipboard?: unknown }).clipboard;
  };
}

/** The text passed to the legacy copy command, and its result. */
export interface OldClipboard {
  texts: string[];
  refuses: boolean;
  restore: () => void;
}

/** Removes the async clipboard API, and replaces the legacy command, which copies the selection in the focused field. */
export function oldClipboard(): OldClipboard {
  const restoreClipboard = replaceClipboard();
  const old: OldClipboard = {
    texts: [],
    refuses: false,
    restore: () => {
      // The browser's own command is on the prototype, too.
      delete (document as { execCommand?: unknown }).execCommand;
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
 * Keeps the result of a copy visible for snapshots, by ignoring timers of a second or more.
 *
 * @returns A function that restores the timers.
 */
export function holdOutcomes(): () => void {
  const { setTimeout: real } = window;
  const delayed = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 1000 ? real(handler, ms, ...rest) : 0;
  window.setTimeout = delayed as typeof setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

/**
 * A `beforeEach` that collects the copied texts, and keeps the result of a copy visible. On a documentation page, where
 * people copy, it changes nothing.
 */
export function collectCopies(copied: string[]) {
  return ({ viewMode }: { viewMode: string }) => {
    if (viewMode === "docs") return undefined;
    copied.length = 0;
    const restore = [replaceClipboard(async (text) => void copied.push(text)), holdOutcomes()];
    return () => {
      for (const each of restore) each();
    };
  };
}

/** The texts passed to `write`, and the functions that settle each call, in the order of the calls. */
interface Writes {
  texts: string[];
  resolve: (index: number) => void;
  reject: (index: number) => void;
  write: (text: string) => Promise<void>;
}

/** A clipboard whose writes the story resolves or rejects. */
function slowClipboard(): Writes {
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

/** The writes to the clipboard in the current story. Each one waits to be resolved or rejected. */
export let writes: Writes;

/** A `beforeEach` with a clipboard that waits. Results stay visible, unless the story sets `outcomesPass`. */
export function slowly({ parameters }: { parameters: { outcomesPass?: boolean } }) {
  writes = slowClipboard();
  const restore = [replaceClipboard(writes.write), parameters.outcomesPass ? () => {} : holdOutcomes()];
  return () => {
    for (const each of restore) each();
  };
}

interface Ends {
  resolve: () => void;
  reject: (reason: unknown) => void;
}
