import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, OverlayFrame, openContract, withoutElement } from "#kit";
import { Button } from "../button";
import { Drawer, type DrawerRootProps } from ".";
import {
  backdrop,
  box,
  button,
  closed,
  content,
  Filters,
  focusOn,
  open,
  stillOpen,
  trigger,
} from "./drawer.fixture";

const meta = {
  component: Drawer,
  title: "Behaviour/Drawer",
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();

export const Contract = openContract({
  role: "dialog",
  name: "Filters",
  description: "Deployments of the last 30 days.",
  render: ({ root, trigger, popup, children }) => (
    <Drawer.Root {...root}>
      <Drawer.Trigger {...trigger} />
      <Drawer {...popup}>
        <Drawer.Title>Filters</Drawer.Title>
        <Drawer.Description>Deployments of the last 30 days.</Drawer.Description>
        {children}
        <Drawer.Close>Done</Drawer.Close>
      </Drawer>
    </Drawer.Root>
  ),
  closes: {
    "outside-press": () => userEvent.click(backdrop()),
    "close-press": async () => userEvent.click(await button("Done")),
  },
});

/** Tab cycles inside it. The page behind is inert and doesn't scroll. A press on it closes the drawer. */
export const Modal: Story = {
  render: () => (
    <div className="h-[1200px]">
      <Filters />
    </div>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const roots = [document.documentElement, document.body];
    await waitFor(() => expect(roots.map((it) => getComputedStyle(it).overflowY)).toContain("hidden"));
    await focusOn(await button("Reset"));
    await userEvent.tab();
    await focusOn(await button("Apply"));
    await userEvent.tab();
    await focusOn(await button("Reset"));
    await userEvent.tab({ shift: true });
    await focusOn(await button("Apply"));
    await userEvent.click(backdrop());
    await closed();
    await focusOn(await trigger(canvas));
    await open(canvas);
  },
};

const onPress = fn();

/** Without `modal`, the page stays usable. With `disablePointerDismissal`, a press on it leaves the drawer open. */
export const NotModal: Story = {
  render: () => (
    <>
      <Filters modal={false} disablePointerDismissal panel={{ size: 200 }} />
      <Button onClick={onPress}>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(backdrop()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(onPress).toHaveBeenCalled();
    await stillOpen(panel);
    await userEvent.click(await button("Reset"));
    await closed();
    await open(canvas);
  },
};

/** Without `modal`, Tab moves on to the page, and the drawer closes. */
export const FocusLeaves: Story = {
  render: () => (
    <>
      <Filters modal={false} onOpenChange={onOpenChange} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(await button("Reset"));
    await userEvent.tab();
    await focusOn(await button("Apply"));
    await userEvent.tab();
    await closed();
    const left = expect.objectContaining({ reason: "focus-out" });
    await expect(onOpenChange).toHaveBeenLastCalledWith(false, left);
    await focusOn(canvas.getByRole("button", { name: "Elsewhere" }));
  },
};

const text = "Deployments that failed are kept for 90 days, others for 30.";
const paragraphs = Array.from({ length: 40 }, (_, i) => `${i + 1}. ${text}`).map((each) => (
  <p key={each}>{each}</p>
));

/** It is as high as the viewport, and long content scrolls inside. Only a drawer at the bottom has snap points. */
export const Tall: Story = {
  render: () => <Filters snapPoints={[200, 1]}>{paragraphs}</Filters>,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(screen.queryByRole("button", { name: "Expand" })).toBeNull();
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

const inDrawer = (part: ReactNode, root?: Omit<DrawerRootProps, "children">) => (
  <Drawer.Root defaultOpen {...root}>
    <Drawer aria-label="Filters">{part}</Drawer>
  </Drawer.Root>
);

export const Conforms = conformance({
  "Drawer.Root": withoutElement("it only holds the state", (props) => (
    <Drawer.Root {...props}>
      <Drawer.Trigger>Filters</Drawer.Trigger>
      <Drawer aria-label="Filters" />
    </Drawer.Root>
  )),
  "Drawer.Trigger": (props) => (
    <Drawer.Root>
      <Drawer.Trigger {...props}>Filters</Drawer.Trigger>
    </Drawer.Root>
  ),
  Drawer: (props) => (
    <Drawer.Root defaultOpen>
      <Drawer aria-label="Filters" {...props} />
    </Drawer.Root>
  ),
  "Drawer.Title": (props) => inDrawer(<Drawer.Title {...props}>Filters</Drawer.Title>),
  // With snap points, so that it has a handle, which the others don't have.
  "Drawer.Description": (props) =>
    inDrawer(<Drawer.Description {...props}>Deployments of the last 30 days.</Drawer.Description>, {
      side: "bottom",
      snapPoints: [200, 0.9],
    }),
  "Drawer.Close": (props) => inDrawer(<Drawer.Close {...props}>Apply</Drawer.Close>),
});
