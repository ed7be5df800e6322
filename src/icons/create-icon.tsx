import { type ComponentProps, createElement } from "react";

/**
 * An icon component. It is 1rem in size, which is 16 px with strokes of 1.5 px. It has the text color and is
 * hidden from assistive technology.
 */
export type Icon = (props: ComponentProps<"svg">) => React.JSX.Element;

/** The shapes of a drawing: SVG elements with their attributes. */
type Drawing = readonly (readonly [tag: string, attributes: object])[];

/**
 * Creates an icon from lucide's vector data. Lucide's React package would add 2 KiB before the first icon and
 * read a context in each.
 */
export function createIcon(drawing: Drawing): Icon {
  const strokes = drawing.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }));
  return (props) => (
    <svg
      aria-hidden="true"
      width="1rem"
      height="1rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // The drawing is 24 units wide, so 2.25 units are 1.5 px at 16 px.
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {strokes}
    </svg>
  );
}
