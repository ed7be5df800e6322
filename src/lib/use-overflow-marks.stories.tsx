import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { useOverflowMarks } from "./use-overflow-marks";

function Row() {
  const row = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(1);
  useOverflowMarks(row);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add a region
      </button>
      <button type="button" onClick={() => setCount(1)}>
        Keep one
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul ref={row} aria-label="Regions" tabIndex={0} className="flex w-50 overflow-x-auto">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={index} className="w-20 shrink-0">
            Frankfurt
          </li>
        ))}
      </ul>
    </>
  );
}

/** The observers of the row since the story began. Storybook has others. */
const observers = new Set<ResizeObserver>();

const meta = {
  component: Row,
  title: "Behaviour/Overflow marks",
  parameters: { visual: { skip: "Table and Tabs show the marks" } },
  beforeEach: () => {
    const Original = globalThis.ResizeObserver;
    observers.clear();
    globalThis.ResizeObserver = class extends Original {
      override observe(target: Element, options?: ResizeObserverOptions) {
        super.observe(target, options);
        if (target.ariaLabel === "Regions") observers.add(this);
      }
    };
    return () => {
      globalThis.ResizeObserver = Original;
    };
  },
} satisfies Meta<typeof Row>;
export default meta;

/** The marks update when items are added and removed, with one observer for all renders. */
export const FollowsChildren: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: "Regions" });
    // In WebKit, the effect may run after the start of the story.
    await waitFor(() => expect(observers.size).toBe(1));
    await expect(row).not.toHaveAttribute("data-more-end");
    for (let times = 0; times < 3; times++) {
      await userEvent.click(canvas.getByRole("button", { name: "Add a region" }));
    }
    await waitFor(() => expect(row).toHaveAttribute("data-more-end"));
    row.scrollLeft = 200;
    await waitFor(() => expect(row).not.toHaveAttribute("data-more-end"));
    await expect(row).toHaveAttribute("data-more-start");
    await userEvent.click(canvas.getByRole("button", { name: "Keep one" }));
    await waitFor(() => expect(row).not.toHaveAttribute("data-more-start"));
    await expect(observers.size).toBe(1);
  },
};
