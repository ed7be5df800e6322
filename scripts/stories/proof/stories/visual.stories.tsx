import type { Meta, StoryObj } from "@storybook/react-vite";

/** Stories of which no picture can be trusted. */
const meta = { title: "Unsound/Visual" } satisfies Meta;
export default meta;
type Story = StoryObj;

/** It never comes to rest. */
export const Restless: Story = {
  parameters: { a11y: { test: "off" } },
  render: () => <p ref={count}>0</p>,
};

function count(paragraph: HTMLElement | null): void {
  if (!paragraph) return;
  const step = () => {
    paragraph.textContent += "0";
    if (paragraph.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
