import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { focusOn, pause } from "#kit";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Tooltip } from ".";
import { hidden, shown } from "./tooltip.fixture";

const meta = {
  component: Tooltip,
  title: "Behaviour/Tooltip triggers",
  tags: ["!autodocs"],
  args: { content: "Copies the link", delay: 0, children: <Button>Copy</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();
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
