import { createLogUpdate } from "log-update";

/** The minimum time between two lines about the same task in a log, in ms. */
const LOG_INTERVAL = 10_000;

/**
 * Shows progress. On a terminal, the last lines are rewritten in place. In a log, each task prints a plain line at most
 * every ten seconds.
 */
export class LiveLines {
  private readonly lines = new Map<string, string>();
  private readonly logged = new Map<string, number>();
  private readonly stream = process.stdout;
  private readonly update = createLogUpdate(this.stream);

  /** Whether lines are rewritten in place. */
  get live(): boolean {
    return this.stream.isTTY === true;
  }

  /** Shows the current step of a task. */
  set(work: string, line: string): void {
    this.lines.set(work, line);
    if (this.live) this.draw();
    else if (performance.now() - (this.logged.get(work) ?? -LOG_INTERVAL) >= LOG_INTERVAL) {
      this.logged.set(work, performance.now());
      this.write(line);
    }
  }

  /** Removes a task that is done. */
  remove(work: string): void {
    this.lines.delete(work);
    if (this.live) this.draw();
  }

  /** Prints a permanent line. */
  log(line: string): void {
    if (this.live) this.update.clear();
    this.write(line);
    if (this.live) this.draw();
  }

  private draw(): void {
    this.update([...this.lines.values()].join("\n"));
  }

  private write(line: string): void {
    this.stream.write(`${line}\n`);
  }
}
