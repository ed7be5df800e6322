import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, focusOn, pointAt, settled } from "../../catalog/stories";
import { PortalProvider } from "../../lib/portal-provider";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Tooltip } from ".";

const meta = {
  component: Tooltip,
  title: "Behaviour/Tooltip",
  tags: ["!autodocs"],
  args: { content: "Copies the link", delay: 0, children: <Button>Copy</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (name = "Copies the link") => settled(await screen.findByText(name));
const hidden = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const onOpenChange = fn();
const onClick = fn();

/** The pointer shows it after a while, may enter it, and hides it by leaving both. */
export const Hover: Story = {
  args: { delay: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await pointAt(userEvent, button);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    const tooltip = await shown();
    await expect(tooltip).toHaveRole("tooltip");
    await pointAt(userEvent, tooltip, button);
    await pause(100);
    await expect(tooltip).toHaveAttribute("data-open");
    await userEvent.pointer({ target: canvasElement, coords: { clientX: 600, clientY: 500 } });
    await hidden();
  },
};

/** The keyboard shows it by arriving, without a wait, and hides it by going on; the focus a click brings does not. */
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

/** While it is open it describes its trigger, beside what else does. */
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

/** A button with that very name is not described by it as well: it would be said twice. */
export const NamedBySameWords: Story = {
  args: { content: "Copy", children: <Button aria-label="Copy" icon="⧉" shape="square" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown("Copy");
    await expect(canvas.getByRole("button", { name: "Copy" })).not.toHaveAttribute("aria-describedby");
  },
};

/** Escape closes it, wherever the focus is, and in a dialog nothing else; the next Escape closes the dialog. */
export const Escape: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Share</Dialog.Title>
        <Dialog.Close render={<Button>Done</Button>} />
        <Tooltip {...args} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ step }) => {
    const dialog = await screen.findByRole("dialog");
    const button = within(dialog).getByRole("button", { name: "Copy" });
    const done = within(dialog).getByRole("button", { name: "Done" });
    await focusOn(done);
    await step("shown by the pointer", async () => {
      await userEvent.hover(button);
      await shown();
      await userEvent.keyboard("{Escape}");
      await hidden();
      await expect(dialog).toHaveAttribute("data-open");
      await expect(done).toHaveFocus();
      await userEvent.unhover(button);
    });
    await step("shown by the keyboard", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await shown();
      await userEvent.keyboard("{Escape}");
      await hidden();
      await expect(dialog).toHaveAttribute("data-open");
      await expect(button).toHaveFocus();
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Where a provider groups them, the second shows at once when the first has shown. */
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
    await userEvent.hover(canvas.getByRole("button", { name: "One" }));
    await pause(200);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await shown("First");
    await userEvent.hover(canvas.getByRole("button", { name: "Two" }));
    await pause(100);
    await expect(screen.getByText("Second")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("First")).toBeNull());
  },
};

/** It stays for `closeDelay` when the pointer has gone. */
export const CloseDelay: Story = {
  args: { closeDelay: 300 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    const tooltip = await shown();
    await userEvent.unhover(button);
    await pause(100);
    await expect(tooltip).toHaveAttribute("data-open");
    await hidden();
  },
};

/** A finger presses the button, and sees no tooltip; a click closes the one that is open. */
export const Press: Story = {
  args: { children: <Button onClick={() => onClick()}>Copy</Button> },
  play: async ({ canvas }) => {
    onClick.mockClear();
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

const onSubmit = fn();

/** A disabled button stays in reach of pointer and keyboard to say why it is, and does nothing. */
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
    onClick.mockClear();
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

/** A disabled trigger of something else opens nothing; a text field stays disabled, since it could be typed into. */
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

/** Around the trigger of something else, both work: the dialog opens, and gives the focus back. */
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

/** `render` as an element and as a function, `asChild`, and text alone: each is a trigger. */
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

/** Held by the caller, it asks with a reason and stays as it is until told. */
export const Controlled: Story = {
  args: { open: true, onOpenChange: (...all) => onOpenChange(...all) },
  play: async ({ canvas }) => {
    const tooltip = await shown();
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleDescription("Copies the link");
    await userEvent.keyboard("{Escape}");
    await expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: "escape-key" }),
    );
    await pause(50);
    await expect(tooltip).toHaveAttribute("data-open");
  },
};

/** Uncontrolled, its caller hears of every change, and may forbid it. */
export const Cancels: Story = {
  args: {
    defaultOpen: true,
    onOpenChange: (open, details) => {
      onOpenChange(open, details);
      if (details.reason === "escape-key") details.cancel();
    },
  },
  play: async ({ canvas }) => {
    const tooltip = await shown();
    await userEvent.keyboard("{Escape}");
    await pause(50);
    await expect(tooltip).toHaveAttribute("data-open");
    await userEvent.click(canvas.getByRole("button"));
    await hidden();
    await expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: "trigger-press" }),
    );
  },
};

/** With nothing to say there is no tooltip, and the trigger is as it was. */
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

/** It goes where its `container` says, or the provider, or to the body; where there is no room it turns round. */
export const Placement: Story = {
  render: ({ delay }) => <Places delay={delay} />,
  play: async ({ canvas }) => {
    const tooltip = async (name: string) => settled(await screen.findByText(name, { selector: "[role]" }));
    await expect(canvas.getByTestId("own")).toContainElement(await tooltip("Own"));
    await expect(canvas.getByTestId("provided")).toContainElement(await tooltip("Provided"));
    const inBody = await tooltip("In the body");
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

/** `align` follows the way the text runs. */
export const RightToLeft: Story = {
  render: () => <RightToLeftPage />,
  play: async ({ canvas }) => {
    const tooltip = await shown("قصير");
    await expect(Math.abs(box(tooltip).right - box(canvas.getByRole("button")).right)).toBeLessThan(2);
  },
};

/** Values that do not exist fall back to the default, and say so. */
export const UnknownValues: Story = {
  args: { open: true, side: "above" as "top", align: "middle" as "center" },
  parameters: {
    console: { expect: [/Tooltip\.side cannot be "above"/, /Tooltip\.align cannot be "middle"/] },
  },
  play: async () => {
    await expect(await shown()).toHaveAttribute("data-align", "center");
  },
};

export const Conforms = conformance({
  Tooltip: (props) => (
    <Tooltip content="Copies the link" open {...props}>
      <Button>Copy</Button>
    </Tooltip>
  ),
  "Tooltip.Provider": "it only holds delays",
});
