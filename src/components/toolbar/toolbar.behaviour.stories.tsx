import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, Held, rightToLeft } from "#kit";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { DropdownMenu } from "../dropdown-menu";
import { Input } from "../input";
import { Select } from "../select";
import { Toolbar } from ".";
import { Bar, Collapsing, Resizable } from "./toolbar.fixture";

const meta = {
  component: Toolbar,
  title: "Behaviour/Toolbar",
  render: Bar,
  parameters: { visual: { skip: "Components/Toolbar has the pictures" } },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });

/** Presses keys. After each, the control with the given name must have the focus. */
async function keys(...moves: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of moves) {
    await userEvent.keyboard(key);
    await expect([key, focused()]).toEqual([key, name]);
  }
}

/** The toolbar is one tab stop. Arrow keys move between controls of all kinds, wrap, and skip disabled ones. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("toolbar", { name: "Text" })).not.toHaveAttribute("aria-orientation");
    button(canvas, "Before").focus();
    await userEvent.tab();
    await keys(
      ["{Home}", "Undo"],
      ["{ArrowRight}", "Bold"],
      ["{ArrowRight}", "Italic"],
      ["{ArrowRight}", "Help"],
      ["{ArrowRight}", "Undo"],
      ["{ArrowLeft}", "Help"],
      ["{Home}", "Undo"],
      ["{End}", "Help"],
      ["{ArrowLeft}", "Italic"],
      ["{ArrowDown}", "Italic"],
    );
    await userEvent.tab();
    await expect(focused()).toBe("After");
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe("Italic");
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe("Before");
  },
};

/** Up and down move in a vertical toolbar, also through its groups. */
export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("toolbar")).toHaveAttribute("aria-orientation", "vertical");
    await expect(canvas.getByRole("separator")).toHaveAttribute("aria-orientation", "horizontal");
    button(canvas, "Undo").focus();
    await keys(
      ["{ArrowDown}", "Bold"],
      ["{ArrowDown}", "Italic"],
      ["{ArrowUp}", "Bold"],
      ["{ArrowRight}", "Bold"],
    );
  },
};

