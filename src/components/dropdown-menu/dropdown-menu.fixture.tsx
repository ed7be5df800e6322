import { expect, fn, screen, userEvent, waitFor, type within } from "storybook/test";
import { settled } from "#kit";
import { Button } from "../button";
import { DropdownMenu, type DropdownMenuProps } from ".";

type Canvas = ReturnType<typeof within>;

/** Record the reasons of every change, which are compared with the catalog. */
const [onOpenChange, onSubOpenChange] = [fn(), fn()];

/** The menu of the behavior stories. */
export function Drawing({ children, ...root }: DropdownMenuProps) {
  return (
    <DropdownMenu onOpenChange={onOpenChange} {...root}>
      <DropdownMenu.Trigger render={<Button />}>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {children ?? (
          <>
            <DropdownMenu.Item>Rename</DropdownMenu.Item>
            <DropdownMenu.Item disabled>Restore</DropdownMenu.Item>
            <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
            <DropdownMenu.Sub onOpenChange={onSubOpenChange}>
              <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent>
                <DropdownMenu.Item>Workshop</DropdownMenu.Item>
                <DropdownMenu.Item>Shed</DropdownMenu.Item>
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
            <DropdownMenu.Item variant="danger">Delete</DropdownMenu.Item>
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

export const trigger = (canvas: Canvas) => canvas.findByRole("button", { name: "Drawing" });
export const menu = async (name = "Drawing") => settled(await screen.findByRole("menu", { name }));
export const closed = (name = "Drawing") =>
  waitFor(() => expect(screen.queryByRole("menu", { name })).toBeNull());

/** Waits for an item of any kind in an open menu. */
export const item = (name: string) =>
  waitFor(() => {
    for (const role of ["menuitem", "menuitemcheckbox", "menuitemradio"]) {
      const found = screen.queryByRole(role, { name });
      if (found) return found;
    }
    throw new Error(`There is no item "${name}" in an open menu.`);
  });
export const at = (name: string) => waitFor(async () => expect(await item(name)).toHaveFocus());

/** Opens the menu with the keyboard, so that its first item has focus. */
export async function open(canvas: Canvas): Promise<HTMLElement> {
  (await trigger(canvas)).focus();
  await userEvent.keyboard("{Enter}");
  return menu();
}
