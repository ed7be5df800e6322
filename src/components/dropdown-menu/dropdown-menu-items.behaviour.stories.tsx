import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { type LinkComponentProps, LinkProvider } from "../link";
import { DropdownMenu } from ".";
import { at, closed, Drawing, item, menu, open } from "./dropdown-menu.fixture";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu",
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A destructive item is also marked by weight and icon. The root can set the variant for all items. */
export const Danger: Story = {
  render: () => (
    <Drawing variant="danger">
      <DropdownMenu.Item>Delete</DropdownMenu.Item>
      <DropdownMenu.Item icon={<svg aria-hidden="true" data-testid="own" />}>Empty bin</DropdownMenu.Item>
      <DropdownMenu.Item variant="default">Rename</DropdownMenu.Item>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const [remove, empty, rename] = [await item("Delete"), await item("Empty bin"), await item("Rename")];
    await expect([remove, empty, rename].map((it) => getComputedStyle(it).fontWeight)).toEqual([
      "500",
      "500",
      "400",
    ]);
    await expect([remove, empty, rename].map((it) => it.querySelectorAll("svg").length)).toEqual([1, 1, 0]);
    await expect(getComputedStyle(remove).color).not.toBe(getComputedStyle(rename).color);
  },
};

const onChange = fn();
const units = ["mm", "cm", "in"].map((unit) => (
  <DropdownMenu.RadioItem key={unit} value={unit} disabled={unit === "cm"}>
    {unit}
    <DropdownMenu.RadioItemIndicator />
  </DropdownMenu.RadioItem>
));

/** Checkbox items change by pointer and keyboard while the menu stays open. Their state is kept when it closes. */
export const Checks: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.CheckboxItem onCheckedChange={onChange}>Grid</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem defaultChecked>Rulers</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem disabled onCheckedChange={onChange}>
        Guides
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem closeOnClick>Full screen</DropdownMenu.CheckboxItem>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const grid = await item("Grid");
    await expect(grid).toHaveRole("menuitemcheckbox");
    await expect(grid).not.toBeChecked();
    await expect(await item("Rulers")).toBeChecked();
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.keyboard("{Home}{ArrowDown} ");
    await expect(await item("Rulers")).not.toBeChecked();
    await userEvent.click(await item("Guides"));
    await expect(onChange).toHaveBeenCalledOnce();
    await menu();
    await userEvent.click(await item("Full screen"));
    await closed();
    await open(canvas);
    await expect(await item("Grid")).toBeChecked();
    await expect(await item("Rulers")).not.toBeChecked();
    await expect(await item("Full screen")).toBeChecked();
  },
};

/** One radio item is selected at a time, never a disabled one. The selection is kept when the menu closes. */
export const Choice: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await item("mm")).toHaveRole("menuitemradio");
    await userEvent.click(await item("in"));
    await expect(onChange).toHaveBeenLastCalledWith(
      "in",
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.click(await item("cm"));
    await expect(onChange).toHaveBeenCalledOnce();
    const checks = () => screen.getAllByRole("menuitemradio").map((it) => it.ariaChecked);
    await expect(checks()).toEqual(["false", "false", "true"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(checks()).toEqual(["true", "false", "false"]);
    await userEvent.keyboard("{Escape}");
    await closed();
    await open(canvas);
    await expect(checks()).toEqual(["true", "false", "false"]);
    await expect(document.querySelectorAll("[data-slot=dropdown-menu-radio-item-indicator]")).toHaveLength(1);
  },
};

/** In a disabled group, no item can be selected. */
export const DisabledGroup: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup disabled defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("in"));
    await expect(await item("mm")).toBeChecked();
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** When controlled, checkbox and radio items stay as they are until updated, and then change. */
export const Controlled: Story = {
  render: function Held() {
    const [on, setOn] = useState(false);
    const [unit, setUnit] = useState("mm");
    return (
      <Drawing>
        <DropdownMenu.CheckboxItem checked={false}>Stays</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem checked={on} onCheckedChange={setOn}>
          Moves
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.RadioGroup value={unit} onValueChange={setUnit}>
          {units}
        </DropdownMenu.RadioGroup>
      </Drawing>
    );
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("Stays"));
    await expect(await item("Stays")).not.toBeChecked();
    await userEvent.click(await item("Moves"));
    await expect(await item("Moves")).toBeChecked();
    await userEvent.click(await item("in"));
    await expect(await item("in")).toBeChecked();
    await at("in");
  },
};

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
