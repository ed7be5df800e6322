import { Button, CommandPalette, Stack, Text, useHotkey } from "@kerf/react";
import {
  FileTextIcon,
  FolderIcon,
  LayoutGridIcon,
  MoonIcon,
  PlusIcon,
  SettingsIcon,
  UsersIcon,
} from "lucide-react";
import { useEffect, useState } from "react";

const places = [
  {
    value: "Pages",
    items: [
      { title: "Projects", path: ["Home"], icon: LayoutGridIcon },
      { title: "Members", path: ["Home", "Team"], icon: UsersIcon },
      { title: "Notifications", path: ["Home", "Settings"], icon: SettingsIcon },
      { title: "Billing", path: ["Home", "Settings"], icon: SettingsIcon },
    ],
  },
  {
    value: "Drawings",
    items: [
      { title: "Garden shed", path: ["Projects"], icon: FolderIcon },
      { title: "Workbench", path: ["Projects", "Garden shed"], icon: FileTextIcon },
      { title: "Dovetail joint", path: ["Projects", "Cabinet"], icon: FileTextIcon },
      { title: "Shelf with hidden brackets", path: ["Projects", "Cabinet"], icon: FileTextIcon },
    ],
  },
];

/** Opens any page of an application by its name. ⌘K or Ctrl+K opens the palette anywhere. */
export function GoToPage() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState("");

  // While it is open, the same keys close it.
  useHotkey("mod+k", () => setOpen(!open), { label: "Go to a page", inDialogs: open });

  return (
    <>
      <Stack direction="row" gap="2">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Go to…
        </Button>
        <Text>{place}</Text>
      </Stack>
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={places}
        onSelect={({ title }, { newTab }) => {
          setPlace(newTab ? `${title}, in a new tab` : title);
          setOpen(false);
        }}
      >
        <CommandPalette.Input placeholder="Go to a page or a drawing…" />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(group: (typeof places)[number]) => (
              <CommandPalette.Group items={group.items}>
                <CommandPalette.GroupLabel />
                <CommandPalette.Items>
                  {(item: (typeof places)[number]["items"][number]) => (
                    <CommandPalette.ResultItem value={item} icon={item.icon} breadcrumbs={item.path} />
                  )}
                </CommandPalette.Items>
              </CommandPalette.Group>
            )}
          </CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
        <CommandPalette.Footer />
      </CommandPalette.Root>
    </>
  );
}

const commands = [
  { title: "New project", icon: PlusIcon, run: () => console.log("new") },
  { title: "Switch to dark theme", icon: MoonIcon, run: () => console.log("dark") },
  { title: "Invite people", icon: UsersIcon, run: () => console.log("invite") },
];

/** Each command has its own action. Selecting one closes the palette. */
export function RunCommand() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Commands
      </Button>
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={commands}
        onSelect={() => setOpen(false)}
      >
        <CommandPalette.Input placeholder="What would you like to do?" />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(command: (typeof commands)[number]) => (
              <CommandPalette.ResultItem value={command} icon={command.icon} onClick={command.run} />
            )}
          </CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
      </CommandPalette.Root>
    </>
  );
}

/** Results from a server: `filter={null}` shows them as they are, and Loading shows that more are loading. */
export function SearchOnServer() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ query: string; items: string[] }>({ query: "", items: [] });

  useEffect(() => {
    const timer = setTimeout(() => {
      const items = ["Ada Park", "Grace Lind", "Lin Abara"].filter((name) => name.includes(query));
      setFound({ query, items });
    }, 600);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find people
      </Button>
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={found.items}
        filter={null}
        value={query}
        onValueChange={setQuery}
        onSelect={() => setOpen(false)}
      >
        <CommandPalette.Input placeholder="Name or address" />
        <CommandPalette.List>
          <CommandPalette.Results>
            {(name: string) => <CommandPalette.Item value={name} />}
          </CommandPalette.Results>
          {found.query !== query && <CommandPalette.Loading>Searching…</CommandPalette.Loading>}
          <CommandPalette.Empty>No people found for “{query}”.</CommandPalette.Empty>
        </CommandPalette.List>
      </CommandPalette.Root>
    </>
  );
}

/** Dialog and Panel separately, to add content around the panel. Items have custom content. */
export function CustomItems() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Pick a joint
      </Button>
      <CommandPalette.Dialog open={open} onOpenChange={setOpen} labels={{ name: "Joints" }}>
        <CommandPalette.Panel
          items={["Dovetail", "Mortise and tenon", "Box joint", "Half lap"]}
          onSelect={() => setOpen(false)}
        >
          <CommandPalette.Input placeholder="Joint" />
          <CommandPalette.List>
            <CommandPalette.Results>
              {(joint: string) => (
                <CommandPalette.Item value={joint}>
                  <span>
                    The <CommandPalette.HighlightedText text={joint} />
                  </span>
                </CommandPalette.Item>
              )}
            </CommandPalette.Results>
            <CommandPalette.Empty />
          </CommandPalette.List>
          <CommandPalette.Footer>Joints without metal fasteners</CommandPalette.Footer>
        </CommandPalette.Panel>
      </CommandPalette.Dialog>
    </>
  );
}
