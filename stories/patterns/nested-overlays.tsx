import {
  Button,
  Combobox,
  CommandPalette,
  Dialog,
  Drawer,
  DropdownMenu,
  Popover,
  type RenderProp,
  Select,
  Tooltip,
} from "@kerf/react";
import { type ReactNode, useState } from "react";

/** An overlay that contains another one. Its button has the name "Outer". */
export interface Outer {
  render(inner: ReactNode): ReactNode;
  /** Role of its panel. */
  role: "dialog" | "menu";
  /** The keys that move focus from the button to the inner overlay's trigger. */
  keys: string[];
  /** The elements to click, after the button, until the inner trigger is visible. */
  clicks: string[];
  /** The element to render as the inner overlay's trigger. */
  trigger: RenderProp;
  /** The number of its own layers. Each Escape closes one. */
  layers: number;
}

/** An overlay inside another one. Its trigger has the name "Inner". */
export interface Inner {
  render(trigger: RenderProp, outer: Outer): ReactNode;
  role: "dialog" | "menu" | "listbox" | "tooltip";
  /** The key that opens it from its trigger. Undefined if focus opens it. */
  key?: string;
  /** The role of the control "Done" in it, which closes the inner overlay or all of them. */
  choice?: "button" | "menuitem" | "option";
  /** Whether it has its own input to search for the choice. */
  search?: boolean;
}

const outers = {
  Dialog: {
    render: (inner) => (
      <Dialog.Root>
        <Dialog.Trigger render={<Button>Outer</Button>} />
        <Dialog>
          <Dialog.Title>Panel</Dialog.Title>
          {inner}
        </Dialog>
      </Dialog.Root>
    ),
    role: "dialog",
    keys: ["{Enter}"],
    clicks: [],
    trigger: <Button />,
    layers: 1,
  },
  Drawer: {
    render: (inner) => (
      <Drawer.Root>
        <Drawer.Trigger render={<Button>Outer</Button>} />
        <Drawer>
          <Drawer.Title>Panel</Drawer.Title>
          {inner}
        </Drawer>
      </Drawer.Root>
    ),
    role: "dialog",
    keys: ["{Enter}"],
    clicks: [],
    trigger: <Button />,
    layers: 1,
  },
  Popover: {
    render: (inner) => (
      <Popover>
        <Popover.Trigger render={<Button>Outer</Button>} />
        <Popover.Content>
          <Popover.Title>Panel</Popover.Title>
          {inner}
        </Popover.Content>
      </Popover>
    ),
    role: "dialog",
    keys: ["{Enter}"],
    clicks: [],
    trigger: <Button />,
    layers: 1,
  },
  Submenu: {
    render: (inner) => (
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button>Outer</Button>} />
        <DropdownMenu.Content>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>Panel</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>{inner}</DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu>
    ),
    role: "menu",
    keys: ["{Enter}", "{ArrowRight}"],
    clicks: ["Panel"],
    trigger: <DropdownMenu.Item closeOnClick={false} />,
    layers: 2,
  },
  CommandPalette: {
    render: (inner) => <Palette>{inner}</Palette>,
    role: "dialog",
    // From the input past the close button; the list isn't a tab stop.
    keys: ["{Enter}", "{Tab}", "{Tab}"],
    clicks: [],
    trigger: <Button size="sm" />,
    layers: 1,
  },
} satisfies Record<string, Outer>;

function Palette({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Outer</Button>
      <CommandPalette.Root open={open} onOpenChange={setOpen} items={commands} aria-label="Panel">
        <CommandPalette.Input />
        <CommandPalette.List>
          <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
        </CommandPalette.List>
        <CommandPalette.Footer>{children}</CommandPalette.Footer>
      </CommandPalette.Root>
    </>
  );
}

const commands = ["Deploy", "Roll back"];

const fruit = ["Done", "Later"];

const inners = {
  Dialog: {
    render: (trigger) => (
      <Dialog.Root>
        <Dialog.Trigger render={trigger} nativeButton={isNative(trigger)}>
          Inner
        </Dialog.Trigger>
        <Dialog size="sm">
          <Dialog.Title>Inner</Dialog.Title>
          <Dialog.Close render={<Button>Done</Button>} />
        </Dialog>
      </Dialog.Root>
    ),
    role: "dialog",
    key: "{Enter}",
    choice: "button",
  },
  Drawer: {
    render: (trigger) => (
      <Drawer.Root>
        <Drawer.Trigger render={trigger} nativeButton={isNative(trigger)}>
          Inner
        </Drawer.Trigger>
        <Drawer size={280}>
          <Drawer.Title>Inner</Drawer.Title>
          <Drawer.Close render={<Button>Done</Button>} />
        </Drawer>
      </Drawer.Root>
    ),
    role: "dialog",
    key: "{Enter}",
    choice: "button",
  },
  Popover: {
    render: (trigger) => (
      <Popover>
        <Popover.Trigger render={trigger} nativeButton={isNative(trigger)}>
          Inner
        </Popover.Trigger>
        <Popover.Content side="right">
          <Popover.Title>Inner</Popover.Title>
          <Popover.Close render={<Button>Done</Button>} />
        </Popover.Content>
      </Popover>
    ),
    role: "dialog",
    key: "{Enter}",
    choice: "button",
  },
  DropdownMenu: {
    // A menu within a menu is a submenu.
    render: (trigger, outer) =>
      outer.role === "menu" ? (
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Inner</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Done</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
      ) : (
        <DropdownMenu>
          <DropdownMenu.Trigger render={trigger}>Inner</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Done</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu>
      ),
    role: "menu",
    key: "{Enter}",
    choice: "menuitem",
  },
  Combobox: {
    render: (trigger, outer) => (
      <Combobox items={fruit} aria-label="Inner">
        {outer.role === "menu" ? (
          <Combobox.Trigger render={trigger} nativeButton={false}>
            Inner
          </Combobox.Trigger>
        ) : (
          <Combobox.TriggerValue />
        )}
        <Combobox.Content>
          <Combobox.Input aria-label="Search fruit" />
          <Combobox.Empty />
          <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
        </Combobox.Content>
      </Combobox>
    ),
    role: "listbox",
    key: "{Enter}",
    choice: "option",
    search: true,
  },
  Select: {
    render: () => <Select aria-label="Inner" items={{ later: "Later", done: "Done" }} placeholder="Choose" />,
    role: "listbox",
    key: "{Enter}",
    choice: "option",
  },
  Tooltip: {
    render: (trigger) => (
      <Tooltip content="Description" delay={0} render={trigger}>
        Inner
      </Tooltip>
    ),
    role: "tooltip",
  },
} satisfies Record<string, Inner>;

function isNative(trigger: RenderProp): boolean {
  return trigger !== outers.Submenu.trigger;
}

export const outerOf: Record<keyof typeof outers, Outer> = outers;
export const innerOf: Record<keyof typeof inners, Inner> = inners;
