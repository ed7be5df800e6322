import "@kerf/react/styles.css";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { derivePlain } from "./plain";
import { rows } from "./rows";
import { settled, time } from "./work";

/** Milliseconds, round by round. */
interface Samples {
  reference: number[];
  kerf: number[];
}

const examples = import.meta.glob<Record<string, ComponentType>>("../../../src/components/*/*.examples.tsx", {
  eager: true,
});

/** The functions that the benchmark calls on the page. */
const functions = {
  rows: rows.map(({ id, work, budget }) => ({ id, work, budget })),

  /** Does the work on both sides alternately, `rounds` times after half as many that don't count. */
  async measure(id: string, rounds: number): Promise<Samples> {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`No row is called ${id}.`);
    const reference = row.reference ? { item: row.reference } : await derivePlain(row);
    const sides = { reference, kerf: { item: row.item } };
    const samples: Samples = { reference: [], kerf: [] };
    const order: (keyof Samples)[] = ["kerf", "reference"];
    for (let round = -Math.ceil(rounds / 2); round < rounds; round++) {
      for (const name of order) {
        // Clicks are spread evenly over a frame.
        const spent = await time(row, sides[name], Math.max(0, round) / rounds);
        if (round >= 0) samples[name].push(spent);
      }
      // The second side finds warmer caches, so the order alternates.
      order.reverse();
    }
    return samples;
  },

  /** Shows every example that users copy, and resolves to the sum of the layout shift scores. */
  async layoutShift(): Promise<number> {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const all = Object.entries(examples).flatMap(([path, module]) =>
      Object.entries(module).map(([name, Example]) => <Example key={path + name} />),
    );
    const root = createRoot(document.body.appendChild(document.createElement("main")));
    flushSync(() => root.render(all));
    await document.fonts.ready;
    while (document.querySelector("[data-slot=code-block]:not([data-highlighted])")) await settled();
    await settled();
    return sum;
  },
};

declare global {
  var bench: typeof functions;
}
globalThis.bench = functions;
