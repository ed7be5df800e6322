import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, openContract, pause, pointAt, withoutElement } from "#kit";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Tooltip, type TooltipProps } from ".";
import { hidden, shown } from "./tooltip.fixture";

const meta = {
  component: Tooltip,
  title: "Behaviour/Tooltip",
  // The spy records the reason of every change, to compare it with the catalog.
  args: {
    content: "Copies the link",
    delay: 0,
    onOpenChange: fn() as TooltipProps["onOpenChange"],
    children: <Button>Copy</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Contract = openContract({
  role: "tooltip",
  name: "Copies the link",
  render: ({ root, trigger, popup }) => (
    <Tooltip content="Copies the link" delay={0} {...root} {...trigger} {...popup} />
  ),
  closes: {
    "trigger-press": (trigger) => userEvent.click(trigger),
    "outside-press": () => userEvent.click(document.body),
  },
});

/** Hovering shows it after the delay. The pointer can move into it. Leaving both hides it after `closeDelay`. */
export const Hover: Story = {
  args: { delay: 600, closeDelay: 600 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await pointAt(userEvent, button);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    const tooltip = await shown();
    await expect(tooltip).toHaveRole("tooltip");
    await pointAt(userEvent, tooltip, button);
    await pause(700);
    await expect(tooltip).toHaveAttribute("data-open");
    await userEvent.pointer({ target: canvasElement, coords: { clientX: 600, clientY: 500 } });
    await pause(100);
    await expect(tooltip).toHaveAttribute("data-open");
    await hidden();
  },
};

/** Keyboard focus shows it without a delay, and moving on hides it. Focus from a click doesn't show it. */
export const Focus: Story = {
  args: { delay: 5000 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await shown();
    await userEvent.tab();
    await hidden();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await pause(50);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    button.blur();
    await userEvent.tab();
    await shown();
  },
};

/** While it is open, it describes its trigger, in addition to other descriptions. */
export const Describes: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip {...args} content="Says more" id="more">
        <Button aria-describedby="own">Own</Button>
      </Tooltip>
      <p id="own">Said always.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await expect(button).not.toHaveAttribute("aria-describedby");
    await userEvent.tab();
    await shown();
    await expect(button).toHaveAccessibleDescription("Copies the link");
    await userEvent.tab();
    const own = canvas.getByRole("button", { name: "Own" });
    await waitFor(() => expect(own).toHaveAccessibleDescription("Said always. Says more"));
    await expect(button).not.toHaveAttribute("aria-describedby");
    await expect(own).toHaveAttribute("aria-describedby", "own more");
    await shown("Says more");
  },
};

/** It doesn't describe a button whose name has the same text, which would be announced twice. */
export const NamedBySameWords: Story = {
  args: { content: "Copy", children: <Button aria-label="Copy" icon="⧉" shape="square" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown("Copy");
    await expect(canvas.getByRole("button", { name: "Copy" })).not.toHaveAttribute("aria-describedby");
  },
};

/** In a provider, the second tooltip opens without a delay after the first. */
export const Group: Story = {
  render: ({ delay: _, ...args }) => (
    <Tooltip.Provider delay={400}>
      <Tooltip {...args} content="First">
        <Button>One</Button>
      </Tooltip>
      <Tooltip {...args} content="Second">
        <Button>Two</Button>
      </Tooltip>
    </Tooltip.Provider>
  ),
  play: async ({ canvas }) => {
    const start = performance.now();
    await userEvent.hover(canvas.getByRole("button", { name: "One" }));
    const first = await shown("First");
    await expect(performance.now() - start).toBeGreaterThanOrEqual(400);
    await expect(first).not.toHaveAttribute("data-instant");
    await userEvent.hover(canvas.getByRole("button", { name: "Two" }));
    // Only a tooltip that opens without a delay has this attribute.
    await expect(await shown("Second")).toHaveAttribute("data-instant", "delay");
    await waitFor(() => expect(screen.queryByText("First")).toBeNull());
  },
};

