import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { matrix } from "#kit";
import { Banner } from ".";

const meta = {
  component: Banner,
  title: "Behaviour/Banner/Action",
  tags: ["!autodocs"],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

/** `sm` places the action inline after the description, 20 px high and underlined like a link. */
export const Inline: Story = {
  args: {
    size: "sm",
    variant: "alert",
    description: "Nearly full.",
    action: <Banner.Action onClick={onRetry}>Add space</Banner.Action>,
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole("button", { name: "Add space" });
    const description = canvas.getByText("Nearly full.");
    const [button, text] = [action.getBoundingClientRect(), description.getBoundingClientRect()];
    await expect(button.height).toBe(20);
    await expect(button.left).toBeGreaterThanOrEqual(text.right);
    await expect(Math.abs(button.top + button.bottom - text.top - text.bottom)).toBeLessThanOrEqual(2);
    await expect(getComputedStyle(action).textDecorationLine).toBe("underline");
    await expect(getComputedStyle(action).fontSize).toBe("12px");
    // The line is as high as it is without the action.
    await expect(canvas.getByRole("status").getBoundingClientRect().height).toBe(16 + 2 * 8 + 2);
    await userEvent.tab();
    await expect(action).toHaveFocus();
    action.blur();
    await userEvent.click(action);
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** In a neutral banner, the inline action has the color of links. */
export const InlineNeutral: Story = {
  render: () => (
    <Banner
      size="sm"
      variant="secondary"
      description="Read only."
      action={<Banner.Action>Ask for access</Banner.Action>}
    />
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole("button", { name: "Ask for access" });
    const probe = document.createElement("span");
    probe.style.color = "var(--kerf-accent-ink)";
    action.after(probe);
    await expect(getComputedStyle(action).color).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

/** In a narrow space, the link doesn't break and wraps to the start of the next line. */
export const NarrowSpace: Story = {
  args: {
    size: "sm",
    className: "w-44",
    description: "You have used it up.",
    action: <Banner.Action>Add minutes</Banner.Action>,
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole("button", { name: "Add minutes" });
    const text = canvas.getByText("You have used it up.").getBoundingClientRect();
    await expect(action.getBoundingClientRect().height).toBe(20);
    await expect(action.getBoundingClientRect().top).toBeGreaterThan(text.bottom - 4);
    await expect(action.getBoundingClientRect().left).toBe(text.left);
  },
};

/** An action has the color of its banner. */
export const Accent: Story = {
  ...matrix(Banner, "variant", "size", {
    props: () => ({
      title: "The plan was changed",
      action: <Banner.Action variant="primary">Review</Banner.Action>,
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const probe = document.createElement("i");
    canvasElement.append(probe);
    const color = (token: string) => {
      probe.style.backgroundColor = `var(--kerf-${token})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const tokens = [
      "info",
      "info",
      "success",
      "success",
      "warning",
      "warning",
      "danger",
      "danger",
      "accent",
      "accent",
    ];
    const grounds = canvas.getAllByRole("button").map((each) => getComputedStyle(each).backgroundColor);
    await expect(grounds).toEqual(tokens.map(color));
    probe.remove();
  },
};
