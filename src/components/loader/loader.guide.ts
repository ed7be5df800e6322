import type { Guide } from "../../catalog/types";

/** When to use Loader, and how. */
export const loaderGuide: Guide = {
  instead: {
    Meter: "For known progress.",
    Button: "For a running action. Use `loading`.",
    Table: "For rows that are loading. Use `loading` and Table.Loading.",
  },
  keyboard: [],
  accessibility: [
    "The label is announced once, politely, if the loader is added after the page loads.",
    "For people who prefer reduced motion, it pulses instead of spinning.",
  ],
  do: [
    "Say in `labels` what is loading.",
    "Reserve the space of the content, so that nothing shifts when it loads.",
  ],
  dont: [
    {
      text: "Don't set a size of 0: `base` is used instead.",
      code: "<Loader size={0} />",
      caughtBy: "warning",
    },
    {
      text: "Don't pass text as children. Use `labels`.",
      code: "<Loader>Loading</Loader>",
      caughtBy: "types",
    },
  ],
};
