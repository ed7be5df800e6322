import "@kerf/react/styles.css";
import { layoutShift } from "./layout-shift";
import { derivePlain } from "./plain";
import type { Row } from "./row";
import { rows } from "./rows";
import { time } from "./work";

/** Milliseconds, round by round. */
export interface Samples {
  reference: number[];
  kerf: number[];
}

/** The functions that the benchmark calls on the page. */
export interface Bench {
  rows: Pick<Row, "id" | "work" | "budget">[];
  /** Does the work on both sides alternately, `rounds` times after `warmUps` rounds that don't count. */
  measure(id: string, rounds: number, warmUps: number): Promise<Samples>;
  /** Shows every example, and resolves to the sum of the layout shift scores. */
  layoutShift(): Promise<number>;
}

declare global {
  var bench: Bench;
}

globalThis.bench = {
  rows: rows.map(({ id, work, budget }) => ({ id, work, budget })),

  async measure(id, rounds, warmUps) {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`No row is called ${id}.`);
    await row.prepare?.();
    const reference = row.reference ? { item: row.reference } : await derivePlain(row);
    const sides = { reference, kerf: { item: row.item } };
    const samples: Samples = { reference: [], kerf: [] };
    for (let round = -warmUps; round < rounds; round++) {
      // The second side finds warmer caches, so the order alternates.
      const order = round % 2 === 0 ? (["reference", "kerf"] as const) : (["kerf", "reference"] as const);
      for (const name of order) {
        // Clicks are spread evenly over a frame.
        const spent = await time(row, sides[name], Math.max(0, round) / rounds);
        if (round >= 0) samples[name].push(spent);
      }
    }
    return samples;
  },

  layoutShift,
};
