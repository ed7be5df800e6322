import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

/** Stories that pass. */
const meta = { title: "Sound" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Plain: Story = { render: () => <p>Plain text.</p> };

export const Themed: Story = {
  render: () => (
    <>
      <style>{"[data-theme=dark] .themed { background: black; color: white }"}</style>
      <p className="themed">Black on white, or the other way round.</p>
    </>
  ),
};

export const Played: Story = {
  render: function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button")).toHaveTextContent("1");
  },
};

/** Storybook would hide it after 100 ms, even if React is about to commit it. */
export const LoadsSlowly: Story = {
  loaders: [
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(document.body).not.toHaveClass("sb-show-preparing-story");
    },
  ],
  render: () => <p>It is loaded.</p>,
};

export const Warned: Story = {
  parameters: { console: { expect: [/^As it should/] } },
  render: () => <p>It warns.</p>,
  play: () => console.warn("As it should."),
};
