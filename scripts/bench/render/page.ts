import "@kerf/react/styles.css";
import { derivePlain } from "./derive";
import type { Row } from "./row";
import { availableRows } from "./rows";
import { type Side, time } from "./work";

/** Milliseconds, round by round. */
export interface Samples {
  plain: number[];
  kerf: number[];
}

/** The functions that the benchmark calls on the page. */
export interface Bench {
  rows: Pick<Row, "id" | "work">[];
  /** Does the work on both sides alternately, `rounds` times after `warmUps` rounds that don't count. */
  measure(id: string, rounds: number, warmUps: number): Promise<Samples>;
  /** Repeats Kerf's side of the work, for the profiler. */
  repeat(id: string, times: number): Promise<void>;
}

declare global {
  var bench: Bench;
}

globalThis.bench = {
  rows: availableRows.map(({ id, work }) => ({ id, work })),

  async measure(id, rounds, warmUps) {
    const row = find(id);
    const plain = row.reference ? { item: row.reference } : await derivePlain(row);
    const sides = { plain, kerf: { item: row.item } };
    const samples: Samples = { plain: [], kerf: [] };
    for (let round = -warmUps; round < rounds; round++) {
      // The second side finds warmer caches, so the order alternates.
      const order = round % 2 === 0 ? (["plain", "kerf"] as const) : (["kerf", "plain"] as const);
      for (const name of order) {
        const spent = await time(row, sides[name], phaseOf(round, rounds));
        if (round >= 0) samples[name].push(spent);
      }
    }
    return samples;
  },

  async repeat(id, times) {
    const row = find(id);
    const kerf: Side = { item: row.item };
    for (let round = 0; round < times; round++) await time(row, kerf, phaseOf(round, times));
  },
};

/** Spreads the clicks evenly over a frame. */
function phaseOf(round: number, rounds: number): number {
  return Math.max(0, round) / rounds;
}

function find(id: string): Row {
  const row = availableRows.find((candidate) => candidate.id === id);
  if (!row)
    throw new Error(`No row is called ${id}. There are ${availableRows.map((each) => each.id).join(", ")}.`);
  return row;
}
