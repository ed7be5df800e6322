import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
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

function Places({ delay }: { delay?: number }) {
  const own = useRef<HTMLDivElement>(null);
  const provided = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={own} data-testid="own" />
      <div ref={provided} data-testid="provided" />
      <Tooltip delay={delay} open content="In the body" side="left">
        <Button>At the edge</Button>
      </Tooltip>
      <PortalProvider container={provided}>
        <Tooltip delay={delay} open content="Provided">
          <Button>Provided</Button>
        </Tooltip>
        <Tooltip delay={delay} open content="Own" container={own} side="bottom">
          <Button>Own</Button>
        </Tooltip>
      </PortalProvider>
    </>
  );
}

/** It renders into its own `container`, the provider's, or the body. If there isn't enough space, it flips. */
export const Placement: Story = {
  render: ({ delay }) => <Places delay={delay} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("own")).toContainElement(await shown("Own"));
    await expect(canvas.getByTestId("provided")).toContainElement(await shown("Provided"));
    const inBody = await shown("In the body");
    await expect(inBody.closest("[data-slot=tooltip-portal]")?.parentElement).toBe(document.body);
    const trigger = canvas.getByRole("button", { name: "At the edge" });
    await expect(box(inBody).left).toBeGreaterThanOrEqual(box(trigger).right);
    await expect(inBody).toHaveAttribute("data-side", "right");
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
