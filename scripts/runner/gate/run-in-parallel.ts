/** Does all work in its order, at most `most` pieces at a time, and each piece after those that it names in `after`. */
export async function runInParallel<Work extends { name: string; after?: string[] }>(
  all: readonly Work[],
  most: number,
  run: (work: Work) => Promise<void>,
): Promise<void> {
  const ended = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let free = most;
  for (const work of all) ended.set(work.name, start(work));
  await Promise.all(ended.values());

  async function start(work: Work): Promise<void> {
    await Promise.all((work.after ?? []).map((name) => ended.get(name)));
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    await run(work);
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
