/** The keys of all charts, for their guides. Not part of any bundle. */
export const chartKeys = rows([
  { keys: ["Tab"], does: "Moves focus to the chart, to its legend, and to the button for the table." },
  {
    keys: ["ArrowRight", "ArrowLeft"],
    does: "Moves to the next or previous point of the series. Gaps are skipped. In right-to-left text, the keys are swapped.",
  },
  {
    keys: ["ArrowUp", "ArrowDown"],
    does: "Moves to the same point of the previous or next series. In a chart of one series, to the previous or next point.",
  },
  { keys: ["Home", "End"], does: "Moves to the first or last point of the series." },
  { keys: ["PageUp", "PageDown"], does: "Moves back or forward by ten points." },
  { keys: ["Escape"], does: "Leaves the point, and closes nothing around the chart." },
]);

/** The keys of a legend, for the guides of charts with one. */
export const legendKeys = rows([
  {
    keys: ["Enter", "Space"],
    does: "In the legend, hides or shows a series, or shows only one. Arrow keys, Home and End move between the buttons.",
  },
]);

/** Keeps the names of the keys as types. */
function rows<Key extends string>(all: { keys: Key[]; does: string }[]) {
  return all;
}
