import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { Button } from "../button";
import { Tooltip, type TooltipProps } from ".";
import { shown } from "./tooltip.fixture";

const meta = {
  component: Tooltip,
  title: "Behaviour/Tooltip layout",
  tags: ["!autodocs"],
  args: { content: "Copies the link", delay: 0, children: <Button>Copy</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If there isn't enough space on its side, it flips to the opposite one. */
export const Flips: Story = {
  parameters: { visual: { skip: "Sides has the pictures" } },
  args: { open: true, side: "left" },
  play: async ({ canvas }) => {
    const tooltip = await shown();
    await expect(tooltip).toHaveAttribute("data-side", "right");
    await expect(box(tooltip).left).toBeGreaterThanOrEqual(box(canvas.getByRole("button")).right);
  },
};

const box = (element: Element) => element.getBoundingClientRect();

function RightToLeftPage() {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div dir="rtl">
      <div ref={page} />
      <Tooltip open align="start" side="bottom" content="قصير" container={page}>
        <Button className="w-80">نسخ</Button>
      </Tooltip>
    </div>
  );
}

/** In right-to-left text, `align` is mirrored. */
export const RightToLeft: Story = {
  render: () => <RightToLeftPage />,
  play: async ({ canvas }) => {
    const tooltip = await shown("قصير");
    await expect(Math.abs(box(tooltip).right - box(canvas.getByRole("button")).right)).toBeLessThan(2);
  },
};

export const Conforms = conformance({
  Tooltip: (props) => (
    <Tooltip content="Copies the link" open {...props}>
      {(props as Partial<TooltipProps>).asChild ? <Button>Copy</Button> : "Copy"}
    </Tooltip>
  ),
  "Tooltip.Provider": withoutElement("it only holds delays", (props) => (
    <Tooltip.Provider {...props}>
      <Tooltip content="Copies the link">
        <Button>Copy</Button>
      </Tooltip>
    </Tooltip.Provider>
  )),
});
