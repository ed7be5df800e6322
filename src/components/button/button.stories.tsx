import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from ".";

const meta = {
  component: Button,
  title: "Components/Button",
  args: { children: "Save changes" },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
