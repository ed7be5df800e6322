import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { openAtOnce, settled } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
import { Button } from "../button";
import { type LinkComponentProps, LinkProvider } from "../link";
import { DropdownMenu } from ".";
import { closed, Drawing, item, menu, open } from "./dropdown-menu.fixture";

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

function Places() {
  const own = useRef<HTMLDivElement>(null);
  const provided = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={own} data-testid="own" />
      <div ref={provided} data-testid="provided" />
      <PortalProvider container={provided}>
        {["Provided", "Own"].map((name) => (
          <DropdownMenu key={name} defaultOpen modal={false}>
            <DropdownMenu.Trigger render={<Button>{name}</Button>} />
            <DropdownMenu.Content container={name === "Own" ? own : undefined} side="right">
              <DropdownMenu.Item>{name}</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu>
        ))}
      </PortalProvider>
    </>
  );
}

/** It renders into `container`, or into the element set by PortalProvider. */
export const Container: Story = {
  parameters: openAtOnce,
  render: () => <Places />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("own")).toContainElement(await menu("Own"));
    await expect(canvas.getByTestId("provided")).toContainElement(await menu("Provided"));
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

/** The trigger with a render function, with a child, and as a plain button. */
export const Triggers: Story = {
  render: () => (
    <>
      {[
        <DropdownMenu.Trigger key="Function" render={(props) => <Button {...props}>Function</Button>} />,
        <DropdownMenu.Trigger key="Child" asChild>
          <Button>Child</Button>
        </DropdownMenu.Trigger>,
        <DropdownMenu.Trigger key="Bare">Bare</DropdownMenu.Trigger>,
      ].map((part) => (
        <DropdownMenu key={part.key}>
          {part}
          <DropdownMenu.Content>
            <DropdownMenu.Item>Rename</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Function", "Child", "Bare"]) {
      const opener = canvas.getByRole("button", { name });
      await userEvent.click(opener);
      await settled(await screen.findByRole("menu", { name }));
      await userEvent.keyboard("{Escape}");
      await closed(name);
      await expect(opener).toHaveFocus();
    }
  },
};
