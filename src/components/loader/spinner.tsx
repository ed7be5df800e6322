import type { ComponentProps } from "react";

/**
 * The graphic alone, in the text color and in the size that `className` sets. It is hidden from assistive
 * technology and uses no hooks, for controls that announce loading themselves. Loader adds a name.
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
      {/* One ring in two strokes, separated by two gaps. Lengths are in hundredths of the circumference. */}
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
