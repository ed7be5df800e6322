import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

/** Stories whose pictures can't be trusted. */
const meta = { title: "Unsound/Visual" } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Its text never stops changing. */
export const Restless: Story = {
  parameters: { a11y: { test: "off" } },
  render: () => <p ref={count}>0</p>,
};

let renders = 0;

/** It isn't the same the second time. */
export const Differs: Story = {
  render: function Numbered() {
    const [number] = useState(() => renders++);
    return <p>{number}</p>;
  },
};

function count(paragraph: HTMLElement | null): void {
  if (!paragraph) return;
  const step = () => {
    paragraph.textContent += "0";
    if (paragraph.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
