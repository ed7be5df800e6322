import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyIcon, PencilIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame, openAtOnce, settled } from "#kit";
import { Button } from "../button";
import { DropdownMenu } from ".";
import * as examples from "./dropdown-menu.examples";

const meta = {
  component: DropdownMenu,
  title: "Components/DropdownMenu",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = async (name: string) => settled(await screen.findByRole("menu", { name }));

export const Playground: Story = {
  args: { defaultOpen: true },
  decorators: (Story) => (
    <div data-frame className="h-80">
      <Story />
    </div>
  ),
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenu.Trigger render={<Button />}>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={PencilIcon}>
          Rename<DropdownMenu.Shortcut>F2</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={CopyIcon}>
          Duplicate<DropdownMenu.Shortcut>⌘D</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Item inset disabled>
          Restore
        </DropdownMenu.Item>
        <DropdownMenu.CheckboxItem defaultChecked>Locked</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Item inset variant="danger">
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  ),
  play: async () => void (await menu("Drawing")),
};

/** A menu in its own frame. It isn't modal, so that several menus side by side are all accessible. */
function Framed({ children, root, content, className = "h-66 w-84" }: FramedProps) {
  return (
    <OverlayFrame className={`flex items-center justify-center ${className}`}>
      <DropdownMenu modal={false} open {...root}>
        <DropdownMenu.Trigger render={<Button>Cut</Button>} />
        <DropdownMenu.Content {...content}>{children}</DropdownMenu.Content>
      </DropdownMenu>
    </OverlayFrame>
  );
}

interface FramedProps {
  children: ReactNode;
  root?: ComponentProps<typeof DropdownMenu>;
  content?: ComponentProps<typeof DropdownMenu.Content>;
  className?: string;
}

const two = (
  <>
    <DropdownMenu.Item>Cut</DropdownMenu.Item>
    <DropdownMenu.Item>Copy</DropdownMenu.Item>
  </>
);

export const Variants: Story = everyValue(DropdownMenu, "variant", {
  render: ({ variant }) => <Framed root={{ variant }}>{two}</Framed>,
  parameters: openAtOnce,
});

export const ItemVariants: Story = everyValue(DropdownMenu.Item, "variant", {
  render: ({ variant }) => (
    <Framed className="h-66 w-104" content={{ side: "right", align: "center" }}>
      <DropdownMenu.Item variant={variant}>Delete</DropdownMenu.Item>
      <DropdownMenu.Item variant={variant} icon={CopyIcon}>
        With icon
      </DropdownMenu.Item>
      <DropdownMenu.Item variant={variant} inset>
        Inset<DropdownMenu.Shortcut>Del</DropdownMenu.Shortcut>
      </DropdownMenu.Item>
      <DropdownMenu.Item variant={variant} disabled>
        Disabled
      </DropdownMenu.Item>
    </Framed>
  ),
  parameters: openAtOnce,
}) as Story;

export const LinkItemVariants: Story = everyValue(DropdownMenu.LinkItem, "variant", {
  render: ({ variant }) => (
    <Framed>
      <DropdownMenu.LinkItem variant={variant} href="#bin">
        Bin
      </DropdownMenu.LinkItem>
    </Framed>
  ),
  parameters: openAtOnce,
}) as Story;

const switched = { rtl: "Open menus don't move to the other side when the page's direction changes." };

export const Sides: Story = everyValue(DropdownMenu.Content, "side", {
  render: ({ side }) => (
    <Framed className="h-66 w-120" content={{ side }}>
      {two}
    </Framed>
  ),
  parameters: { ...openAtOnce, visual: switched },
}) as Story;

export const Aligns: Story = everyValue(DropdownMenu.Content, "align", {
  render: ({ align }) => (
    <Framed className="h-66 w-120" content={{ align }}>
      {two}
    </Framed>
  ),
  parameters: openAtOnce,
}) as Story;

const sub = (props: ComponentProps<typeof DropdownMenu.SubContent>) => (
  <Framed className="h-72 w-160">
    <DropdownMenu.Sub open>
      <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent {...props}>{two}</DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  </Framed>
);

export const SubSides: Story = everyValue(DropdownMenu.SubContent, "side", {
  render: ({ side }) => sub({ side }),
  parameters: { ...openAtOnce, visual: switched },
}) as Story;
export const SubAligns: Story = everyValue(DropdownMenu.SubContent, "align", {
  render: ({ align }) => sub({ align }),
  parameters: { ...openAtOnce, visual: switched },
}) as Story;

export const DrawingActions: Story = exampleStory(examples, "DrawingActions", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Actions for Bench" }));
  await menu("Actions for Bench");
  await userEvent.click(screen.getByRole("menuitem", { name: "Move to" }));
  await menu("Move to");
});

export const ViewSettings: Story = exampleStory(examples, "ViewSettings", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "View" }));
  await menu("View");
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Rulers" }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Inches" }));
});

export const HelpMenu: Story = exampleStory(examples, "HelpMenu", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Help" }));
  await menu("Help");
});

/** The destructive item is highlighted: a command, and a link. */
export const Highlighted: Story = {
  parameters: openAtOnce,
  render: () => (
    <div className="flex max-w-full flex-wrap gap-3">
      {["a command", "a link"].map((kind) => (
        <Framed key={kind}>
          <DropdownMenu.Item>Keep</DropdownMenu.Item>
          {kind === "a link" ? (
            <DropdownMenu.LinkItem variant="danger" href="#bin">
              Bin
            </DropdownMenu.LinkItem>
          ) : (
            <DropdownMenu.Item variant="danger">Delete</DropdownMenu.Item>
          )}
        </Framed>
      ))}
    </div>
  ),
  play: async () => {
    for (const name of ["Delete", "Bin"])
      await userEvent.hover(await screen.findByRole("menuitem", { name }));
  },
};

/** Long words, many items, other scripts. */
export const Content: Story = {
  parameters: openAtOnce,
  render: () => (
    <div className="flex max-w-full flex-wrap gap-3">
      <Framed className="h-110 w-84" content={{ side: "bottom" }}>
        <DropdownMenu.Label>Donaudampfschifffahrtsgesellschaftskapitänsmütze</DropdownMenu.Label>
        <DropdownMenu.Item icon={CopyIcon}>
          Copy the address of this drawing for everyone who may see it
          <DropdownMenu.Shortcut>Ctrl+Shift+C</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.CheckboxItem defaultChecked>表示する 🪚</DropdownMenu.CheckboxItem>
        <DropdownMenu.Item inset lang="ar" dir="rtl">
          نسخ الرابط
        </DropdownMenu.Item>
      </Framed>
      <Framed className="h-110 w-120" content={{ side: "right" }}>
        {Array.from({ length: 20 }, (_, index) => `Layer ${index + 1}`).map((name) => (
          <DropdownMenu.Item key={name}>{name}</DropdownMenu.Item>
        ))}
      </Framed>
    </div>
  ),
};
