import type { Meta, StoryObj } from "@storybook/react-vite";

/** Stories that leave their page. They run before the sound stories, which must run anyway. */
const meta = { title: "Leaving", render: () => <p>It leaves its page.</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

const never = () => new Promise<void>(() => {});

export const Blank: Story = {
  play: () => {
    location.href = "about:blank";
    return never();
  },
};

export const Reloads: Story = {
  play: () => {
    location.reload();
    return never();
  },
};

export const Submits: Story = {
  render: () => (
    <form>
      <button type="submit" name="sent" value="yes">
        Send
      </button>
    </form>
  ),
  play: ({ canvas }) => {
    canvas.getByRole("button").click();
    return never();
  },
};

/** Links to anchors don't leave the page. */
export const SoundAnchor: Story = {
  render: () => <a href="#there">There</a>,
  play: ({ canvas }) => canvas.getByRole("link").click(),
};

/** It leaves after the runner has gone on to examine it, or to the next story. */
export const Late: Story = {
  play: () => {
    setTimeout(() => {
      location.href = "about:blank";
    }, 0);
  },
};
