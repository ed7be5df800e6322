import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { OverlayFrame } from "#kit";
import { Button } from "../button";
import { Drawer } from ".";
import { box, button, content, Filters, focusOn, open } from "./drawer.fixture";

const meta = {
  component: Drawer,
  title: "Behaviour/Drawer layout",
  tags: ["!autodocs"],
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = "Deployments that failed are kept for 90 days, others for 30.";
const paragraphs = Array.from({ length: 40 }, (_, i) => `${i + 1}. ${text}`).map((each) => (
  <p key={each}>{each}</p>
));

/** It is as high as the viewport, and long content scrolls inside. */
export const Tall: Story = {
  render: () => <Filters>{paragraphs}</Filters>,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await focusOn(panel);
    await expect(content().tabIndex).toBe(-1);
    await expect([box(panel).top, box(panel).bottom, content().scrollTop]).toEqual([0, innerHeight, 0]);
    content().scrollTop = content().scrollHeight;
    await expect(innerHeight - box(await button("Apply")).bottom).toBe(24);
    content().scrollTop = 0;
  },
};

/** Long text without a control can be scrolled by keyboard. */
export const TallText: Story = {
  parameters: { visual: { skip: "Tall has the pictures of a drawer that scrolls" } },
  render: () => (
    <Drawer.Root defaultOpen>
      <Drawer aria-label="Terms">{paragraphs}</Drawer>
    </Drawer.Root>
  ),
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole("dialog");
    await focusOn(panel);
    await waitFor(() => expect(content().tabIndex).toBe(0));
    await userEvent.tab();
    await focusOn(content());
  },
};

/** At the top and bottom, it is as high as its content, and leaves 48 px of the page. */
export const TallAtTheBottom: Story = {
  render: () => <Filters side="bottom">{paragraphs}</Filters>,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect([box(panel).top, box(panel).bottom]).toEqual([48, innerHeight]);
  },
};

/** In a narrower viewport, it leaves 48 px of the page. An invalid size is ignored, with a warning. */
export const Narrow: Story = {
  parameters: { console: { expect: [/Invalid Drawer\.size NaN/] } },
  render: () => (
    <>
      <OverlayFrame className="h-80 w-80">
        <Filters open modal={false} panel={{ size: 600, initialFocus: false }} />
      </OverlayFrame>
      <OverlayFrame className="h-80 w-150">
        <Filters
          open
          modal={false}
          panel={{ size: Number.NaN, "aria-label": "Invalid", initialFocus: false }}
        />
      </OverlayFrame>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [narrow, invalid] = canvasElement.querySelectorAll<HTMLElement>("[data-slot=drawer]");
    await expect([narrow?.offsetWidth, invalid?.offsetWidth]).toEqual([272, 384]);
  },
};

/** Long words, other scripts and more buttons than fit: nothing overflows the panel. */
export const Content: Story = {
  render: () => (
    <OverlayFrame className="h-120 w-110">
      <Drawer.Root open modal={false}>
        <Drawer size={280} initialFocus={false}>
          <Drawer.Title>Donaudampfschifffahrtsgesellschaftskapitänsmütze 🪚 مشاركة الرسم</Drawer.Title>
          <Drawer.Description>
            https://example.com/deployments/0123456789abcdef0123456789abcdef 図面を共有しますか。
          </Drawer.Description>
          <Drawer.Close render={<Button>Cancel</Button>} />
          <Button>Keep all deployments</Button>
          <Button variant="primary">Delete failed deployments</Button>
        </Drawer>
      </Drawer.Root>
    </OverlayFrame>
  ),
  play: async () => {
    await screen.findByRole("dialog");
    await expect(content().scrollWidth).toBe(content().clientWidth);
  },
};
