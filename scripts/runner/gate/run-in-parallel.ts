/** A piece of work. */
interface Work {
  name: string;
  /** The names of the work that must have ended before it starts. */
  after?: string[];
}

/** Does all work, at most `most` pieces at a time. Always starts the first piece that needn't wait. */
export async function runInParallel<Each extends Work>(
  all: readonly Each[],
  most: number,
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const open = new Set(all.map(({ name }) => name));
  const waiting = [...all];
  const running = new Set<Promise<void>>();
  while (open.size > 0) {
    const at = waiting.findIndex(({ after = [] }) => after.every((name) => !open.has(name)));
    const [next] = running.size < most && at >= 0 ? waiting.splice(at, 1) : [];
    if (next) {
      const done = work(next).finally(() => {
        running.delete(done);
        open.delete(next.name);
      });
      running.add(done);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`None of these can start: ${[...open].join(", ")}.`);
  }
}
