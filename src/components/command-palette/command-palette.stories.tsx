import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { HammerIcon } from "lucide-react";
import { useState } from "react";
import { screen, userEvent, waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { Button } from "../button";
import { CommandPalette, type CommandPaletteProps } from ".";
import * as examples from "./command-palette.examples";
import { commands, list } from "./command-palette.fixture";

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

/** Closed initially, so that it doesn't cover its own documentation. */
function Held({ children = list, ...args }: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette items={commands} {...args} open={open} onOpenChange={setOpen}>
        <CommandPalette.Input />
        {children}
        <CommandPalette.Footer />
      </CommandPalette>
    </>
  );
}

const meta = {
  component: CommandPalette,
  title: "Components/CommandPalette",
  args: { items: commands },
  argTypes: { open: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A play function that opens the example with its button, and types a text. */
function opened(button: string, text = "") {
  return async ({ canvas }: Pick<StoryContext, "canvas">) => {
    await userEvent.click(await canvas.findByRole("button", { name: button }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => {
      if (dialog.hasAttribute("data-starting-style")) throw new Error("It is opening.");
    });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    if (text) await userEvent.keyboard(text);
    await screen.findAllByRole("option");
  };
}

export const Playground: Story = {
  parameters: {
    layout: "fullscreen",
    visual,
    snippet: {
      hooks: () => ["const [open, setOpen] = useState(false);"],
      elements: (args: CommandPaletteProps) => (
        <>
          <Button onClick={code("() => setOpen(true)")}>Open</Button>
          <CommandPalette {...args} open={code("open")} onOpenChange={code("setOpen")}>
            <CommandPalette.Input />
            {list}
            <CommandPalette.Footer />
          </CommandPalette>
        </>
      ),
    },
  },
  play: opened("Open"),
};

const example = (name: keyof typeof examples, button: string, text?: string): Story => {
  const story = exampleStory(examples, name);
  return {
    ...story,
    parameters: { ...story.parameters, layout: "fullscreen", visual },
    play: opened(button, text),
  };
};

export const GoToPage: Story = example("GoToPage", "Go to…");
/** Only for its snapshots: the docs page shows the same example as `GoToPage`. */
export const GoToPageFound: Story = { ...example("GoToPage", "Go to…", "sh"), tags: ["!autodocs"] };
export const RunCommand: Story = example("RunCommand", "Commands");
export const SearchOnServer: Story = example("SearchOnServer", "Find people");
export const CustomItems: Story = example("CustomItems", "Pick a joint", "jo");

/** Some results can't be selected. The focus is on the close button. */
export const DisabledItems: Story = {
  args: {
    getSelectableItems: (items: readonly unknown[]) =>
      items.filter((item) => !String(item).includes("project")),
  },
  render: (args) => (
    <Held {...args}>
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) => <CommandPalette.ResultItem value={item} icon={HammerIcon} breadcrumbs={["Workshop"]} />}
        </CommandPalette.Results>
      </CommandPalette.List>
    </Held>
  ),
  parameters: { layout: "fullscreen", visual },
  play: async (context) => {
    await opened("Open")(context);
    await userEvent.tab();
  },
};

/** The panel alone, as part of a page. */
export const InThePage: Story = {
  parameters: { visual },
  render: () => (
    <div className="max-w-160 overflow-hidden rounded-lg border border-line bg-elevated">
      <CommandPalette.Panel items={commands}>
        <CommandPalette.Input />
        {list}
      </CommandPalette.Panel>
    </div>
  ),
};

/** The loading state: alone, and after existing results. */
export const Loading: Story = {
  parameters: { visual },
  render: () => (
    <div className="flex max-w-160 flex-col gap-4">
      {[[], commands.slice(0, 2)].map((items) => (
        <div key={items.length} className="overflow-hidden rounded-lg border border-line bg-elevated">
          <CommandPalette.Panel items={items} filter={null}>
            <CommandPalette.Input />
            <CommandPalette.List>
              <CommandPalette.Results>
                {(item) => <CommandPalette.Item value={item} />}
              </CommandPalette.Results>
              <CommandPalette.Loading />
              <CommandPalette.Empty />
            </CommandPalette.List>
          </CommandPalette.Panel>
        </div>
      ))}
    </div>
  ),
};
