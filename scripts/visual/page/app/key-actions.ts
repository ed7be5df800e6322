import { storyAddress } from "./head";
import type { KeyAction } from "./keys";
import { type StageState, views, zooms } from "./stage/views";
import type { Review } from "./use-review";

interface Parts {
  review: Review;
  stage: StageState;
  change: (part: Partial<StageState>) => void;
  swap: () => void;
  zoomToChange: () => void;
  open: (dialog: "help" | "go") => void;
}

/** All keyboard shortcuts, in the order of the help. */
export function keyActions({ review, stage, change, swap, zoomToChange, open }: Parts): KeyAction[] {
  const zoomBy = (step: 1 | -1) => {
    const at = zooms.findIndex((zoom) => stage.zoom <= zoom);
    change({ zoom: zooms[Math.min(zooms.length - 1, Math.max(0, at + step))] ?? 1 });
  };
  return [
    { keys: ["j", "ArrowDown"], text: "Next", run: review.next },
    { keys: ["k", "ArrowUp"], text: "Previous", run: review.previous },
    { keys: ["J"], text: "Select and go to the next", run: review.selectNext },
    { keys: ["K"], text: "Select and go to the previous", run: review.selectPrevious },
    { keys: ["x"], text: "Select or deselect", run: () => review.toggleSelected() },
    { keys: ["Escape"], text: "Clear the selection", run: review.clearSelection },
    {
      keys: ["o", "Enter"],
      text: "Show or hide the pictures of a group",
      run: () => review.toggleGroup(),
    },
    { keys: ["]"], text: "Next example of the group", run: () => review.nextSample(1) },
    { keys: ["["], text: "Previous example of the group", run: () => review.nextSample(-1) },
    { keys: ["t"], text: "Remove the picture from its group, or add it again", run: review.toggleMember },
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
    ...views.map((view, index) => ({
      keys: [String(index + 1)],
      text: `View: ${view}`,
      run: () => change({ view }),
    })),
    { keys: [" "], text: "Swap baseline and new in the blink view", run: swap },
    { keys: ["z"], text: "Zoom to the change", run: zoomToChange },
    { keys: ["+", "="], text: "Larger", run: () => zoomBy(1) },
    { keys: ["-"], text: "Smaller", run: () => zoomBy(-1) },
    { keys: ["m"], text: "Mark changes", run: () => change({ marks: !stage.marks }) },
    {
      keys: ["c"],
      text: "Comment (Ctrl+Enter saves)",
      run: () => document.getElementById("comment")?.focus(),
    },
    {
      keys: ["s"],
      text: "Open the story",
      run: () => review.current && window.open(storyAddress(review.opening, review.current)),
    },
    { keys: ["g"], text: "Go to a story", run: () => open("go") },
    { keys: ["?"], text: "Keyboard shortcuts", run: () => open("help") },
  ];
}
