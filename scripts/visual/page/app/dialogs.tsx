import { Button, CommandPalette, Dialog } from "@kerf/react";
import { useMemo } from "react";
import type { Review } from "./review-state";
import type { Shortcut } from "./shortcuts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists all keyboard shortcuts. */
export function Help({ shortcuts, ...props }: DialogProps & { shortcuts: Shortcut[] }) {
  return (
    <Dialog.Root {...props}>
      <Dialog>
        <Dialog.Title>Keyboard</Dialog.Title>
        <Dialog.Description>They work everywhere on the page except in text inputs.</Dialog.Description>
        <dl className="keys">
          {shortcuts.map(({ keys, text }) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{keyNames[key] ?? key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Dialog.Close render={<Button>Close</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

const keyNames: Record<string, string> = { ArrowDown: "↓", ArrowUp: "↑", A: "Shift A", R: "Shift R" };

interface StoryItem {
  id: string;
  title: string;
  path: string[];
}

/** Goes to any story that has a change, by its name. */
export function GoTo({ review, ...props }: DialogProps & { review: Review }) {
  const { report } = review;
  const stories = useMemo(
    () =>
      Object.entries(report.facts).map(
        ([id, { title, name }]): StoryItem => ({ id, title: name, path: title.split("/") }),
      ),
    [report],
  );
  return (
    <CommandPalette.Root
      {...props}
      items={stories}
      itemToStringValue={({ title, path }: StoryItem) => [...path, title].join(" ")}
      onSelect={({ id }: StoryItem) => {
        const change = report.changes.find(({ storyId }) => storyId === id);
        if (change) review.show(change.key);
        props.onOpenChange(false);
      }}
    >
      <CommandPalette.Input placeholder="Go to a story…" />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(story: StoryItem) => (
            <CommandPalette.ResultItem value={story} title={story.title} breadcrumbs={story.path} />
          )}
        </CommandPalette.Results>
        <CommandPalette.Empty />
      </CommandPalette.List>
    </CommandPalette.Root>
  );
}
