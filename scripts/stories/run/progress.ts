/** Counts what is done of a run, and estimates how long the rest will take. */
export class Progress {
  private done = 0;
  private doneWeight = 0;
  private readonly start: number;

  /**
   * @param total How many specs there are.
   * @param totalWeight How long they took when they were last measured, in ms: their share of the time counts.
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

  /** Such as `132/209 · 63 % · 3 min left`. */
  toString(): string {
    const share = Math.min(1, this.doneWeight / this.totalWeight || 0);
    const left = ((this.now() - this.start) * (1 - share)) / share;
    const time = share > 0 ? ` · ${duration(left)} left` : "";
    return `${this.done}/${this.total} · ${Math.floor(share * 100)} %${time}`;
  }
}

/** A line that a {@link Progress} wrote. */
export function isProgress(line: string): boolean {
  return /^\d+\/\d+ · \d+ %/.test(line);
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
