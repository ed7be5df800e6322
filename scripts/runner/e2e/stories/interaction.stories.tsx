import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Stories that the interaction layer must fail. */
const meta = { title: "Unsound/Interaction", render: () => <p>Some text.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

/** On a retry, Storybook doesn't run a story that it already shows. The runner takes that for success. */
export const AlwaysFails: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Some text.")).toHaveTextContent("Another text.");
  },
};
