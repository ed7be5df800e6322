import { expect, waitFor } from "storybook/test";

/** Waits until all visible code is highlighted, so that tests and snapshots are always the same. */
export async function settled({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(
    () => {
      const codes = canvasElement.querySelectorAll("[data-slot=code], [data-slot=code-block]");
      expect(codes.length).toBeGreaterThan(0);
      for (const each of codes) expect(each).toHaveAttribute("data-highlighted", "true");
    },
    { timeout: 30_000 },
  );
}