/** In right-to-left text, the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  play: async ({ canvas }) => {
    button(canvas, "Undo").focus();
    await keys(["{ArrowLeft}", "Bold"], ["{ArrowRight}", "Undo"], ["{ArrowRight}", "Help"]);
  },
};

/** In a text field, arrow keys move the cursor, and leave the field at its ends. Home and End stay in it. */
export const TextField: Story = {
  args: {
    children: (
      <>
        <Button>Undo</Button>
        <Input aria-label="Search" defaultValue="ab" />
        <Button>Export</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    button(canvas, "Undo").focus();
    await userEvent.keyboard("{ArrowRight}");
    input.setSelectionRange(0, 0);
    await keys(
      ["{ArrowRight}", "Search"],
      ["{ArrowRight}", "Search"],
      ["{ArrowRight}", "Export"],
      ["{ArrowLeft}", "Search"],
      ["{Home}", "Search"],
      ["{ArrowLeft}", "Undo"],
    );
  },
};

/** Popups inside it keep their own keys, and return the focus. */
export const Popups: Story = {
  args: {
    children: (
      <>
        <DropdownMenu>
          <DropdownMenu.Trigger render={<Button />}>Insert</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Image</DropdownMenu.Item>
            <DropdownMenu.Item>Table</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu>
        <Select aria-label="Font" items={{ sans: "Sans", mono: "Mono" }} defaultValue="sans" />
        <Checkbox label="Wrap lines" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    button(canvas, "Insert").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Image" })).toHaveFocus());
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(screen.getByRole("menuitem", { name: "Table" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button(canvas, "Insert")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("combobox", { name: "Font" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("checkbox", { name: "Wrap lines" })).toHaveFocus();
    await userEvent.tab();
    await expect(focused()).toBe("After");
  },
};

function Changing(): ReactNode {
  const [isShort, setShort] = useState(false);
  return (
    <Bar>
      {!isShort && <Button>First</Button>}
      <Button disabled={isShort}>Second</Button>
      <Button onClick={() => setShort(true)}>Shorten</Button>
      {isShort && <Button>Added</Button>}
    </Bar>
  );
}

/** Controls that are added, removed or disabled leave exactly one tab stop. */
export const ChangingControls: Story = {
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const stops = () =>
      within(canvas.getByRole("toolbar"))
        .getAllByRole("button")
        .filter((each) => each.tabIndex === 0 && !each.matches(":disabled"))
        .map(({ textContent }) => textContent);
    await expect(stops()).toEqual(["First"]);
    button(canvas, "Shorten").click();
    await waitFor(() => expect(stops()).toEqual(["Shorten"]));
    button(canvas, "Shorten").focus();
    await keys(["{ArrowRight}", "Added"], ["{ArrowRight}", "Shorten"]);
  },
};

const onAction = fn();

const shownIn = (canvas: Canvas) =>
  within(canvas.getByRole("toolbar"))
    .getAllByRole("button")
    .map((each) => each.getAttribute("aria-label") ?? each.textContent);

/** Gives the toolbar a width, without moving the focus. */
async function resize(canvas: Canvas, width: number, shows: readonly string[]) {
  button(canvas, `${width} px`).click();
  await waitFor(() => expect(shownIn(canvas)).toEqual(shows));
}

const all = ["Undo", "Insert link", "Comment", "Share", "Print"];

/** Controls that don't fit move to a menu and back, the last ones first. Empty groups and their separators are hidden. */
export const Overflow: Story = {
  render: () => <Resizable onAction={onAction} />,
  play: async ({ canvas }) => {
    await resize(canvas, 600, all);
    await expect(canvas.getByRole("separator")).toBeVisible();
    await resize(canvas, 330, ["Undo", "Insert link", "Comment", "More"]);
    const row = canvas.getByRole("toolbar");
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await resize(canvas, 120, ["Undo", "More"]);
    await expect(canvas.queryByRole("separator")).toBeNull();
    await expect(canvas.queryByRole("group")).toBeNull();
    button(canvas, "Undo").focus();
    await keys(["{ArrowRight}", "More"], ["{Home}", "Undo"], ["{ArrowLeft}", "More"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Insert link" })).toHaveFocus());
    await expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(all.slice(1));
    await userEvent.click(screen.getByRole("menuitem", { name: "Share" }));
    await expect(onAction).toHaveBeenLastCalledWith("Share");
    await waitFor(() => expect(button(canvas, "More")).toHaveFocus());
  },
};

/** The focus never leaves the toolbar while controls move. A menu without items closes. */
export const OverflowFocus: Story = {
  render: Overflow.render,
  play: async ({ canvas }) => {
    await resize(canvas, 600, all);
    button(canvas, "Print").focus();
    await resize(canvas, 120, ["Undo", "More"]);
    await waitFor(() => expect(button(canvas, "More")).toHaveFocus());
    await resize(canvas, 600, all);
    await waitFor(() => expect(button(canvas, "Undo")).toHaveFocus());
    await resize(canvas, 120, ["Undo", "More"]);
    const widest = button(canvas, "600 px");
    await userEvent.click(button(canvas, "More"));
    await screen.findByRole("menuitem", { name: "Print" });
    widest.click();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button(canvas, "Undo")).toHaveFocus());
  },
};

/** In right-to-left text, the controls that don't fit move too. In a vertical toolbar, all are shown. */
export const OverflowDirections: Story = {
  decorators: rightToLeft,
  render: () => (
    <div style={{ width: 290 }}>
      <Collapsing />
      <Collapsing aria-label="Column" orientation="vertical" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [row, column] = canvas.getAllByRole("toolbar") as [HTMLElement, HTMLElement];
    await expect(within(column).getAllByRole("button")).toHaveLength(all.length);
    await expect(within(row).queryByRole("button", { name: "Print" })).toBeNull();
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    within(row).getByRole("button", { name: "Undo" }).focus();
    await keys(["{ArrowRight}", "More"], ["{ArrowLeft}", "Undo"]);
  },
};

/** Controls that are added, removed or renamed while they don't fit change in the menu. */
export const OverflowChanges: Story = {
  render: () => (
    <Held<string[]>
      initial={["Insert link", "Comment"]}
      buttons={{ Fewer: ["Insert link"], Other: ["Cite", "Print"] }}
    >
      {(texts) => (
        <div style={{ width: 120 }}>
          <Collapsing texts={texts} />
        </div>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const items = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "More" }));
      const names = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      return names;
    };
    await expect(await items()).toEqual(["Insert link", "Comment"]);
    await userEvent.click(button(canvas, "Fewer"));
    await expect(await items()).toEqual(["Insert link"]);
    await userEvent.click(button(canvas, "Other"));
    await expect(await items()).toEqual(["Cite", "Print"]);
  },
};

export const Conforms = conformance({
  Toolbar: (props) => (
    <Toolbar aria-label="Text" {...props}>
      <Button>Undo</Button>
    </Toolbar>
  ),
  "Toolbar.Group": (props) => (
    <Toolbar aria-label="Text">
      <Toolbar.Group aria-label="History" {...props}>
        <Button>Undo</Button>
      </Toolbar.Group>
    </Toolbar>
  ),
  "Toolbar.OverflowItem": (props) => (
    <Toolbar aria-label="Text">
      <Toolbar.OverflowItem menu={null} {...props}>
        <Button>Undo</Button>
      </Toolbar.OverflowItem>
    </Toolbar>
  ),
  "Toolbar.OverflowMenu": (props) => (
    <Toolbar aria-label="Text">
      <Button>Undo</Button>
      <Toolbar.OverflowMenu {...props}>{() => <Button>More</Button>}</Toolbar.OverflowMenu>
    </Toolbar>
  ),
  "Toolbar.Separator": (props) => (
    <Toolbar aria-label="Text">
      <Button>Undo</Button>
      <Toolbar.Separator {...props} />
    </Toolbar>
  ),
});
