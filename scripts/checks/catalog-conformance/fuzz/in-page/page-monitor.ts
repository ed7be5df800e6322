type Listener = EventListenerOrEventListenerObject | null;

/** Records console messages and uncaught errors of the page, and counts listeners that components leave behind. */
export class PageMonitor {
  private messages: string[] = [];
  private listeners = new Map<unknown, number>();

  constructor() {
    for (const level of ["error", "warn"] as const) {
      console[level] = (...texts) => this.messages.push(`console.${level}: ${inWords(texts)}`);
    }
    addEventListener("error", (event) => {
      this.messages.push(`thrown: ${event.error?.stack ?? event.message}`);
      event.preventDefault();
    });
    addEventListener("unhandledrejection", (event) => {
      this.messages.push(`rejected: ${event.reason}`);
      event.preventDefault();
    });
    for (const target of [window, document, document.documentElement, document.body])
      this.countListeners(target);
  }

  /** The messages since the last call. */
  take(): string[] {
    return this.messages.splice(0);
  }

  /** Everything that a component may leave behind outside of its own elements, as text to compare. */
  state(): string {
    const { documentElement, body } = document;
    const elements = [documentElement, body, ...body.children].map((element) =>
      (element.cloneNode(false) as Element).outerHTML.replaceAll(' style=""', ""),
    );
    const listeners = [...this.listeners]
      .filter(([, count]) => count > 0)
      .map(([type, count]) => `${count} ${type}`);
    return [...elements, `listeners: ${listeners.sort().join(", ")}`].join("\n");
  }

  /** Counts the listeners of a target that outlives every component. */
  private countListeners(target: EventTarget): void {
    const { addEventListener: add, removeEventListener: remove } = target;
    // A WeakMap, because strong references would keep the listeners of unmounted components alive.
    const kept = new WeakMap<object, Set<string>>();
    const key = (type: string, options: unknown) =>
      `${type}${typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options}`;
    target.addEventListener = (type: string, listener: Listener, options?: AddEventListenerOptions) => {
      const types = (listener && kept.get(listener)) ?? new Set();
      if (listener && !types.has(key(type, options))) {
        kept.set(listener, types.add(key(type, options)));
        if (!options?.once) this.count(type, 1);
      }
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: Listener, options?: EventListenerOptions) => {
      if (listener && kept.get(listener)?.delete(key(type, options))) this.count(type, -1);
      remove.call(target, type, listener, options);
    };
  }

  private count(type: string, change: number): void {
    this.listeners.set(type, (this.listeners.get(type) ?? 0) + change);
  }
}

/** The text of a console message. React passes a pattern, followed by the values to insert. */
function inWords([first, ...rest]: unknown[]): string {
  const parts = [...rest];
  const text = String(first).replaceAll(/%[sdo]/g, () => String(parts.shift()));
  return [text, ...parts].map(String).join(" ").slice(0, 1500);
}
