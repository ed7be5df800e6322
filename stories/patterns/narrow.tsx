import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { scrolledSideways, textsThatOverlap } from "./overflow-checks";

/**
 * A story that shows a pattern at the narrowest width, in both directions. Nothing overlaps, and the page doesn't
 * scroll sideways.
 *
 * @param ready Waits until the page can be measured.
 */
export function narrow(draw: () => ReactNode, ready?: (page: HTMLElement) => Promise<unknown>) {
  return {
    parameters: { a11y: withoutFrames },
    render: () => (
      <div className="flex flex-wrap items-start gap-6">
        <AtWidth width={320}>{draw()}</AtWidth>
        <AtWidth width={321}>
          <div dir="rtl">{draw()}</div>
        </AtWidth>
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      for (const width of [320, 321]) {
        const page = await pageAt(canvasElement, width);
        await ready?.(page);
        await expect(scrolledSideways(page)).toBe(0);
        await expect(textsThatOverlap(page)).toEqual([]);
      }
    },
  };
}
