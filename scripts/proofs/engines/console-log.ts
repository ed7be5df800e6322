/**
 * The start of the message about a ResizeObserver whose callback changes the size of what it observes. It is called again
 * in the next frame. Chromium doesn't write the message to its console, so no other run sees it.
 */
const DELAYED = "ResizeObserver loop";

/**
 * React's warnings about tests. Whether an update or a timer coincides with a simulated event, and so causes one, depends
 * on the speed of the engine.
 */
const ABOUT_ACT = /not wrapped in act\(|inside an `act` scope/;

/** Records the page's errors and warnings from inside, because WebKit's driver doesn't report them. */
export class ConsoleLog {
  private messages: string[] = [];

  constructor() {
    for (const method of ["error", "warn"] as const) {
      const original = console[method];
      console[method] = (...args: unknown[]) => {
        const message = format(args);
        if (!ABOUT_ACT.test(message)) this.messages.push(message);
        original.apply(console, args);
      };
    }
    addEventListener("error", ({ message, error }) => {
      if (!message.startsWith(DELAYED)) this.messages.push(describe(error ?? message));
    });
    addEventListener("unhandledrejection", ({ reason }) => this.messages.push(describe(reason)));
  }

  /** The messages since the last call. */
  take(): string[] {
    return this.messages.splice(0);
  }
}

/** Inserts arguments for the placeholders of the first one, as browsers do. */
function format([first, ...rest]: unknown[]): string {
  const text =
    typeof first === "string" ? first.replaceAll(/%[sdifoOc]/g, (it) => insert(it, rest)) : describe(first);
  return [text, ...rest.map(describe)].join(" ");
}

function insert(placeholder: string, rest: unknown[]): string {
  if (rest.length === 0) return placeholder;
  const value = describe(rest.shift());
  return placeholder === "%c" ? "" : value;
}

function describe(value: unknown): string {
  return value instanceof Error ? `${value}\n${value.stack}` : String(value);
}
