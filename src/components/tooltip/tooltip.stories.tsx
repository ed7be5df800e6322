import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame, settled } from "#kit";
import { Button } from "../button";
import { Tooltip } from ".";
import * as examples from "./tooltip.examples";

const meta = {
  component: Tooltip,
  title: "Components/Tooltip",
  args: { content: "Anyone who has the link can open it.", children: <Button>Copy link</Button> },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the end of the animation, for snapshots and axe. */
const shown = async () => settled(await screen.findByRole("tooltip"));

export const Playground: Story = {
  args: { open: true },
  decorators: [
    (Story) => (
      <div data-frame="" className="flex h-24 items-center justify-center">
        <Story />
      </div>
    ),
  ],
  play: async () => void (await shown()),
};

const framed = (props: Partial<Parameters<typeof Tooltip>[0]>) => (
  <OverlayFrame className="flex h-32 w-104 items-center justify-center">
    <Tooltip content="Copies the address" {...props} open>
      <Button className={props.align && "w-56"}>Copy</Button>
    </Tooltip>
  </OverlayFrame>
);

export const Sides: Story = everyValue(Tooltip, "side", { render: ({ side }) => framed({ side }) });
export const Aligns: Story = everyValue(Tooltip, "align", { render: ({ align }) => framed({ align }) });

export const IconButton: Story = exampleStory(examples, "IconButton", async ({ canvas }) => {
  await userEvent.tab();
  canvas.getByRole("button", { name: "Copy link" });
  await shown();
});

export const WhyDisabled: Story = exampleStory(examples, "WhyDisabled", async () => {
  await userEvent.tab();
  await shown();
});

export const FormatToolbar: Story = exampleStory(examples, "FormatToolbar", async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole("button", { name: "Italic" }));
  await shown();
});

/** A word, several lines, a word that is too long, other scripts, and keys. */
export const Content: Story = {
  render: () => (
    <div className="flex max-w-full flex-wrap gap-3">
      {[
        "Copy",
        "Cuts the board along the line that is drawn, and takes the width of the blade off the side of the waste.",
        "/srv/kerf/releases/2031-05-04T09-30-00Z/dist/index.js",
        "نسخ رابط هذا الرسم",
        "この図面のリンクをコピー 🪚",
        <span key="keys">
          Copy <kbd className="font-mono text-ink-muted">⌘C</kbd>
        </span>,
      ].map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <OverlayFrame key={index} className="flex h-32 w-84 items-end justify-center pb-3">
          <Tooltip content={content} open>
            <Button size="sm">Copy</Button>
          </Tooltip>
        </OverlayFrame>
      ))}
    </div>
  ),
};
