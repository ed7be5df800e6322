import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { holdOutcomes, replaceClipboard } from "../../lib/clipboard.fixture";
import { Dialog } from "../dialog";
import { ClipboardText } from ".";

const meta = {
  component: ClipboardText,
  title: "Behaviour/ClipboardText/Tooltip",
  args: {
    text: "prj_8Jb2sVZq0mR4",
    tooltip: { text: "Copy project ID", copiedText: "Project ID copied" },
    // The status has a different text, so that queries find only the tip.
    labels: { copied: "Done" },
  },
  beforeEach: ({ parameters }) => {
    const restore = [replaceClipboard(async () => {}), parameters.outcomesPass ? () => {} : holdOutcomes()];
    return () => {
      for (const each of restore) each();
    };
  },
} satisfies Meta<typeof ClipboardText>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The tip shows on hover, stays while the pointer is on it, and hides when the pointer leaves. Keyboard focus shows it,
 * and blur hides it. Hovering the button meanwhile has no effect.
 */
export const HoverAndFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvas.getByText("Copy project ID");
    await expect(tip).not.toBeVisible();
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.hover(canvasElement);
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(canvas.getByRole("button"));
    await userEvent.hover(canvasElement);
    await expect(tip).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** After a click, the result shows briefly beside the button, wherever the pointer is. */
export const Toast: Story = {
  parameters: { outcomesPass: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const toast = await canvas.findByText("Project ID copied");
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.hover(canvasElement);
    // A scripted click focuses like the keyboard, so it shows the tip.
    canvas.getByRole("button").blur();
    await expect(toast).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Copy project ID")).not.toBeVisible(), { timeout: 3000 });
  },
};

/** A tap copies and shows the result, but no explanation. Another tap elsewhere closes it. */
export const Tap: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tip = canvas.getByText("Copy project ID");
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") });
    await waitFor(() => expect(tip).toHaveTextContent("Project ID copied"));
    await expect(tip).toBeVisible();
    await userEvent.pointer({ keys: "[TouchA]", target: canvasElement });
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** Without `tooltip`, the button has no explanation, and only the check shows success. */
export const NoTooltip: Story = {
  args: { tooltip: undefined },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await userEvent.hover(button);
    await expect(canvasElement.querySelector("[popover]")).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Done"));
    await expect(button).toHaveAttribute("data-state", "copied");
    await expect(canvasElement.querySelector("[popover]")).toBeNull();
  },
};

/** Without texts, the defaults show. An invalid side falls back to the top and logs a warning. */
export const DefaultTexts: Story = {
  args: { tooltip: { side: "above" as "top" }, labels: undefined },
  parameters: { console: { expect: [/Invalid ClipboardText\.tooltip\.side "above"/] } },
  play: async ({ canvas, canvasElement }) => {
    const tip = canvasElement.querySelector("[popover]");
    await expect(tip).toHaveTextContent(/^Copy$/);
    await expect(tip).toHaveAttribute("data-side", "top");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(tip).toHaveTextContent(/^Copied$/));
  },
};

/** In a dialog, Escape closes the tip and leaves the dialog open. The next Escape closes the dialog. */
export const Escape: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Project</Dialog.Title>
        <ClipboardText {...args} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole("button", { name: "Copy project ID" }));
    const toast = await within(dialog).findByText("Project ID copied");
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toast).not.toBeVisible());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

const sides = ["top", "right", "bottom", "left"] as const;

/** The tip is on the requested side, centered on the button. */
export const Sides: Story = {
  render: (args) => (
    <div className="grid justify-center gap-16 p-16">
      {sides.map((side) => (
        <ClipboardText
          {...args}
          key={side}
          size="sm"
          text={side}
          tooltip={{ text: `At the ${side}`, side }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const side of sides) {
      const button = canvas.getByRole("button", { name: `At the ${side}` });
      await userEvent.hover(button);
      const tip = canvas.getByText(`At the ${side}`);
      await waitFor(() => expect(tip).toBeVisible());
      const [at, from] = [tip.getBoundingClientRect(), button.getBoundingClientRect()];
      const across = side === "top" || side === "bottom";
      const gap = {
        top: from.top - at.bottom,
        right: at.left - from.right,
        bottom: at.top - from.bottom,
        left: from.left - at.right,
      }[side];
      await expect(gap).toBeGreaterThanOrEqual(4);
      await expect(gap).toBeLessThanOrEqual(8);
      const centre = ({ left, right, top, bottom }: DOMRect) => (across ? left + right : top + bottom) / 2;
      await expect(Math.abs(centre(at) - centre(from))).toBeLessThanOrEqual(1);
    }
  },
};

/** If its side has no space, it shows on another side, in view. */
export const InView: Story = {
  args: { className: "w-full", tooltip: { text: "Copy the identifier of this project", side: "right" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    button.focus();
    const tip = canvas.getByText("Copy the identifier of this project");
    await waitFor(() => expect(tip).toBeVisible());
    const { left, right } = tip.getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth).toBe(true);
  },
};

/** Open in its snapshots, with the check. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() =>
      expect(canvasElement.querySelector("[popover]")).toHaveTextContent("Project ID copied"),
    );
  },
};
