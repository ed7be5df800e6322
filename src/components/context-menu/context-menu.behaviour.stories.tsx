import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, rightToLeft, settled, withoutElement } from "#kit";
import { Button } from "../button";
import { DropdownMenu } from "../dropdown-menu";
import { ContextMenu, type ContextMenuProps } from ".";

const meta = {
  component: ContextMenu,
  title: "Behaviour/ContextMenu",
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();
const onOpenChange = fn();
const onOpenChangeComplete = fn();
const name = "Actions for the sheet";

const items = (
  <>
    <DropdownMenu.Item onClick={() => onClick("rename")}>Rename</DropdownMenu.Item>
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.Item onClick={() => onClick("shed")}>Shed</DropdownMenu.Item>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
    <DropdownMenu.CheckboxItem>Locked</DropdownMenu.CheckboxItem>
  </>
);

/** A sheet with two buttons, a text field and a menu of its own with the same items. */
function Sheet(root: ContextMenuProps) {
  return (
    <ContextMenu onOpenChange={onOpenChange} {...root}>
      <ContextMenu.Trigger data-testid="sheet" className="flex h-60 w-120 max-w-full items-start gap-3">
        <Button>First</Button>
        <Button>Second</Button>
        <input aria-label="Title" className="w-24" />
        <DropdownMenu>
          <DropdownMenu.Trigger render={<Button>More</Button>} />
          <DropdownMenu.Content>{items}</DropdownMenu.Content>
        </DropdownMenu>
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label={name}>{items}</ContextMenu.Content>
    </ContextMenu>
  );
}

const menu = async () => settled(await screen.findByRole("menu", { name }));
const closed = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
const item = (text: string) => screen.findByRole("menuitem", { name: text });
const lastReason = () => onOpenChange.mock.lastCall?.[1].reason;
const completed = (open: boolean) =>
  waitFor(() => expect(onOpenChangeComplete).toHaveBeenLastCalledWith(open));

const rightClick = (target: HTMLElement, x = 200, y = 120) =>
  userEvent.pointer({ keys: "[MouseRight]", target, coords: { clientX: x, clientY: y } });

/** A right click opens it at the pointer, instead of the browser's menu. It closes in every usual way. */
export const Pointer: Story = {
  render: () => <Sheet onOpenChangeComplete={onOpenChangeComplete} />,
  play: async ({ canvas }) => {
    const sheet = canvas.getByTestId("sheet");
    const opened = async () => {
      await rightClick(sheet);
      const { left, top } = (await menu()).getBoundingClientRect();
      await expect([left, top]).toEqual([200, 120]);
      await expect(lastReason()).toBe("trigger-press");
      await completed(true);
    };
    await opened();
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(lastReason()).toBe("escape-key");
    await completed(false);
    await opened();
    await userEvent.click(document.querySelector("[data-base-ui-inert]") ?? document.body, {
      pointerEventsCheck: 0,
    });
    await closed();
    await expect(lastReason()).toBe("outside-press");
    await opened();
    await userEvent.click(await item("Rename"));
    await closed();
    await expect(lastReason()).toBe("item-press");
    await expect(onClick.mock.calls.flat()).toEqual(["rename"]);
    await opened();
    await expect(fireEvent.contextMenu(await item("Rename"))).toBe(false);
  },
};

/** Shift+F10 and the Menu key open it below the focused element, at the first item. The focus returns when it closes. */
export const Keys: Story = {
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    for (const [button, keys] of [
      ["First", "{Shift>}{F10}{/Shift}"],
      ["Second", "{ContextMenu}"],
    ] as const) {
      const focused = canvas.getByRole("button", { name: button });
      focused.focus();
      await userEvent.keyboard(keys);
      const panel = await menu();
      const [at, from] = [panel.getBoundingClientRect(), focused.getBoundingClientRect()];
      await expect([at.left, at.top]).toEqual([Math.round(from.left), Math.round(from.bottom)]);
      await focusOn(await item("Rename"));
      await userEvent.keyboard("{ArrowDown}{ArrowRight}");
      await focusOn(await item("Shed"));
      await userEvent.keyboard("{Enter}");
      await closed();
      await focusOn(focused);
    }
    await expect(onClick.mock.calls.flat()).toEqual(["shed", "shed"]);
    await userEvent.keyboard("{ContextMenu}");
    await focusOn(await item("Rename"));
    await userEvent.keyboard(" ");
    await closed();
    await expect(onClick).toHaveBeenLastCalledWith("rename");
    await userEvent.keyboard("{ContextMenu}");
    for (const [key, reached] of [
      ["{End}", await screen.findByRole("menuitemcheckbox", { name: "Locked" })],
      ["{Home}", await item("Rename")],
      ["mov", await item("Move to")],
      ["{ArrowUp}", await item("Rename")],
    ] as const) {
      await userEvent.keyboard(key);
      await focusOn(reached);
    }
  },
};

