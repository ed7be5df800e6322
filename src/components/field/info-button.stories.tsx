import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withoutCss } from "#kit";
import { Dialog } from "../dialog";
import { Input } from "../input";
import { Field } from ".";

const meta = {
  component: Field,
  title: "Behaviour/Field/Info button",
  args: { label: "Host", labelTooltip: "The name that DNS knows.", children: <Input /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The tip shows on hover, stays while the pointer is on it, and hides when the pointer leaves. A tap shows it without focusing
 * the input, and a tap elsewhere hides it.
 */
export const Hover: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvas.getByText("The name that DNS knows.");
    await expect(tip).not.toBeVisible();
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.hover(canvas.getByRole("textbox"));
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") });
    await waitFor(() => expect(tip).toBeVisible());
    await expect(canvas.getByRole("textbox")).not.toHaveFocus();
    await userEvent.pointer({ keys: "[TouchA]", target: canvasElement });
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** Escape closes the tip, wherever the focus is, and not the dialog around it. The next Escape closes the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Add a host</Dialog.Title>
        <Field {...args} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const button = within(dialog).getByRole("button", { name: /More information/ });
    const input = within(dialog).getByRole("textbox");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const tip = within(dialog).getByText("The name that DNS knows.");
    await userEvent.click(input);
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(input).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Each tip is beside its own button, visible and on top, even in narrow or clipping containers. */
export const Placement: Story = {
  args: {
    labelTooltip: "A long text about names, addresses, and the difference between them, over several lines.",
  },
  render: (args) => (
    <div className="h-30 w-40 overflow-hidden">
      <Field {...args} />
      <Field {...args} label="Other" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tips = canvasElement.querySelectorAll("[data-slot=info-tip]");
    for (const [index, button] of canvas.getAllByRole("button").entries()) {
      button.focus();
      const tip = tips[index] as HTMLElement;
      await waitFor(() => expect(tip).toBeVisible());
      const [at, from] = [tip.getBoundingClientRect(), button.getBoundingClientRect()];
      await expect(at.bottom <= from.top + 1 || at.top >= from.bottom - 1).toBe(true);
      await expect(Math.min(Math.abs(at.bottom - from.top), Math.abs(at.top - from.bottom))).toBeLessThan(2);
      await expect(at.left >= 0 && at.right <= window.innerWidth).toBe(true);
    }
  },
};

/** Browsers without CSS anchor positioning place the tips in the same way. */
export const PlacementWithoutAnchors: Story = {
  ...Placement,
  parameters: { visual: { skip: "it looks as where the browser places it" } },
  beforeEach: () => withoutCss("anchor-name", "anchor-scope", "position-area"),
};

/**
 * Without `anchor-scope`, browsers with CSS anchor positioning still place each tip at its own button, not at
 * the last one.
 */
export const PlacementWithoutAnchorScope: Story = {
  ...Placement,
  parameters: { visual: { skip: "it looks as where the browser places it" } },
  beforeEach: () => withoutCss("anchor-scope"),
};

/**
 * A button beside the label, at least 24 px wide and high. The label names it, and the tip describes it. Focus shows the tip
 * above everything else, and moving on hides it.
 */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More information Host" });
    await expect(button).toHaveAccessibleDescription("The name that DNS knows.");
    await expect(button.closest("label")).toBeNull();
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    const tip = canvas.getByText("The name that DNS knows.");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Host" })).toHaveFocus();
    await waitFor(() => expect(tip).not.toBeVisible());
    button.focus();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};
