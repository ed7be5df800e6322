import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame, settled } from "#kit";
import { Button } from "../button";
import { Input } from "../input";
import { Popover } from ".";
import * as examples from "./popover.examples";

const meta = {
  component: Popover,
  title: "Components/Popover",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (
  <>
    <Popover.Title>Width of the cut</Popover.Title>
    <Popover.Description>Material removed by the blade, in mm.</Popover.Description>
  </>
);

export const Playground: Story = {
  args: { defaultOpen: true },
  decorators: (Story) => (
    <div data-frame className="flex h-72 items-start justify-center">
      <Story />
    </div>
  ),
  render: (args) => (
    <Popover {...args}>
      <Popover.Trigger render={<Button />}>Kerf</Popover.Trigger>
      <Popover.Content>
        {text}
        <Input label="Kerf" defaultValue="3.2" />
        <Popover.Close render={<Button size="sm">Cancel</Button>} />
        <Popover.Close render={<Button size="sm" variant="primary" />}>Set</Popover.Close>
      </Popover.Content>
    </Popover>
  ),
  play: async () => void (await settled(await screen.findByRole("dialog"))),
};

/**
 * An open popover in a small frame. It doesn't take initial focus, because only one popover on the page can
 * have it.
 */
const framed = (
  root: ComponentProps<typeof Popover>,
  content: ComponentProps<typeof Popover.Content> = {},
) => (
  <OverlayFrame className="flex h-66 w-200 items-center justify-center">
    <Popover {...root} open>
      <Popover.Trigger render={<Button className={content.align && "w-100"}>Kerf</Button>} />
      <Popover.Content initialFocus={false} {...content}>
        {text}
      </Popover.Content>
    </Popover>
  </OverlayFrame>
);

export const Sides: Story = everyValue(Popover, "side", { render: ({ side }) => framed({ side }) });
export const SidesOfTheContent: Story = everyValue(Popover.Content, "side", {
  render: ({ side }) => framed({}, { side }),
}) as Story;
export const Aligns: Story = everyValue(Popover.Content, "align", {
  render: ({ align }) => framed({}, { align }),
}) as Story;

export const RenameDrawing: Story = exampleStory(examples, "RenameDrawing", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Rename Bench" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Stool{Enter}");
  await userEvent.click(await canvas.findByRole("button", { name: "Rename Stool" }));
  await settled(await screen.findByRole("dialog", { name: "Rename drawing" }));
});

export const PersonCard: Story = exampleStory(examples, "PersonCard", async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole("button", { name: "Ada Marsh" }));
  await settled(await screen.findByRole("dialog", { name: "Ada Marsh" }));
});

export const EmptyTrash: Story = exampleStory(examples, "EmptyTrash", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Empty trash" }));
  await settled(await screen.findByRole("dialog", { name: "Empty the trash?" }));
});

/** Only text, a custom width, long words and other scripts. */
export const Content: Story = {
  render: () => (
    <div className="flex max-w-full flex-wrap gap-3">
      {[
        <Popover.Content key="text" className="w-auto" initialFocus={false}>
          A single line.
        </Popover.Content>,
        <Popover.Content key="long" initialFocus={false}>
          <Popover.Title>Donaudampfschifffahrtsgesellschaftskapitänsmütze</Popover.Title>
          <Popover.Description>/srv/kerf/releases/2031-05-04T09-30-00Z/dist/index.js</Popover.Description>
          <p>A paragraph of the caller's own, which runs over as many lines as it needs to be read.</p>
        </Popover.Content>,
        <Popover.Content key="arabic" dir="rtl" lang="ar" initialFocus={false}>
          <Popover.Title>عرض القطع</Popover.Title>
          <Popover.Description>ما تأخذه الشفرة من اللوح، بالمليمترات.</Popover.Description>
          <Popover.Close render={<Button size="sm">إلغاء</Button>} />
        </Popover.Content>,
        <Popover.Content key="japanese" className="w-60" lang="ja" initialFocus={false}>
          <Popover.Title>挽き幅 🪚</Popover.Title>
          <Popover.Description>鋸が木から取り去る幅。</Popover.Description>
        </Popover.Content>,
      ].map((content) => (
        <OverlayFrame key={content.key} className="flex h-80 w-84 items-start justify-center pt-3">
          <Popover open>
            <Popover.Trigger render={<Button size="sm">Kerf</Button>} />
            {content}
          </Popover>
        </OverlayFrame>
      ))}
    </div>
  ),
};
