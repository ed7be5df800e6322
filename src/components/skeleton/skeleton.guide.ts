import type { Guide } from "../../catalog/types";

/** When to use Skeleton, and how. */
export const skeletonGuide: Guide = {
  instead: {
    Loader: "For content whose shape isn't known.",
    Table: "For rows that are loading. Use `loading` and Table.Loading.",
    Empty: "For content that doesn't exist yet.",
  },
  keyboard: [],
  accessibility: [
    "Skeletons are hidden from assistive technology. Skeleton.Region announces loading once, and has `aria-busy` meanwhile.",
    "For people who prefer reduced motion, skeletons don't pulse.",
  ],
  do: [
    "Give skeletons the size of the content, so that nothing moves when it loads.",
    "Show them only for loading times of about 1 s or more. Shorter flashes distract.",
  ],
  dont: [
    {
      text: "Don't pass text as children. Skeleton.Region announces loading.",
      code: "<Skeleton>Loading</Skeleton>",
      caughtBy: "types",
    },
    {
      text: "Don't set 0 lines: 1 is used instead.",
      code: "<Skeleton lines={0} />",
      caughtBy: "warning",
    },
  ],
};
