import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { CommandPalette, type CommandPaletteRootProps } from ".";

export const commands = [
  "New project",
  "Rename project",
  "Project settings",
  "Delete project",
  "Invite people",
  "Sign out",
];

export const onSelect = fn();
export const onOpenChange = fn();

type PaletteProps = Partial<CommandPaletteRootProps>;

/** A palette that a button opens, and that closes on selection. */
export function Palette({ children, ...rest }: PaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        items={commands}
        onSelect={(item, options) => {
          onSelect(item, options);
          setOpen(false);
        }}
        {...rest}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      >
        {children ?? parts}
      </CommandPalette>
    </>
  );
}

export const list = (
  <CommandPalette.List>
    <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
    <CommandPalette.Empty />
  </CommandPalette.List>
);

const parts = (
  <>
    <CommandPalette.Input />
    {list}
    <CommandPalette.Footer />
  </>
);

export const input = () => screen.findByRole("combobox", { name: "Search" });
export const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the palette and waits until its animation ends, because contrast differs while it fades in. */
export async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).not.toHaveAttribute("data-starting-style"));
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const control = await input();
  await waitFor(() => expect(control).toHaveFocus());
  return control;
}

/** Waits until the result with this text is highlighted, or no result if undefined. */
export async function highlights(name: string | undefined): Promise<void> {
  const control = await input();
  await waitFor(() => {
    const id = control.getAttribute("aria-activedescendant");
    expect(id ? document.getElementById(id)?.textContent : undefined).toBe(name);
  });
}

/** Presses keys one at a time, one frame apart, as a fast typist does. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await new Promise(requestAnimationFrame);
  }
}

/** Expects exactly one selection of this item. */
export async function expectSelection(item: unknown, newTab = false): Promise<void> {
  await expect(onSelect.mock.calls).toEqual([[item, { newTab }]]);
}
