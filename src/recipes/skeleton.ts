/** A bar that holds the place of a text that is still loading, as high as its letters. Its width is its user's. */
export const skeletonBar =
  "k:h-[0.85em] k:max-w-full k:animate-pulse k:rounded-xs k:bg-tint-strong k:forced-colors:border";
