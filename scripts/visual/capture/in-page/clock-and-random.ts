/** The moment at which every story begins. */
const START = Date.UTC(2026, 0, 15, 9, 30);

/**
 * Gives every story the same time and the same random numbers, whichever story ran before it.
 *
 * The clock starts at the same time for each story, and then keeps running. A frozen clock would break code
 * that measures durations, from debouncing to testing libraries. Timers and animation frames are unchanged.
 *
 * @returns A function that resets both.
 */
export function fixClockAndRandom(): () => void {
  const RealDate = Date;
  let origin = performance.now();
  let seed = 0;
  const now = () => START + Math.floor(performance.now() - origin);

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  });

  // The mulberry32 generator: short, well spread, and in the public domain.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return () => {
    origin = performance.now();
    seed = 0;
  };
}
