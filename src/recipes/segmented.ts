/** A box with a row of segments. The height of the box is that of a control of the same size. */
export const segmentedBox = "k:gap-0.5 k:border k:border-line k:bg-recessed k:p-[calc(--spacing(1)-1px)]";

/** The radius of the box and the size of a segment, which is concentric with it. */
export const segmentedSizes = {
  sm: { box: "k:rounded-sm", segment: "k:h-5 k:rounded-[0.1875rem] k:px-2" },
  base: { box: "k:rounded-md", segment: "k:h-7 k:rounded-xs k:px-3" },
} as const;
