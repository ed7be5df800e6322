import {
  Button,
  CommandPalette,
  Logo,
  Stack,
  Surface,
  Tabs,
  Text,
  Toast,
  useHotkey,
  useToast,
} from "@kerf/react";
import {
  FileTextIcon,
  FolderIcon,
  LayoutGridIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  SunMoonIcon,
  UsersIcon,
} from "lucide-react";
import { type ComponentType, useState } from "react";

/** A result of the palette: a page to go to, or an action to run. */
interface Entry {
  title: string;
  path?: string[];
  icon: ComponentType;
  /** Synonyms that people search for. */
  words?: string;
  run: (newTab: boolean) => void;
}

const places = [
  { title: "Projects", icon: LayoutGridIcon },
  { title: "Members", icon: UsersIcon, words: "people team" },
  { title: "Settings", icon: SettingsIcon, words: "preferences billing" },
  { title: "Garden shed", path: ["Projects"], icon: FolderIcon },
  { title: "Workbench", path: ["Projects", "Garden shed"], icon: FileTextIcon },
  { title: "Dovetail joint", path: ["Projects", "Cabinet"], icon: FileTextIcon },
];
const tabs = places.filter(({ path }) => !path).map(({ title }) => title);

export interface WorkspaceProps {
  /** Switches between the light and the dark theme. The application stores the choice. */
  onSwitchTheme: () => void;
}

/** An application with a command palette, which finds every page and action by name, from anywhere. */
export function Workspace(props: WorkspaceProps) {
  return (
    <Toast.Provider>
      <WorkspacePage {...props} />
    </Toast.Provider>
  );
}

function WorkspacePage({ onSwitchTheme }: WorkspaceProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState("Projects");
  useHotkey("mod+k", () => setOpen(!open), { label: "Search", inDialogs: open });

  const groups: { value: string; items: Entry[] }[] = [
    {
      value: "Go to",
      items: places.map((each) => ({
        ...each,
        run: (newTab) => (newTab ? window.open(`#${each.title}`) : setPlace(each.title)),
      })),
    },
    {
      value: "Actions",
      items: [
        {
          title: "New drawing",
          icon: PlusIcon,
          words: "create add",
          run: () => {
            setPlace("Untitled drawing");
            toast.add({ variant: "success", title: "Drawing created" });
          },
        },
        { title: "Switch theme", icon: SunMoonIcon, words: "dark light mode night", run: onSwitchTheme },
      ],
    },
  ];

  return (
    <Stack gap="6">
      <Stack direction="row" justify="between" gap="3" padding="3" wrap render={<Surface as="header" />}>
        <Stack direction="row" gap="6" wrap>
          <Logo height={20} />
          <Tabs value={place}>
            <Tabs.Nav aria-label="Pages">
              {tabs.map((title) => (
                <Tabs.Link key={title} value={title} href={`#${title}`} onClick={() => setPlace(title)}>
                  {title}
                </Tabs.Link>
              ))}
            </Tabs.Nav>
          </Tabs>
        </Stack>
        <Button icon={SearchIcon} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
          Search{" "}
          <Text variant="mono-secondary" size="sm">
            Ctrl K
          </Text>
        </Button>
      </Stack>
      <Stack>
        <Text as="h1" variant="heading2">
          {place}
        </Text>
        <Stack
          align="center"
          justify="center"
          style={{ minHeight: 192 }}
          render={<Surface elevation="recessed" />}
        >
          <Text variant="secondary">The content of this page.</Text>
        </Stack>
      </Stack>
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={groups}
        itemToStringValue={({ title, words = "" }) => `${title} ${words}`}
        onSelect={(entry, { newTab }) => {
          setOpen(false);
          entry.run(newTab);
        }}
      >
        <CommandPalette.Input placeholder="Go to a page or run an action…" />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(group: (typeof groups)[number]) => (
              <CommandPalette.Group items={group.items}>
                <CommandPalette.GroupLabel />
                <CommandPalette.Items>
                  {(entry: Entry) => (
                    <CommandPalette.ResultItem
                      value={entry}
                      title={entry.title}
                      icon={entry.icon}
                      breadcrumbs={entry.path}
                    />
                  )}
                </CommandPalette.Items>
              </CommandPalette.Group>
            )}
          </CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
        <CommandPalette.Footer />
      </CommandPalette.Root>
    </Stack>
  );
}
