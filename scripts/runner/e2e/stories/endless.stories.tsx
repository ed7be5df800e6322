import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";

/** Stories that never end or leave their page, and some that must run anyway. */
const meta = { title: "Endless", render: () => <p>It leaves its page.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A story whose play function leaves the page, and then waits for ever. */
const leaving = (leave: (canvas: HTMLElement) => void): Story => ({
  render: () => (
    <form>
      <button type="submit" name="sent" value="yes">
        Send
      </button>
    </form>
  ),
  play: ({ canvasElement }) => {
    leave(canvasElement);
    return new Promise<void>(() => {});
  },
});

export const Blank = leaving(() => {
  location.href = "about:blank";
});
export const Reloads = leaving(() => location.reload());
export const Submits = leaving((canvas) => canvas.querySelector("button")?.click());

/** Links to anchors don't leave the page. */
export const SoundAnchor: Story = {
  render: () => <a href="#there">There</a>,
  play: ({ canvas }) => canvas.getByRole("link").click(),
};

/** It leaves after the runner has gone on to examine it, or to the next story. */
export const Late: Story = {
  play: () => {
    setTimeout(() => {
      location.href = "about:blank";
    }, 0);
  },
};

/** Each update schedules the next one so late that React doesn't detect the loop. */
export const Renders: Story = {
  render: function Counter() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      Promise.resolve().then(() => setCount(count + 1));
    }, [count]);
    return <p>{count}</p>;
  },
};

export const SoundInBetween: Story = { render: () => <p>It renders after one that never ends.</p> };

/** The last story of its file, so that the page is closed when the next file begins. */
export const Loops: Story = {
  render: () => <p>Its play function never ends.</p>,
  play: () => {
    for (;;);
  },
};
