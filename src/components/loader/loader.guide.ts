import type { Guide } from "../../catalog/guide";

/** When to choose Loader, and how to use it. */
export const loaderGuide: Guide = {
  instead: {
    Meter: "The share that is done is known.",
    Button: "One action is running; use its `loading`.",
    Table: "Rows are on their way; use `loading` and Table.Loading.",
  },
  keyboard: [],
  accessibility: [
    "What is awaited is said once, politely, when it appears in a page that is there already.",
    "It is calm where less motion is asked for.",
  ],
  do: [
    "Say with `labels` what is awaited.",
    "Keep the room that the content will take, so that nothing jumps.",
  ],
  dont: [
    {
      text: "Don't give it no size: it falls back to `base`.",
      code: "<Loader size={0} />",
      caughtBy: "warning",
    },
    {
      text: "Don't put words into it; `labels` takes them.",
      code: "<Loader>Loading</Loader>",
      caughtBy: "types",
    },
  ],
};