/** On touch, a long press opens it. A finger that moves scrolls instead. */
export const LongPress: Story = {
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    const sheet = canvas.getByTestId("sheet");
    const finger = (clientX: number) => ({
      touches: [new Touch({ identifier: 1, target: sheet, clientX, clientY: 100 })],
    });
    fireEvent.touchStart(sheet, finger(150));
    fireEvent.touchMove(sheet, finger(190));
    fireEvent.touchEnd(sheet);
    fireEvent.touchStart(sheet, finger(160));
    const { left, top } = (await menu()).getBoundingClientRect();
    fireEvent.touchEnd(sheet);
    await expect(left).toBeGreaterThanOrEqual(160);
    await expect(left).toBeLessThan(175);
    await expect(top).toBeGreaterThanOrEqual(100);
    await expect(onOpenChange).toHaveBeenCalledOnce();
  },
};

/** It stays in the viewport. */
export const AtTheEdge: Story = {
  parameters: { visual: { skip: "its position is measured" } },
  render: () => (
    <ContextMenu>
      <ContextMenu.Trigger data-testid="sheet" tabIndex={0} className="fixed inset-0" />
      <ContextMenu.Content aria-label={name}>{items}</ContextMenu.Content>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    await rightClick(canvas.getByTestId("sheet"), innerWidth - 4, innerHeight - 4);
    const { right, bottom, top } = (await menu()).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(top).toBeGreaterThan(innerHeight - 200);
  },
};

/** In right-to-left text, it opens to the left of the pointer, and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    await rightClick(canvas.getByTestId("sheet"), 500);
    await expect((await menu()).getBoundingClientRect().right).toBe(500);
    await expect(getComputedStyle(await menu()).direction).toBe("rtl");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    await focusOn(await item("Shed"));
  },
};

/** In a text field, the browser's own menu opens, and so it does if the menu is disabled. */
export const BrowserMenu: Story = {
  parameters: { visual: { skip: "no menu is open" } },
  render: function Disableable() {
    const [disabled, setDisabled] = useState(false);
    return (
      <>
        <Sheet disabled={disabled} />
        <Button onClick={() => setDisabled(true)}>Disable</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(fireEvent.contextMenu(canvas.getByRole("textbox"))).toBe(true);
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{ContextMenu}");
    await userEvent.click(canvas.getByRole("button", { name: "Disable" }));
    await expect(fireEvent.contextMenu(canvas.getByTestId("sheet"))).toBe(true);
    canvas.getByRole("button", { name: "First" }).focus();
    await userEvent.keyboard("{ContextMenu}");
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

/** A menu in the area can have the same items. A right click in that menu doesn't open the context menu. */
export const SharedItems: Story = {
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await settled(await screen.findByRole("menu", { name: "More" }));
    fireEvent.contextMenu(await item("Rename"));
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(await item("Rename"));
    await closed();
    await rightClick(canvas.getByTestId("sheet"));
    await menu();
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Locked" }));
    await userEvent.keyboard("{Escape}");
    await closed();
    await rightClick(canvas.getByTestId("sheet"));
    await menu();
    await expect(screen.getByRole("menuitemcheckbox", { name: "Locked" })).toBeChecked();
    await expect(onClick.mock.calls.flat()).toEqual(["rename"]);
  },
};

/** The caller can open it, below the start of the area, and can refuse to open it. */
export const Controlled: Story = {
  render: function Held() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Sheet open={open} onOpenChange={(next, details) => (next ? details.cancel() : setOpen(false))} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await rightClick(canvas.getByTestId("sheet"));
    await expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const { left, top } = (await menu()).getBoundingClientRect();
    const area = canvas.getByTestId("sheet").getBoundingClientRect();
    await expect([left, top]).toEqual([area.left, area.top + 48]);
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

/** In development, an area without anything focusable warns, because keys can't open its menu. */
export const Unreachable: Story = {
  parameters: { console: { expect: [/can't be reached by keyboard/] }, visual: { skip: "see Pointer" } },
  render: () => (
    <ContextMenu>
      <ContextMenu.Trigger>Sheet</ContextMenu.Trigger>
      <ContextMenu.Content aria-label={name}>{items}</ContextMenu.Content>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText("Sheet"));
    await menu();
  },
};

export const Conforms = conformance({
  ContextMenu: withoutElement("it only holds the state", (props) => (
    <ContextMenu {...props}>
      <ContextMenu.Trigger tabIndex={0}>Sheet</ContextMenu.Trigger>
      <ContextMenu.Content aria-label={name}>{items}</ContextMenu.Content>
    </ContextMenu>
  )),
  "ContextMenu.Trigger": (props) => (
    <ContextMenu>
      <ContextMenu.Trigger tabIndex={0} {...props}>
        Sheet
      </ContextMenu.Trigger>
    </ContextMenu>
  ),
  "ContextMenu.Content": (props) => (
    <ContextMenu defaultOpen>
      <ContextMenu.Trigger tabIndex={0}>Sheet</ContextMenu.Trigger>
      <ContextMenu.Content aria-label={name} {...props}>
        <DropdownMenu.Item>Rename this sheet</DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu>
  ),
});
