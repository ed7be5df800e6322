import { Avatar, Breadcrumbs, Button, DropdownMenu, Sidebar, Stack, Text } from "@kerf/react";
import {
  BoxIcon,
  ChartLineIcon,
  EllipsisIcon,
  GlobeIcon,
  HouseIcon,
  InboxIcon,
  LayersIcon,
  SettingsIcon,
  UsersIcon,
} from "lucide-react";
import { useState } from "react";

/** The navigation of an application. Below 768 px it is a drawer, which the trigger opens. */
export function ProjectNavigation() {
  return (
    <Sidebar.Root>
      <Sidebar>
        <Sidebar.Header>
          <Avatar name="Acme Cloud" shape="square" size="sm" />
          <Text as="span" bold truncate>
            Acme Cloud
          </Text>
        </Sidebar.Header>
        <Sidebar.Content>
          <Sidebar.Menu>
            <Sidebar.Item icon={InboxIcon} href="#inbox" badge={12}>
              Inbox
            </Sidebar.Item>
            <Sidebar.Item icon={BoxIcon} href="#deployments" active>
              Deployments
            </Sidebar.Item>
            <Sidebar.SubMenu icon={LayersIcon} label="Projects" defaultOpen>
              <Sidebar.Item href="#website">Website</Sidebar.Item>
              <Sidebar.Item href="#mobile">Mobile app</Sidebar.Item>
            </Sidebar.SubMenu>
          </Sidebar.Menu>
          <Sidebar.Group>
            <Sidebar.GroupLabel>Workspace</Sidebar.GroupLabel>
            <Sidebar.Menu>
              <Sidebar.Item icon={ChartLineIcon} href="#usage">
                Usage
              </Sidebar.Item>
              <Sidebar.Item icon={UsersIcon} href="#members">
                Members
              </Sidebar.Item>
            </Sidebar.Menu>
          </Sidebar.Group>
        </Sidebar.Content>
        <Sidebar.Footer>
          <Sidebar.Menu>
            <Sidebar.Item icon={SettingsIcon} href="#settings">
              Settings
            </Sidebar.Item>
          </Sidebar.Menu>
        </Sidebar.Footer>
        <Sidebar.Rail />
      </Sidebar>
      <Stack as="main" padding="4">
        <Stack as="header" direction="row" gap="2">
          <Sidebar.Trigger />
          <Breadcrumbs>
            <Breadcrumbs.Link href="#acme">Acme Cloud</Breadcrumbs.Link>
            <Breadcrumbs.Separator />
            <Breadcrumbs.Current>Deployments</Breadcrumbs.Current>
          </Breadcrumbs>
        </Stack>
        <Text as="h1" variant="heading2">
          Deployments
        </Text>
      </Stack>
    </Sidebar.Root>
  );
}

/** It collapses to icons, whose tooltips show the labels. Initially collapsed. */
export function IconSidebar() {
  const [page, setPage] = useState("Home");
  const pages = { Home: HouseIcon, Inbox: InboxIcon, Regions: GlobeIcon, Members: UsersIcon };
  return (
    <Sidebar.Root collapsible="icon" defaultOpen={false}>
      <Sidebar>
        <Sidebar.Content>
          <Sidebar.Menu>
            {Object.entries(pages).map(([name, icon]) => (
              <Sidebar.Item key={name} icon={icon} active={name === page} onClick={() => setPage(name)}>
                {name}
              </Sidebar.Item>
            ))}
          </Sidebar.Menu>
        </Sidebar.Content>
      </Sidebar>
      <Stack as="main" padding="4">
        <Stack as="header" direction="row" gap="2">
          <Sidebar.Trigger />
          <Text variant="heading2" truncate>
            {page}
          </Text>
        </Stack>
      </Stack>
    </Sidebar.Root>
  );
}

/** Resizable. The application stores the width and whether it is open, here in state. */
export function RememberedState() {
  const [open, setOpen] = useState(true);
  const [width, setWidth] = useState(240);
  return (
    <Sidebar.Root open={open} onOpenChange={setOpen} resizable width={width} onResize={setWidth}>
      <Sidebar>
        <Sidebar.Content>
          <Sidebar.Group>
            <Sidebar.GroupLabel>Projects</Sidebar.GroupLabel>
            <Sidebar.Menu>
              {["Website", "Mobile app", "Billing service"].map((name) => (
                <Sidebar.Item
                  key={name}
                  icon={BoxIcon}
                  href={`#${name}`}
                  action={
                    <DropdownMenu>
                      <DropdownMenu.Trigger
                        render={
                          <Button
                            variant="ghost"
                            size="xs"
                            shape="square"
                            icon={EllipsisIcon}
                            aria-label={`Actions for ${name}`}
                          />
                        }
                      />
                      <DropdownMenu.Content>
                        <DropdownMenu.Item>Rename</DropdownMenu.Item>
                        <DropdownMenu.Item variant="danger">Delete</DropdownMenu.Item>
                      </DropdownMenu.Content>
                    </DropdownMenu>
                  }
                >
                  {name}
                </Sidebar.Item>
              ))}
            </Sidebar.Menu>
          </Sidebar.Group>
        </Sidebar.Content>
        <Sidebar.Rail />
      </Sidebar>
      <Stack as="main" padding="4">
        <Stack as="header" direction="row" gap="2">
          <Sidebar.Trigger />
          <Text variant="heading2" truncate>
            Projects
          </Text>
        </Stack>
        <Text>
          {open ? "Open" : "Closed"}, {width} px
        </Text>
      </Stack>
    </Sidebar.Root>
  );
}

/** At the inline end of a page, for details. It can't be closed. */
export function DetailsSidebar() {
  return (
    <Sidebar.Root collapsible="none" side="inline-end" defaultWidth={220}>
      <Stack as="main" padding="4">
        <Stack as="header" direction="row" gap="2" justify="between">
          <Text variant="heading2" truncate>
            Deployment 418
          </Text>
          <Sidebar.Trigger />
        </Stack>
      </Stack>
      <Sidebar aria-label="Deployment">
        <Sidebar.Content>
          <Sidebar.Menu>
            <Sidebar.Item href="#log">Build log</Sidebar.Item>
            <Sidebar.Item href="#files">Files</Sidebar.Item>
          </Sidebar.Menu>
        </Sidebar.Content>
      </Sidebar>
    </Sidebar.Root>
  );
}
