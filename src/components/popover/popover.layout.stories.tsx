import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import { Popover } from ".";
import { button, Kerf, open, trigger } from "./popover.fixture";

const meta = {
  component: Popover,
  title: "Behaviour/Popover layout",
  tags: ["!autodocs"],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();
const lines = Array.from({ length: 60 }, (_, i) => `${i + 1}. Cut along the line.`).map((line) => (
  <p key={line}>{line}</p>
));

/** A popover taller than the viewport ends before its edge and scrolls inside. */
export const Tall: Story = {
  render: () => <Kerf content={{ initialFocus: false }}>{lines}</Kerf>,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(box(panel).bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    const done = await button("Done");
    panel.scrollTop = panel.scrollHeight;
    await expect(box(done).bottom).toBeLessThan(box(panel).bottom);
    panel.scrollTop = 0;
  },
};

/** If there isn't enough space on its side, it flips to the opposite one, and shifts to stay in view. */
export const InView: Story = {
  render: () => (
    <div className="flex justify-end">
      <Kerf side="top" />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel).toHaveAttribute("data-side", "bottom");
    await expect(box(panel).top - box(await trigger(canvas)).bottom).toBe(6);
    await expect(innerWidth - box(panel).right).toBeGreaterThanOrEqual(8);
  },
};

/** The content's side overrides the root's, and offsets move it. */
export const SideAndOffsets: Story = {
  render: () => (
    <Kerf side="top" content={{ side: "right", align: "start", sideOffset: 20, alignOffset: 10 }} />
  ),
  play: async ({ canvas }) => {
    const [panel, opener] = [box(await open(canvas)), box(await trigger(canvas))];
    await expect([panel.left - opener.right, panel.top - opener.top].map(Math.round)).toEqual([20, 10]);
  },
};

function RightToLeftPage() {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div dir="rtl" className="flex justify-center">
      <div ref={page} />
      <Kerf content={{ align: "start", container: page }} />
    </div>
  );
}

/** In right-to-left text, `start` is the right side, and buttons are at the left. */
export const RightToLeft: Story = {
  render: () => <RightToLeftPage />,
  play: async ({ canvas }) => {
    const panel = box(await open(canvas));
    await expect(Math.abs(panel.right - box(await trigger(canvas)).right)).toBeLessThan(1);
  },
};
