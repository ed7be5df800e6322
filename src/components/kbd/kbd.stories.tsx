import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Kbd } from ".";
import * as examples from "./kbd.examples";

const meta = {
  component: Kbd,
  title: "Components/Kbd",
  args: { keys: "mod+shift+k" },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

export const Playground: Story = {};
export const Variants: Story = everyValue(Kbd, "variant");
export const Platforms: Story = everyValue(Kbd, "platform");
export const VariantByPlatform: Story = matrix(Kbd, "variant", "platform");

const keys =
  "control alt shift meta enter escape tab space backspace delete home end pageup pagedown up down left right F12 k ? plus";

/** Every key with a sign or a name of its own, and a function key, a letter and signs, on both platforms. */
export const Keys: Story = {
  parameters: { visual },
  render: (args) => (
    <div className="grid gap-4">
      {(["pc", "mac"] as const).map((platform) => (
        <div key={platform} className="flex flex-wrap gap-2">
          {keys.split(" ").map((each) => (
            <Kbd {...args} key={each} keys={each} platform={platform} />
          ))}
        </div>
      ))}
    </div>
  ),
};

/** In text of each size: a box doesn't change the height of a line. */
export const InLines: Story = {
  render: (args) => (
    <div className="grid max-w-80 gap-4 wrap-anywhere">
      {["text-sm", "text-base", "text-lg"].map((size) => (
        <p key={size} className={`m-0 ${size}`}>
          Press <Kbd {...args} keys="mod+k" /> to search all invoices, or{" "}
          <Kbd {...args} keys="mod+k" variant="plain" platform="mac" /> on a Mac. Press{" "}
          <Kbd {...args} keys="escape" /> to close it.
        </p>
      ))}
    </div>
  ),
};

export const InText: Story = exampleStory(examples, "InText");
export const InButton: Story = exampleStory(examples, "InButton");
export const ShortcutHelp: Story = {
  ...exampleStory(examples, "ShortcutHelp"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keyboard shortcuts" }));
  },
};
