/** A placeholder for text that is loading, as high as its letters. The caller sets its width. */
export const skeletonBar =
  "k:h-[0.85em] k:max-w-full k:animate-pulse k:rounded-xs k:bg-tint-strong k:forced-colors:border";
