import type { IconNode } from "lucide";
import { type ComponentProps, createElement } from "react";

/** A drawing as a component: 1rem, which is 16 px with strokes of 1.5, in the colour of the text, hidden from assistive technology. */
export type Icon = (props: ComponentProps<"svg">) => React.JSX.Element;

/**
 * Makes an icon of lucide's bare drawing. Its React package weighs 2 KiB before the first icon and reads a context
 * in each.
 */
export function createIcon(drawing: IconNode): Icon {
  const strokes = drawing.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }));
  return (props) => (
    <svg
      aria-hidden="true"
      width="1rem"
      height="1rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // The drawing is 24 units wide: 2.25 of them are 1.5 px at 16.
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {strokes}
    </svg>
  );
}
