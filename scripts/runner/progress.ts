/** Counts the finished specs of a run, and estimates how long the others will take. */
export class Progress {
  private done = 0;
  private doneWeight = 0;
  private readonly start: number;

  /**
   * @param total The number of specs.
   * @param totalWeight How long they took when last measured, in ms. Progress is the share of this time.
   */
  constructor(
    private readonly total: number,
    private readonly totalWeight: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.start = now();
  }

  add(weight: number): void {
    this.done++;
    this.doneWeight += weight;
  }

  /** The progress as text, such as `132/209 · 63 % · 3 min left`. */
  toString(): string {
    const share = Math.min(1, this.doneWeight / this.totalWeight || 0);
    const left = ((this.now() - this.start) * (1 - share)) / share;
    const time = share > 0 ? ` · ${duration(left)} left` : "";
    return `${this.done}/${this.total} · ${Math.floor(share * 100)} %${time}`;
  }
}

/** Whether a line is the text of a {@link Progress}. */
export function isProgress(line: string): boolean {
  return /^\d+\/\d+ · \d+ %/.test(line);
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
