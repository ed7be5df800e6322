import { Button, CommandPalette, Dialog } from "@kerf/react";
import { Fragment, useEffect, useRef } from "react";
import { storyAddress } from "./current-change";
import { type PictureView, views, zooms, zoomToChange } from "./pictures";
import type { Review } from "./review-state";

/** An action, and the keys that trigger it. */
interface Shortcut {
  /** The values of `KeyboardEvent.key`: `j`, `A`, `ArrowDown`. */
  keys: string[];
  /** The description of the action in the help. */
  text: string;
  run: () => void;
}

interface Parts {
  review: Review;
  view: PictureView;
  setView: (part: Partial<PictureView>) => void;
  open: (dialog: "help" | "go") => void;
}

/** All keyboard shortcuts, in the order of the help. */
export function shortcutsOf({ review, view, setView, open }: Parts): Shortcut[] {
  const zoomBy = (step: 1 | -1) => {
    const index = zooms.findIndex((zoom) => view.zoom <= zoom);
    setView({ zoom: zooms[Math.min(zooms.length - 1, Math.max(0, index + step))] ?? 1 });
  };
  const { step, nextSample, toggleGroup, decide, decideStory, undo, current, opening } = review;
  const decisions: Shortcut[] = [
    { keys: ["a"], text: "Approve the group or the picture", run: () => decide("approved") },
    { keys: ["A"], text: "Approve the story in all its modes", run: () => decideStory("approved") },
    { keys: ["r"], text: "Reject the group or the picture", run: () => decide("rejected") },
    { keys: ["R"], text: "Reject the story in all its modes", run: () => decideStory("rejected") },
    { keys: ["u"], text: "Undo", run: undo },
  ];
  return [
    { keys: ["j", "ArrowDown"], text: "Next", run: () => step(1) },
    { keys: ["k", "ArrowUp"], text: "Previous", run: () => step(-1) },
    { keys: ["o", "Enter"], text: "Show or hide the pictures of a group", run: () => toggleGroup() },
    { keys: ["]"], text: "Next sample of the group", run: () => nextSample(1) },
    { keys: ["["], text: "Previous sample of the group", run: () => nextSample(-1) },
    ...(opening.writable ? decisions : []),
    ...views.map((each, index) => ({
      keys: [String(index + 1)],
      text: `View: ${each}`,
      run: () => setView({ view: each }),
    })),
    { keys: ["z"], text: "Zoom to the change", run: () => setView(zoomToChange(view)) },
    { keys: ["+", "="], text: "Larger", run: () => zoomBy(1) },
    { keys: ["-"], text: "Smaller", run: () => zoomBy(-1) },
    { keys: ["m"], text: "Mark changes", run: () => setView({ marks: !view.marks }) },
    {
      keys: ["s"],
      text: "Open the story",
      run: () => current && window.open(storyAddress(opening, current)),
    },
    { keys: ["g"], text: "Go to a story", run: () => open("go") },
    { keys: ["?"], text: "Keyboard shortcuts", run: () => open("help") },
  ];
}

/** If one of these elements has focus, it handles all keys, Enter, or the arrow keys itself. */
const OWN_KEYS = "input, [role=combobox], [role=slider]";
const OWN_ENTER = "a, button, summary";
const OWN_ARROWS = "[role=tablist], [role=listbox], [data-scroller]";

/** Handles keys on the whole page, except while a dialog is open or someone is typing. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(OWN_KEYS) || document.querySelector("[role=dialog], [role=listbox][data-open]"))
        return;
      if (event.key.startsWith("Arrow") && target?.closest(OWN_ARROWS)) return;
      if (event.key === "Enter" && target?.closest(OWN_ENTER)) return;
      const shortcut = latest.current.find(({ keys }) => keys.includes(event.key));
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const keyNames: Record<string, string> = { ArrowDown: "↓", ArrowUp: "↑", A: "Shift A", R: "Shift R" };

/** Lists all keyboard shortcuts. */
export function Help({ shortcuts, ...props }: DialogProps & { shortcuts: Shortcut[] }) {
  return (
    <Dialog.Root {...props}>
      <Dialog>
        <Dialog.Title>Keyboard</Dialog.Title>
        <Dialog.Description>They work everywhere on the page except in text inputs.</Dialog.Description>
        <dl className="k:grid k:grid-cols-[auto_1fr] k:gap-x-6 k:gap-y-1.5">
          {shortcuts.map(({ keys, text }) => (
            <Fragment key={text}>
              <dt className="k:flex k:gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="k:rounded-xs k:border k:bg-recessed k:px-1.5">
                    {keyNames[key] ?? key}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
        <Dialog.Close render={<Button>Close</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

interface StoryItem {
  id: string;
  title: string;
  path: string[];
}

/** Goes to any story that has a change, by its name. */
export function GoTo({ review, ...props }: DialogProps & { review: Review }) {
  const { report } = review;
  return (
    <CommandPalette.Root
      {...props}
      items={Object.entries(report.facts).map(
        ([id, { title, name }]): StoryItem => ({ id, title: name, path: title.split("/") }),
      )}
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
