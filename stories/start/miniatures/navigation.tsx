import {
  Breadcrumbs,
  Button,
  CommandPalette,
  Link,
  MenuBar,
  Pagination,
  Sidebar,
  Stepper,
  TableOfContents,
  Tabs,
  Toolbar,
} from "@kerf/react";
import { BoxIcon, InboxIcon, LayoutGridIcon, ListIcon, MapIcon, UsersIcon } from "lucide-react";

const nothing = () => {};

export const drawings = {
  Breadcrumbs: () => (
    <Breadcrumbs size="sm">
      <Breadcrumbs.Link href="#">Workshop</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current>Bench</Breadcrumbs.Current>
    </Breadcrumbs>
  ),
  Link: () => (
    <p>
      See <Link href="#">the drawings</Link> first.
    </p>
  ),
  MenuBar: () => (
    <MenuBar
      isActive={0}
      options={[
        { icon: LayoutGridIcon, tooltip: "Tiles", onClick: nothing },
        { icon: ListIcon, tooltip: "List", onClick: nothing },
        { icon: MapIcon, tooltip: "Map", onClick: nothing },
      ]}
    />
  ),
  Pagination: () => (
    <div style={{ zoom: 0.8 }}>
      <Pagination page={2} setPage={nothing} perPage={25} totalCount={312}>
        <Pagination.Controls />
      </Pagination>
    </div>
  ),
  Stepper: () => (
    <div>
      <Stepper
        orientation="vertical"
        defaultValue="payment"
        steps={[
          { value: "address", label: "Address" },
          { value: "payment", label: "Payment" },
          { value: "review", label: "Review" },
        ]}
      />
    </div>
  ),
  Sidebar: () => (
    <Sidebar.Root
      collapsible="none"
      defaultWidth={176}
      className="w-44 max-md:w-auto md:h-30! md:overflow-hidden md:rounded-lg md:border md:border-line"
    >
      <Sidebar aria-label="Example" className="border-e-0">
        <Sidebar.Content>
          <Sidebar.Menu>
            <Sidebar.Item icon={InboxIcon} badge={4}>
              Inbox
            </Sidebar.Item>
            <Sidebar.Item icon={BoxIcon} active>
              Projects
            </Sidebar.Item>
            <Sidebar.Item icon={UsersIcon}>Members</Sidebar.Item>
          </Sidebar.Menu>
        </Sidebar.Content>
      </Sidebar>
      <Sidebar.Trigger className="md:hidden" />
    </Sidebar.Root>
  ),
  Tabs: () => (
    <Tabs defaultValue="usage" variant="underline">
      <Tabs.List aria-label="Project">
        <Tabs.Tab value="usage">Usage</Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="usage">
        <p className="pt-2 text-ink-muted">Four of five seats.</p>
      </Tabs.Panel>
    </Tabs>
  ),
  TableOfContents: () => (
    <TableOfContents
      items={[
        { id: "miniature-install", label: "Install" },
        { id: "miniature-npm", label: "With npm", level: 3 },
        { id: "miniature-upgrade", label: "Upgrade" },
      ]}
    />
  ),
  Toolbar: () => (
    <Toolbar aria-label="Text">
      <Button variant="ghost" shape="square" icon={ListIcon} aria-label="List" />
      <Toolbar.Separator />
      <Button variant="ghost">Share</Button>
    </Toolbar>
  ),
  CommandPalette: () => (
    <div
      className="w-64 max-w-full overflow-hidden rounded-lg border border-line bg-elevated"
      style={{ zoom: 0.8 }}
    >
      <CommandPalette.Panel items={["New drawing", "New project"]} defaultValue="new">
        <CommandPalette.Input />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(command: string) => (
              <CommandPalette.Item value={command}>
                <CommandPalette.HighlightedText text={command} />
              </CommandPalette.Item>
            )}
          </CommandPalette.Results>
        </CommandPalette.List>
      </CommandPalette.Panel>
    </div>
  ),
};
