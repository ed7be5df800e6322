/** The number of rows in a chunk, whose heights are added up together. */
const CHUNK = 256;

/**
 * The positions of many rows, if few of them have been measured. The others have an estimated height. Asking for a
 * position among 100,000 rows adds up a few hundred numbers.
 */
export class RowHeights {
  readonly count: number;
  readonly #estimate: number;
  /** The difference between each measured row and the estimate, and the sum of differences per chunk. */
  readonly #differences = new Map<number, number>();
  readonly #sums: number[];

  constructor(count: number, estimate: number) {
    this.count = count;
    this.#estimate = estimate;
    this.#sums = new Array(Math.ceil(count / CHUNK)).fill(0);
  }

  heightOf(index: number): number {
    return this.#estimate + (this.#differences.get(index) ?? 0);
  }

  set(index: number, height: number): void {
    const chunk = Math.floor(index / CHUNK);
    this.#sums[chunk] = (this.#sums[chunk] ?? 0) + height - this.heightOf(index);
    this.#differences.set(index, height - this.#estimate);
  }

  /**
   * The distance of a row from the first row. If `index` is the number of rows, it is the height of all rows.
   */
  topOf(index: number): number {
    const chunk = Math.floor(index / CHUNK);
    let top = index * this.#estimate;
    for (let before = 0; before < chunk; before++) top += this.#sums[before] as number;
    for (let before = chunk * CHUNK; before < index; before++) top += this.#differences.get(before) ?? 0;
    return top;
  }

  /** The row at a distance from the top of the first row. Outside the list, it is the first or last row. */
  indexAt(distance: number): number {
    let top = 0;
    let chunk = 0;
    for (; chunk < this.#sums.length - 1; chunk++) {
      const height = CHUNK * this.#estimate + (this.#sums[chunk] as number);
      if (top + height > distance) break;
      top += height;
    }
    let index = chunk * CHUNK;
    for (; index < this.count - 1; index++) {
      top += this.heightOf(index);
      if (top > distance) break;
    }
    return index;
  }
}
