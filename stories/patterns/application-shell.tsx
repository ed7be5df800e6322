import {
  Avatar,
  Breadcrumbs,
  Button,
  CommandPalette,
  Kbd,
  Link,
  Sidebar,
  Stack,
  Text,
  useHotkey,
} from "@kerf/react";
import { BoxIcon, GlobeIcon, HouseIcon, RocketIcon, SearchIcon, SettingsIcon, UsersIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";

/** A page of the application, in the sidebar and in the palette. */
interface AppPage {
  path: string;
  title: string;
  icon: ComponentType;
  /** The group in the sidebar. The palette shows it before the title. */
  group?: string;
  /** Other words that people search for. */
  words?: string;
}

const pages: AppPage[] = [
  { path: "/", title: "Overview", icon: HouseIcon, words: "home dashboard" },
  { path: "/deployments", title: "Deployments", icon: RocketIcon, words: "builds releases" },
  { path: "/members", title: "Members", icon: UsersIcon, words: "people team" },
  { path: "/projects/website", title: "Website", icon: GlobeIcon, group: "Projects" },
  { path: "/projects/billing", title: "Billing service", icon: BoxIcon, group: "Projects" },
];
const settings: AppPage = {
  path: "/settings",
  title: "Settings",
  icon: SettingsIcon,
  words: "preferences account",
};
const all = [...pages, settings];

/** Hides a button's text, and the gap before it, in viewports narrower than 480 px. */
const hiddenOnPhones = {
  marginInlineStart: "clamp(-8px, (100vw - 480px) * 999, 0px)",
  maxWidth: "clamp(0px, (100vw - 480px) * 999, 10rem)",
  overflow: "hidden",
  whiteSpace: "nowrap",
} as const;

export interface ApplicationShellProps {
  /** The path of the current page, from the router. */
  path: string;
  /** Opens the page with this path, by the router. Links don't need it. */
  onNavigate: (path: string) => void;
  /** The content of the current page, below its title. */
  children: ReactNode;
}

/**
 * The frame of an application: navigation that shrinks to icons, breadcrumbs, and a palette that finds every page. Links
 * are those of the router that LinkProvider sets.
 */
export function ApplicationShell({ path, onNavigate, children }: ApplicationShellProps) {
  const page = all.find((each) => each.path === path);
  const item = ({ path: to, title, icon }: AppPage) => (
    <Sidebar.Item key={to} icon={icon} href={to} active={to === path}>
      {title}
    </Sidebar.Item>
  );
  return (
    <Sidebar.Root collapsible="icon">
      <Sidebar>
        <Sidebar.Header>
          <Avatar name="Northwind" shape="square" size="sm" aria-hidden="true" />
          <Text as="span" bold truncate>
            Northwind
          </Text>
        </Sidebar.Header>
        <Sidebar.Content>
          <Sidebar.Menu>{pages.filter(({ group }) => !group).map(item)}</Sidebar.Menu>
          <Sidebar.Group>
            <Sidebar.GroupLabel>Projects</Sidebar.GroupLabel>
            <Sidebar.Menu>{pages.filter(({ group }) => group === "Projects").map(item)}</Sidebar.Menu>
          </Sidebar.Group>
        </Sidebar.Content>
        <Sidebar.Footer>
          <Sidebar.Menu>{item(settings)}</Sidebar.Menu>
        </Sidebar.Footer>
        <Sidebar.Rail />
      </Sidebar>
      <Stack as="main" gap="6" padding="4">
        <Stack direction="row" justify="between" gap="3">
          <Stack direction="row" gap="2">
            <Sidebar.Trigger />
            <Breadcrumbs style={{ minWidth: 0 }}>
              <Breadcrumbs.Link href="/">Northwind</Breadcrumbs.Link>
              <Breadcrumbs.Separator />
              <Breadcrumbs.Current>{page?.title ?? "Page not found"}</Breadcrumbs.Current>
            </Breadcrumbs>
          </Stack>
          <PagePalette onNavigate={onNavigate} />
        </Stack>
        <Text variant="heading1">{page?.title ?? "Page not found"}</Text>
        {page ? (
          children
        ) : (
          <Text>
            There is no page at this address. <Link href="/">Go to the overview</Link>
          </Text>
        )}
      </Stack>
    </Sidebar.Root>
  );
}

/** A button that opens the palette of all pages, as Ctrl+K does, or ⌘K on a Mac. */
function PagePalette({ onNavigate }: Pick<ApplicationShellProps, "onNavigate">) {
  const [open, setOpen] = useState(false);
  useHotkey("mod+k", () => setOpen(!open), { label: "Search", inDialogs: open });
  return (
    <>
      <Button icon={SearchIcon} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <span style={hiddenOnPhones}>
          Search{" "}
          <Text as="span" variant="secondary" size="sm" style={{ marginInlineStart: 4 }}>
            <Kbd variant="plain" keys="mod+k" />
          </Text>
        </span>
      </Button>
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={all}
        itemToStringValue={({ title, words = "" }) => `${title} ${words}`}
        onSelect={({ path }, { newTab }) => {
          setOpen(false);
          if (newTab) window.open(path);
          else onNavigate(path);
        }}
      >
        <CommandPalette.Input placeholder="Go to a page…" />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(each: AppPage) => (
              <CommandPalette.ResultItem
                value={each}
                title={each.title}
                icon={each.icon}
                breadcrumbs={each.group ? [each.group] : undefined}
              />
            )}
          </CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
        <CommandPalette.Footer />
      </CommandPalette.Root>
    </>
  );
}
