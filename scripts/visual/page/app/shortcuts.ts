import { useEffect, useRef } from "react";
import { storyAddress } from "./current-change";
import { type PictureView, views, zooms } from "./pictures";
import type { Review } from "./review-state";

/** An action, and the keys that trigger it. */
export interface Shortcut {
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
  zoomToChange: () => void;
  open: (dialog: "help" | "go") => void;
}

/** All keyboard shortcuts, in the order of the help. */
export function shortcutsOf({ review, view, setView, zoomToChange, open }: Parts): Shortcut[] {
  const zoomBy = (step: 1 | -1) => {
    const index = zooms.findIndex((zoom) => view.zoom <= zoom);
    setView({ zoom: zooms[Math.min(zooms.length - 1, Math.max(0, index + step))] ?? 1 });
  };
  const decisions: Shortcut[] = [
    { keys: ["x"], text: "Select or deselect", run: () => review.toggleSelected() },
    { keys: ["Escape"], text: "Clear the selection", run: review.clearSelection },
    {
      keys: ["a"],
      text: "Approve: the selection, the group or the picture",
      run: () => review.decide("approved"),
    },
    { keys: ["A"], text: "Approve the story in all its modes", run: () => review.decideStory("approved") },
    {
      keys: ["r"],
      text: "Reject: the selection, the group or the picture",
      run: () => review.decide("rejected"),
    },
    { keys: ["R"], text: "Reject the story in all its modes", run: () => review.decideStory("rejected") },
    { keys: ["u"], text: "Undo", run: review.undo },
  ];
  return [
    { keys: ["j", "ArrowDown"], text: "Next", run: review.next },
    { keys: ["k", "ArrowUp"], text: "Previous", run: review.previous },
    { keys: ["o", "Enter"], text: "Show or hide the pictures of a group", run: () => review.toggleGroup() },
    { keys: ["]"], text: "Next example of the group", run: () => review.nextSample(1) },
    { keys: ["["], text: "Previous example of the group", run: () => review.nextSample(-1) },
    ...(review.opening.writable ? decisions : []),
    ...views.map((each, index) => ({
      keys: [String(index + 1)],
      text: `View: ${each}`,
      run: () => setView({ view: each }),
    })),
    { keys: ["z"], text: "Zoom to the change", run: zoomToChange },
    { keys: ["+", "="], text: "Larger", run: () => zoomBy(1) },
    { keys: ["-"], text: "Smaller", run: () => zoomBy(-1) },
    { keys: ["m"], text: "Mark changes", run: () => setView({ marks: !view.marks }) },
    {
      keys: ["s"],
      text: "Open the story",
      run: () => review.current && window.open(storyAddress(review.opening, review.current)),
    },
    { keys: ["g"], text: "Go to a story", run: () => open("go") },
    { keys: ["?"], text: "Keyboard shortcuts", run: () => open("help") },
  ];
}

/** If one of these elements has focus, it handles all keys, Enter, or the arrow keys itself. */
const OWN_KEYS = "input, textarea, select, [role=combobox], [role=slider], [contenteditable]";
const OWN_ENTER = "a, button, summary";
const OWN_ARROWS = "[role=tablist], [role=listbox], [role=menu], .scroller";

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
