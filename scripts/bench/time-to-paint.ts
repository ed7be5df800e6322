/** Resolves after the next frame was painted: a message that is sent in a frame arrives when it is done. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}

/**
 * Milliseconds from what is done until the frame that shows its effect is painted.
 *
 * @param phase When in a frame it is done, from 0 to 1: people do it at any time.
 */
export async function timeToPaint(phase: number, work: () => void): Promise<number> {
  globalThis.gc?.();
  await painted();
  const frame = performance.now();
  while (performance.now() < frame + (phase * 1000) / 60);
  const start = performance.now();
  work();
  await painted();
  return performance.now() - start;
}
