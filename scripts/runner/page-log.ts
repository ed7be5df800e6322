import type { Page } from "playwright-core";

/** Collects the errors and warnings of a page, at any time. */
export class PageLog {
  private messages: string[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.messages.push(message.text());
    });
    page.on("pageerror", (error) => this.messages.push(error.stack ?? String(error)));
  }

  /** The entries since the last call. */
  take(): string[] {
    return this.messages.splice(0);
  }
}

/** Compares the messages that a story wrote to the console with those that it expects. */
export class ConsoleExpectations {
  private readonly missing: Set<RegExp | string>;

  constructor(private readonly expected: (RegExp | string)[] = []) {
    this.missing = new Set(expected);
  }

  /** The messages that the story does not expect. */
  unexpected(messages: string[]): string[] {
    return messages.filter((message) => {
      const matching = this.expected.filter((pattern) => matches(pattern, message));
      for (const pattern of matching) this.missing.delete(pattern);
      return matching.length === 0;
    });
  }

  /** The expected messages that were never written. */
  unfulfilled(): string[] {
    return [...this.missing].map((pattern) => `expected in the console, but never written: ${pattern}`);
  }
}

function matches(pattern: RegExp | string, message: string): boolean {
  return typeof pattern === "string" ? message.includes(pattern) : pattern.test(message);
}
