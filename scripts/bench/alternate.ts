/**
 * Does the same work on two sides, and alternates which side is first. Other load on the machine then slows
 * down both sides equally.
 */
export async function alternate<Side, Result>(
  sides: readonly [Side, Side],
  times: number,
  work: (side: Side) => Promise<Result>,
): Promise<[Result[], Result[]]> {
  const results: [Result[], Result[]] = [[], []];
  for (let time = 0; time < times; time++) {
    const order = [0, 1] as const;
    for (const which of time % 2 === 0 ? order : order.toReversed()) {
      results[which].push(await work(sides[which]));
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