/** A tap presses the button and shows no tooltip. A click closes an open tooltip. */
export const Press: Story = {
  args: { children: <Button onClick={() => onClick()}>Copy</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await pause(100);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await userEvent.hover(button);
    await shown();
    await userEvent.click(button);
    await hidden();
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

/** Without content, there is no tooltip, and the trigger is unchanged. */
export const NothingToSay: Story = {
  args: { content: "", defaultOpen: true },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await userEvent.tab();
    await pause(50);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await expect(canvas.getByRole("button")).not.toHaveAttribute("aria-describedby");
  },
};

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

/** In right-to-left text, `align` is mirrored. */
export const RightToLeft: Story = {
  render: function RightToLeftPage() {
    const page = useRef<HTMLDivElement>(null);
    return (
      <div dir="rtl">
        <div ref={page} />
        <Tooltip open align="start" side="bottom" content="قصير" container={page}>
          <Button className="w-80">نسخ</Button>
        </Tooltip>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const tooltip = await shown("قصير");
    await expect(Math.abs(box(tooltip).right - box(canvas.getByRole("button")).right)).toBeLessThan(2);
  },
};

const onSubmit = fn();

/** A disabled button can be hovered and focused, so that the tooltip can explain it. It does nothing. */
export const DisabledButton: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Tooltip {...args} content="Only owners can">
        <Button type="submit" disabled onClick={onClick}>
          Delete
        </Button>
      </Tooltip>
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).not.toHaveAttribute("disabled");
    await expect(getComputedStyle(button).opacity).toBe("0.5");
    await userEvent.hover(button);
    await shown("Only owners can");
    await userEvent.click(button);
    await userEvent.unhover(button);
    await hidden();
    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await shown("Only owners can");
    await expect(button).toHaveAccessibleDescription("Only owners can");
    await userEvent.keyboard("{Enter} ");
    await expect(onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * A disabled trigger of another component opens nothing. A text field stays disabled, because people could type into
 * it.
 */
export const DisabledOthers: Story = {
  render: (args) => (
    <>
      <Dialog.Root>
        <Tooltip {...args}>
          <Dialog.Trigger disabled render={<Button>Share</Button>} />
        </Tooltip>
        <Dialog aria-label="Never seen" />
      </Dialog.Root>
      <Tooltip {...args}>
        <input aria-label="Name" disabled />
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    const share = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(share);
    await expect(share).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter} ");
    await pause(50);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};

/** Around another component's trigger, both work. The dialog opens, and focus returns to the trigger. */
export const AroundATrigger: Story = {
  render: (args) => (
    <Dialog.Root>
      <Tooltip {...args}>
        <Dialog.Trigger render={<Button>Share</Button>} />
      </Tooltip>
      <Dialog>
        <Dialog.Title>Share drawing</Dialog.Title>
        <Dialog.Close render={<Button>Done</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Share" });
    await userEvent.hover(button);
    await shown();
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "Share drawing" });
    await hidden();
    await userEvent.click(await screen.findByRole("button", { name: "Done" }));
    await focusOn(button);
  },
};

/** A trigger can be an element or a function for `render`, a child with `asChild`, or text. */
export const Triggers: Story = {
  render: ({ delay }) => (
    <>
      <Tooltip delay={delay} content="By element" render={<Button />}>
        Element
      </Tooltip>
      <Tooltip delay={delay} content="By function" render={(props) => <Button {...props}>Function</Button>} />
      <Tooltip delay={delay} content="By asChild" asChild>
        <Button>Child</Button>
      </Tooltip>
      <Tooltip delay={delay} content="By text">
        Text
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Element", "Function", "Child", "Text"]) {
      await userEvent.tab();
      const button = canvas.getByRole("button", { name });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("type", "button");
      const tooltip = await shown(name === "Child" ? "By asChild" : `By ${name.toLowerCase()}`);
      await expect(button).toHaveAttribute("aria-describedby", tooltip.id);
    }
    await expect(canvas.getByRole("button", { name: "Text" })).toHaveAttribute(
      "data-slot",
      "tooltip-trigger",
    );
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
