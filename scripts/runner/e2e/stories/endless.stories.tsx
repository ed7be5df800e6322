import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";

/** Stories that never end, and one that must run anyway. The title sorts before that of the sound stories. */
const meta = { title: "Endless" } satisfies Meta;
export default meta;
type Story = StoryObj;

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
