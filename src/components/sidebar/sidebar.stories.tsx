import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoxIcon, InboxIcon } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { Stack } from "../stack";
import { Sidebar } from ".";
import * as examples from "./sidebar.examples";

const meta = {
  component: Sidebar,
  title: "Components/Sidebar",
  parameters: {
    layout: "fullscreen",
    visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Sidebar.Content>
    <Sidebar.Group>
      <Sidebar.GroupLabel>Workspace</Sidebar.GroupLabel>
      <Sidebar.Menu>
        <Sidebar.Item icon={InboxIcon} href="#inbox" badge={12}>
          Inbox
        </Sidebar.Item>
        <Sidebar.Item icon={BoxIcon} href="#deployments" active>
          Deployments
        </Sidebar.Item>
      </Sidebar.Menu>
    </Sidebar.Group>
  </Sidebar.Content>
);

const frame = "h-48 min-h-0 w-120 max-w-full border border-line";
const page = (
  <div className="flex-1 p-2">
    <Sidebar.Trigger />
  </div>
);

export const Playground: Story = {
  args: { children: content },
  render: (args) => (
    <Sidebar.Root>
      <Sidebar {...args} />
      <Stack as="main" padding="4" align="start">
        <Sidebar.Trigger />
      </Stack>
    </Sidebar.Root>
  ),
};

/** Closed. Each `collapsible` value keeps a different part visible. */
export const Collapsible: Story = everyValue(Sidebar.Root, "collapsible", {
  render: (props) => (
    <Sidebar.Root {...props} defaultOpen={false} className={frame}>
      <Sidebar aria-label={`Main, ${props.collapsible}`}>{content}</Sidebar>
      {page}
    </Sidebar.Root>
  ),
}) as Story;

export const Sides: Story = everyValue(Sidebar.Root, "side", {
  render: (props) => (
    <Sidebar.Root {...props} className={frame}>
      {props.side === "inline-end" && page}
      <Sidebar aria-label={`Main, ${props.side}`}>{content}</Sidebar>
      {props.side !== "inline-end" && page}
    </Sidebar.Root>
  ),
}) as Story;

/** Default, hovered, focused and pressed, for the current page too. */
export const States: Story = {
  render: () => (
    <div className="flex flex-col gap-4 p-4">
      {[false, true].map((active) => (
        <InStates key={String(active)}>
          {(state) => (
            <Sidebar.Root defaultWidth={180} collapsible="none" className="min-h-0 w-45">
              <Sidebar aria-label={`${state}, ${active ? "current" : "other"}`} className="h-auto">
                <Sidebar.Menu className="p-2">
                  <Sidebar.Item icon={InboxIcon} href="#inbox" badge={12} active={active}>
                    Inbox
                  </Sidebar.Item>
                </Sidebar.Menu>
              </Sidebar>
            </Sidebar.Root>
          )}
        </InStates>
      ))}
    </div>
  ),
};

/** The narrow mode is off, because only its trigger would show. */
const example = (name: keyof typeof examples, play?: StoryObj["play"]): Story =>
  exampleStory(examples, name, play, ["light", "dark", "rtl", "forced-colors"]);

export const ProjectNavigation: Story = example("ProjectNavigation", async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: "Deployments" })).toHaveAttribute("aria-current", "page");
  await expect(canvas.getByRole("link", { name: "Website" })).toBeVisible();
});

export const IconSidebar: Story = example("IconSidebar", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Regions" }));
  await canvas.findByRole("heading", { name: "Regions" });
});

export const RememberedState: Story = example("RememberedState", async ({ canvas }) => {
  canvas.getByRole("separator", { name: "Resize sidebar" }).focus();
  await userEvent.keyboard("{End}");
  await canvas.findByText("Open, 400 px");
});

export const DetailsSidebar: Story = example("DetailsSidebar");
