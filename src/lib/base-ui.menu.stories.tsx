import { Menu } from "@base-ui/react/menu";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { pause } from "#kit";
import { ignoreForeignKeys, keepFocusOnLeave } from "./base-ui";
import { closePopup } from "./base-ui.fixture";

/**
 * Tests the installed Base UI, without Kerf's components. In each story, "Without" shows that a gap still exists, and
 * "With" shows that its workaround still works.
 */
const meta = {
  title: "Behaviour/Base UI/Menu",
  parameters: { visual: { skip: "it shows Base UI's parts without styles" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

interface DrawingProps {
  children?: ReactNode;
  onKeyDown?: typeof ignoreForeignKeys;
  onPointerLeave?: typeof keepFocusOnLeave;
}

function Drawing({ children, onKeyDown, onPointerLeave }: DrawingProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger>Drawing</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup onKeyDown={onKeyDown}>
            <Menu.Item aria-expanded="true" aria-haspopup="dialog" onPointerLeave={onPointerLeave}>
              Share
            </Menu.Item>
            <Menu.Item>Rename</Menu.Item>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** An input outside the menu's element. Its React events still bubble to the menu, because it is a portal. */
function Elsewhere({ name }: { name: string }) {
  return createPortal(<input aria-label={name} />, document.body);
}

const isHighlighted = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole("menuitem", { name, hidden: true })).toHaveAttribute("data-highlighted"),
  );

/** A menu's typeahead handles keys that are typed in an overlay opened by one of its items. */
export const ForeignKeysWithout: Story = {
  render: () => (
    <Drawing>
      <Elsewhere name="Name" />
    </Drawing>
  ),
  play: async () => {
    await screen.findByRole("menu");
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "r" });
    await isHighlighted("Rename");
    await closePopup("menu");
  },
};

/** With the workaround, the menu ignores those keys. */
export const ForeignKeysWith: Story = {
  render: () => (
    <Drawing onKeyDown={ignoreForeignKeys}>
      <Elsewhere name="Name" />
    </Drawing>
  ),
  play: async () => {
    const menu = await screen.findByRole("menu");
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "r" });
    await expect(screen.getByRole("menuitem", { name: "Rename" })).not.toHaveAttribute("data-highlighted");
    fireEvent.keyDown(menu, { key: "r" });
    await isHighlighted("Rename");
    await closePopup("menu");
  },
};

/** When the pointer leaves the item that opened a popup, the menu focuses itself. */
export const PointerLeaveWithout: Story = {
  render: () => <Drawing />,
  play: async () => {
    const share = await leaveItem();
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await expect(share).not.toHaveFocus();
    await closePopup("menu");
  },
};

/** With the workaround, the focus stays where it is. */
export const PointerLeaveWith: Story = {
  render: () => <Drawing onPointerLeave={keepFocusOnLeave} />,
  play: async () => {
    const share = await leaveItem();
    await pause(100);
    await expect(share).toHaveFocus();
    await closePopup("menu");
  },
};

async function leaveItem() {
  const share = await screen.findByRole("menuitem", { name: "Share" });
  await userEvent.hover(share);
  await waitFor(() => expect(share).toHaveFocus());
  fireEvent(share, new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
  return share;
}
