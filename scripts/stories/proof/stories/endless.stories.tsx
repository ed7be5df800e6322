import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";

/** Stories that never end, and one that must run all the same. Its title comes before that of the sound stories. */
const meta = { title: "Endless" } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Each update asks for the next one, too late for React to count them. */
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

/** The last of its file, so that the next file begins with a page that is gone. */
export const Loops: Story = {
  render: () => <p>Its play function never ends.</p>,
  play: () => {
    for (;;);
  },
};
