import type { ComponentProps } from "react";

/**
 * The drawing alone, as large as its `className` says and in the colour of the text: hidden from assistive
 * technology and free of hooks, for controls that tell of their loading themselves. Loader is this with a name.
 */
export function Spinner({ className = "", ...rest }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="spinner"
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className={`k:block k:animate-spin ${className}`}
      {...rest}
    >
      {/* One ring in two strokes, parted by two cuts. Lengths are in hundredths of the circle. */}
      <circle cx="16" cy="16" r="14" pathLength="100" strokeDasharray="28 72" />
      <circle
        cx="16"
        cy="16"
        r="14"
        pathLength="100"
        strokeDasharray="66 34"
        strokeDashoffset="-31"
        opacity="0.25"
      />
    </svg>
  );
}
