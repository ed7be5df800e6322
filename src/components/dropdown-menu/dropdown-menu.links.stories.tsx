import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type LinkComponentProps, LinkProvider } from "../link";
import { DropdownMenu } from ".";
import { closed, Drawing, item, open } from "./dropdown-menu.fixture";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu links and places",
  tags: ["!autodocs"],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const leave = () => history.replaceState(null, "", " ");

/** Link items are anchors with the role of an item. Click and Enter follow them and close the menu. */
export const Links: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.LinkItem href="#history">History</DropdownMenu.LinkItem>
      <DropdownMenu.LinkItem href="/guide" target="_blank">
        Guide
      </DropdownMenu.LinkItem>
      <DropdownMenu.Item target="_blank" render={<a href="/forum">Forum</a>} />
    </Drawing>
  ),
  play: async ({ canvas }) => {
    leave();
    await open(canvas);
    const history = await item("History");
    await expect([history.tagName, history.getAttribute("href")]).toEqual(["A", "#history"]);
    await expect(await item("Guide")).toHaveAttribute("rel", "noopener noreferrer");
    const forum = await item("Forum");
    await expect([forum.tagName, forum.getAttribute("rel")]).toEqual(["A", "noopener noreferrer"]);
    await userEvent.click(history);
    await expect(location.hash).toBe("#history");
    await closed();
    leave();
    await open(canvas);
    await userEvent.keyboard("{Enter}");
    await expect(location.hash).toBe("#history");
    await closed();
    leave();
    await open(canvas);
  },
};

const RouterLink = ({ to, ...props }: LinkComponentProps) => (
  <a {...props} data-router={to} href={`#${to}`} />
);
const script = ["javascript", "alert(1)"].join(":");

/** In a LinkProvider, the router renders the links. A URL that would run as script is removed. */
export const Routed: Story = {
  parameters: { console: { expect: [/javascript/] } },
  render: () => (
    <LinkProvider component={RouterLink}>
      <Drawing>
        <DropdownMenu.LinkItem to="/history">History</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href={script}>Script</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href="/own" render={<a href="/own" data-own="" />}>
          Own
        </DropdownMenu.LinkItem>
      </Drawing>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    leave();
    await open(canvas);
    await expect(await item("Script")).not.toHaveAttribute("href");
    await expect(await item("Own")).toHaveAttribute("data-own");
    await expect(await item("History")).toHaveAttribute("data-router", "/history");
    await userEvent.click(await item("History"));
    await expect(location.hash).toBe("#/history");
    await closed();
    leave();
    await open(canvas);
  },
};

/** Forty items in a low window scroll inside the menu. The focused item is in view. */
export const Long: Story = {
  render: () => (
    <Drawing>
      {Array.from({ length: 40 }, (_, index) => `Layer ${index + 1}`).map((name) => (
        <DropdownMenu.Item key={name}>{name}</DropdownMenu.Item>
      ))}
    </Drawing>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await userEvent.keyboard("{End}");
    const last = await item("Layer 40");
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      panel.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard("{Home}");
  },
};
