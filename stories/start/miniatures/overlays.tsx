import {
  Button,
  ContextMenu,
  Dialog,
  Drawer,
  DropdownMenu,
  HoverCard,
  Link,
  Popover,
  Surface,
  Text,
  Tooltip,
} from "@kerf/react";
import type { ReactNode } from "react";
import { OverlayFrame } from "#kit";

/** Renders an overlay inside the card, as if the card were the page. */
function Page({ children }: { children: ReactNode }) {
  return (
    <OverlayFrame className="-m-4 flex h-44 w-[calc(100%+2rem)] max-w-none! flex-col items-center bg-transparent p-4">
      {children}
    </OverlayFrame>
  );
}

export const drawings = {
  ContextMenu: () => (
    <ContextMenu>
      <ContextMenu.Trigger>
        <Surface>
          <Link href="#invoice-2041">Invoice 2041</Link>
          <Text variant="secondary">Right-click or long-press</Text>
        </Surface>
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Actions for invoice 2041">
        <DropdownMenu.Item>Edit</DropdownMenu.Item>
        <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu>
  ),
  Dialog: () => (
    <Page>
      <Dialog.Root open modal={false}>
        <Dialog size="sm" className="max-w-48 p-4">
          <Dialog.Title>Delete project?</Dialog.Title>
          <Dialog.Description>You can't undo this.</Dialog.Description>
          <Dialog.Close render={<Button size="sm" variant="destructive" />}>Delete</Dialog.Close>
        </Dialog>
      </Dialog.Root>
    </Page>
  ),
  Drawer: () => (
    <Page>
      <Drawer.Root open modal={false}>
        <Drawer size={176} initialFocus={false}>
          <Drawer.Title>Filters</Drawer.Title>
          <Drawer.Description>The last 30 days.</Drawer.Description>
          <Drawer.Close render={<Button size="sm" variant="primary" />}>Apply</Drawer.Close>
        </Drawer>
      </Drawer.Root>
    </Page>
  ),
  DropdownMenu: () => (
    <Page>
      <DropdownMenu open modal={false}>
        <DropdownMenu.Trigger render={<Button size="sm" />}>Actions</DropdownMenu.Trigger>
        <DropdownMenu.Content align="center">
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
          <DropdownMenu.Item variant="danger">Delete</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    </Page>
  ),
  HoverCard: () => (
    <Page>
      <HoverCard open>
        <HoverCard.Trigger href="#invoice-2041">Invoice 2041</HoverCard.Trigger>
        <HoverCard.Content className="w-44">
          <Text bold>€1,240.00</Text>
          <Text variant="secondary">Due on 30 November</Text>
        </HoverCard.Content>
      </HoverCard>
    </Page>
  ),
  Popover: () => (
    <Page>
      <Popover open>
        <Popover.Trigger render={<Button size="sm" />}>Seats</Popover.Trigger>
        <Popover.Content className="w-44 p-3">
          <Popover.Title>Four of five</Popover.Title>
          <Popover.Description>One is free.</Popover.Description>
        </Popover.Content>
      </Popover>
    </Page>
  ),
  Tooltip: () => (
    <Page>
      <div className="mt-16">
        <Tooltip content="Saves the drawing" open>
          <Button>Save</Button>
        </Tooltip>
      </div>
    </Page>
  ),
};
