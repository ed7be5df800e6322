import { Button, DropdownMenu, Input, Link, Stack, Text, ToggleGroup, Toolbar } from "@kerf/react";
import {
  ArchiveIcon,
  BoldIcon,
  ChevronDownIcon,
  ClockIcon,
  EllipsisIcon,
  ForwardIcon,
  ItalicIcon,
  LinkIcon,
  MousePointer2Icon,
  PenIcon,
  RedoIcon,
  ReplyIcon,
  SquareIcon,
  Trash2Icon,
  UnderlineIcon,
  UndoIcon,
} from "lucide-react";
import { useState } from "react";

/** The toolbar of an editor: actions, options that stay pressed, a menu and a link. */
export function Editor() {
  return (
    <Toolbar aria-label="Text">
      <Toolbar.Group aria-label="History">
        <Button variant="ghost" shape="square" icon={UndoIcon} aria-label="Undo" />
        <Button variant="ghost" shape="square" icon={RedoIcon} aria-label="Redo" disabled />
      </Toolbar.Group>
      <Toolbar.Separator />
      <ToggleGroup multiple defaultValue={["bold"]} aria-label="Style">
        <ToggleGroup.Item value="bold" icon={BoldIcon} aria-label="Bold" />
        <ToggleGroup.Item value="italic" icon={ItalicIcon} aria-label="Italic" />
        <ToggleGroup.Item value="underline" icon={UnderlineIcon} aria-label="Underline" />
      </ToggleGroup>
      <Toolbar.Separator />
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button variant="ghost" />}>
          Paragraph <ChevronDownIcon />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Heading</DropdownMenu.Item>
          <DropdownMenu.Item>Quote</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
      <Button variant="ghost" icon={LinkIcon}>
        Insert link
      </Button>
      <Toolbar.Separator />
      <Link href="#shortcuts">Shortcuts</Link>
    </Toolbar>
  );
}

/** A column of tools beside a canvas. */
export function Tools() {
  const [tool, setTool] = useState(["select"]);
  return (
    <Toolbar orientation="vertical" aria-label="Tools">
      <ToggleGroup
        aria-label="Tool"
        value={tool}
        onValueChange={(value) => value.length > 0 && setTool(value)}
      >
        <ToggleGroup.Item value="select" icon={MousePointer2Icon} aria-label="Select" />
        <ToggleGroup.Item value="pen" icon={PenIcon} aria-label="Pen" />
        <ToggleGroup.Item value="rectangle" icon={SquareIcon} aria-label="Rectangle" />
      </ToggleGroup>
      <Toolbar.Separator />
      <Button variant="ghost" shape="square" icon={UndoIcon} aria-label="Undo" />
    </Toolbar>
  );
}

/** A search field and actions for a list, without a box. Arrow keys leave the field at the ends of its text. */
export function ListActions() {
  const [query, setQuery] = useState("");
  return (
    <Stack gap="2">
      <Toolbar variant="plain" aria-label="Invoices">
        <Input aria-label="Search invoices" value={query} onValueChange={setQuery} />
        <Button>Export</Button>
        <Button variant="primary">New invoice</Button>
      </Toolbar>
      <Text variant="secondary">{query ? `Invoices with “${query}”` : "All invoices"}</Text>
    </Stack>
  );
}

const actions = [
  { text: "Reply", icon: ReplyIcon },
  { text: "Forward", icon: ForwardIcon },
  { text: "Archive", icon: ArchiveIcon },
  { text: "Remind me", icon: ClockIcon },
  { text: "Delete", icon: Trash2Icon },
];

/** Actions that don't fit move to a menu. */
export function Overflow() {
  const [last, setLast] = useState<string>();
  return (
    <Stack gap="2">
      <Toolbar aria-label="Message">
        {actions.map(({ text, icon }) => (
          <Toolbar.OverflowItem
            key={text}
            menu={
              <DropdownMenu.Item icon={icon} onClick={() => setLast(text)}>
                {text}
              </DropdownMenu.Item>
            }
          >
            <Button variant="ghost" icon={icon} onClick={() => setLast(text)}>
              {text}
            </Button>
          </Toolbar.OverflowItem>
        ))}
        <Toolbar.OverflowMenu>
          {(items) => (
            <DropdownMenu>
              <DropdownMenu.Trigger
                render={
                  <Button variant="ghost" shape="square" icon={EllipsisIcon} aria-label="More actions" />
                }
              />
              <DropdownMenu.Content align="end" sideOffset={8}>
                {items}
              </DropdownMenu.Content>
            </DropdownMenu>
          )}
        </Toolbar.OverflowMenu>
      </Toolbar>
      <Text variant="secondary">{last ? `Last action: ${last}` : "Invoice 2048 is overdue"}</Text>
    </Stack>
  );
}
