/**
 * Resolves after the next frame is painted. A message that is sent during a frame arrives after its paint.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}

/**
 * Milliseconds from the start of the work until the frame that shows its effect is painted.
 *
 * @param phase When within a frame the work starts, from 0 to 1, because people act at any time.
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
