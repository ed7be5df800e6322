import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoldIcon, ItalicIcon, RedoIcon, UndoIcon } from "lucide-react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory } from "#kit";
import { Button } from "../button";
import { Input } from "../input";
import { ToggleGroup } from "../toggle-group";
import { Toolbar, type ToolbarProps } from ".";
import * as examples from "./toolbar.examples";
import { Collapsing } from "./toolbar.fixture";

const Content = ({ size }: { size?: "sm" }) => (
  <>
    <Toolbar.Group aria-label="History">
      <Button variant="ghost" size={size} shape="square" icon={UndoIcon} aria-label="Undo" />
      <Button variant="ghost" size={size} shape="square" icon={RedoIcon} aria-label="Redo" />
    </Toolbar.Group>
    <Toolbar.Separator />
    <ToggleGroup multiple size={size} defaultValue={["bold"]} aria-label="Style">
      <ToggleGroup.Item value="bold" icon={BoldIcon} aria-label="Bold" />
      <ToggleGroup.Item value="italic" icon={ItalicIcon} aria-label="Italic" />
    </ToggleGroup>
  </>
);

const meta = {
  component: Toolbar,
  title: "Components/Toolbar",
  args: { "aria-label": "Text", children: <Content /> },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

export const Playground: Story = {};
export const Variants: Story = everyValue(Toolbar, "variant");
export const Orientations: Story = everyValue(Toolbar, "orientation");

/** Small controls, a text field, and more controls than fit, which wrap. */
export const Controls: Story = {
  parameters: { visual },
  render: (args: ToolbarProps) => (
    <div className="grid max-w-120 gap-4">
      <Toolbar {...args} aria-label="Small">
        <Content size="sm" />
      </Toolbar>
      <Toolbar {...args} aria-label="Field">
        <Input aria-label="Search" placeholder="Search" />
        <Button>Export</Button>
      </Toolbar>
      <Toolbar {...args} aria-label="Wraps">
        <Content />
        <Toolbar.Separator />
        {["Insert link", "Insert table", "Insert image", "Comment", "Share"].map((text) => (
          <Button key={text} variant="ghost">
            {text}
          </Button>
        ))}
      </Toolbar>
    </div>
  ),
};

/** With less space, actions, groups and separators move to the menu one after another. */
export const OverflowWidths: Story = {
  parameters: { visual },
  render: () => (
    <div className="grid gap-4">
      {[480, 340, 200].map((maxWidth) => (
        <div key={maxWidth} style={{ maxWidth }}>
          <Collapsing aria-label={`${maxWidth} px`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [, last] = await canvas.findAllByRole("button", { name: "More" });
    await userEvent.click(last as HTMLElement);
    await screen.findByRole("menuitem", { name: "Print" });
  },
};

export const Editor: Story = exampleStory(examples, "Editor");
export const Tools: Story = exampleStory(examples, "Tools");
export const ListActions: Story = exampleStory(examples, "ListActions");
export const Overflow: Story = exampleStory(
  examples,
  "Overflow",
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reply" }));
    const more = canvas.queryByRole("button", { name: "More actions" });
    if (more) await userEvent.click(more);
  },
  ["light", "narrow"],
);
