import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { focusOn, settled } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
import { Button } from "../button";
import { Popover } from ".";
import { button, Kerf, open, trigger } from "./popover.fixture";

const meta = {
  component: Popover,
  title: "Behaviour/Popover layout",
  tags: ["!autodocs"],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();
const lines = Array.from({ length: 60 }, (_, i) => `${i + 1}. Cut along the line.`).map((line) => (
  <p key={line}>{line}</p>
));

/** A popover taller than the viewport ends before its edge and scrolls inside. */
export const Tall: Story = {
  render: () => <Kerf content={{ initialFocus: false }}>{lines}</Kerf>,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(box(panel).bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    const done = await button("Done");
    panel.scrollTop = panel.scrollHeight;
    await expect(box(done).bottom).toBeLessThan(box(panel).bottom);
    panel.scrollTop = 0;
  },
};

/** If there isn't enough space on its side, it flips to the opposite one, and shifts to stay in view. */
export const InView: Story = {
  render: () => (
    <div className="flex justify-end">
      <Kerf side="top" />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel).toHaveAttribute("data-side", "bottom");
    await expect(box(panel).top - box(await trigger(canvas)).bottom).toBe(6);
    await expect(innerWidth - box(panel).right).toBeGreaterThanOrEqual(8);
  },
};

/** The content's side overrides the root's, and offsets move it. */
export const SideAndOffsets: Story = {
  render: () => (
    <Kerf side="top" content={{ side: "right", align: "start", sideOffset: 20, alignOffset: 10 }} />
  ),
  play: async ({ canvas }) => {
    const [panel, opener] = [box(await open(canvas)), box(await trigger(canvas))];
    await expect([panel.left - opener.right, panel.top - opener.top].map(Math.round)).toEqual([20, 10]);
  },
};

function Places() {
  const own = useRef<HTMLDivElement>(null);
  const provided = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={own} data-testid="own" />
      <div ref={provided} data-testid="provided" />
      <PortalProvider container={provided}>
        {["Provided", "Own"].map((name) => (
          <Popover key={name} defaultOpen>
            <Popover.Trigger render={<Button>{name}</Button>} />
            <Popover.Content container={name === "Own" ? own : undefined} side="right" initialFocus={false}>
              <Popover.Title>{name}</Popover.Title>
            </Popover.Content>
          </Popover>
        ))}
      </PortalProvider>
      <Kerf content={{ side: "right" }} />
    </>
  );
}

/** It renders into its own `container`, the provider's, or the body. */
export const Container: Story = {
  render: () => <Places />,
  play: async ({ canvas }) => {
    const named = (name: string) => screen.findByRole("dialog", { name });
    await expect(canvas.getByTestId("own")).toContainElement(await named("Own"));
    await expect(canvas.getByTestId("provided")).toContainElement(await named("Provided"));
    const panel = await open(canvas);
    await expect(panel.closest("[data-slot=popover-portal]")?.parentElement).toBe(document.body);
  },
};

function RightToLeftPage() {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div dir="rtl" className="flex justify-center">
      <div ref={page} />
      <Kerf content={{ align: "start", container: page }} />
    </div>
  );
}

/** In right-to-left text, `start` is the right side, and buttons are at the left. */
export const RightToLeft: Story = {
  render: () => <RightToLeftPage />,
  play: async ({ canvas }) => {
    const panel = box(await open(canvas));
    await expect(Math.abs(panel.right - box(await trigger(canvas)).right)).toBeLessThan(1);
  },
};

function ChosenFocusExample() {
  const initial = useRef<HTMLButtonElement>(null);
  const final = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Kerf content={{ initialFocus: initial, finalFocus: final }}>
        <Button>First</Button>
        <Button ref={initial}>Second</Button>
      </Kerf>
      <Button ref={final}>Elsewhere</Button>
    </>
  );
}

/** `initialFocus` and `finalFocus` replace the first control and the trigger. */
export const CustomFocus: Story = {
  render: () => <ChosenFocusExample />,
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(await button("Second"));
    await userEvent.keyboard("{Escape}");
    await focusOn(canvas.getByRole("button", { name: "Elsewhere" }));
    await open(canvas);
  },
};

/** Trigger and Close can be an element, a function, their child, or unstyled buttons. Handlers of both are called. */
export const Renders: Story = {
  render: () => (
    <>
      <Popover>
        <Popover.Trigger render={(props) => <Button {...props}>Function</Button>} />
        <Popover.Content aria-label="One">
          <Popover.Close asChild>
            <Button>Close by child</Button>
          </Popover.Close>
        </Popover.Content>
      </Popover>
      <Popover>
        <Popover.Trigger asChild>
          <Button>Child</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Two">
          <Popover.Close>Close bare</Popover.Close>
        </Popover.Content>
      </Popover>
      <Popover>
        <Popover.Trigger>Bare</Popover.Trigger>
        <Popover.Content aria-label="Three">
          <Popover.Close render={<Button />}>Close by element</Popover.Close>
        </Popover.Content>
      </Popover>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, panel] of [
      ["Function", "One"],
      ["Child", "Two"],
      ["Bare", "Three"],
    ]) {
      const opener = canvas.getByRole("button", { name });
      await expect(opener).toHaveAttribute("type", "button");
      await expect(opener).toHaveAttribute("data-slot", "popover-trigger");
      await userEvent.click(opener);
      await settled(await screen.findByRole("dialog", { name: panel }));
      await userEvent.click(await screen.findByRole("button", { name: /^Close/ }));
      await focusOn(opener);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Bare" }));
    await screen.findByRole("dialog", { name: "Three" });
  },
};
