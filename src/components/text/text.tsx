import type { ElementType, HTMLAttributes, ReactNode, RefAttributes } from "react";
import type { StyleProps } from "../../lib/common-props";
import { warnOnce } from "../../lib/warn-once";
import { textRecipe } from "./text.recipe";

type Variants = (typeof textRecipe)["variants"];
type Variant = keyof Variants["variant"];
type Heading = "heading1" | "heading2" | "heading3";

/** The elements that text may render as, the most common first. */
const textElements = [
  "p",
  "span",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "strong",
  "small",
  "code",
  "blockquote",
] as const;
type TextElement = (typeof textElements)[number];

/** The variants that don't render a paragraph by default. */
const ownElements: { [Each in Variant]?: TextElement } = {
  heading1: "h1",
  heading2: "h2",
  heading3: "h3",
  mono: "code",
  "mono-secondary": "code",
};

interface TextOwnProps extends StyleProps, HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /**
   * The element, when the variant's default doesn't fit. Choose a heading's level by the page outline, and its variant
   * by its visual weight.
   */
  as?: TextElement;
  /**
   * Truncates the text to one line with an ellipsis. Plain text is then its `title`, so that hovering shows all of it.
   * @default false
   */
  truncate?: boolean;
  /** The words to show, with inline elements among them. */
  children?: ReactNode;
}

interface RunningText {
  /** The purpose of the text, which determines its style and element. */
  variant?: Exclude<Variant, Heading>;
  /** The text size. Headings have their own. */
  size?: keyof Variants["size"];
  /** Emphasizes the text with a bold weight. Headings are bold by default. */
  bold?: boolean;
}

interface HeadingText {
  variant: Heading;
  size?: never;
  bold?: never;
}

export type TextProps = TextOwnProps & (RunningText | HeadingText);

/**
 * Text in one of a small set of styles, with the matching HTML element. For the label of a control, use the control's
 * own label; for source code, use Code.
 *
 * @category Display
 * @alias typography, heading, paragraph, title, label
 * @since 0.1.0
 */
export function Text({ variant, size, bold, truncate, as, className, ...rest }: TextProps) {
  const Element = elementOf(variant, as) as ElementType;
  if (process.env.NODE_ENV !== "production") checkHeading(variant, size, bold);
  return (
    <Element
      data-slot="text"
      className={textRecipe({ variant, size, bold, truncate, className })}
      title={truncate && typeof rest.children === "string" ? rest.children : undefined}
      {...rest}
    />
  );
}

function elementOf(variant: Variant | undefined, as: TextElement | undefined): TextElement {
  const own = (variant !== undefined && Object.hasOwn(ownElements, variant) && ownElements[variant]) || "p";
  if (as === undefined || textElements.includes(as)) return as ?? own;
  warnOnce(
    () =>
      `Invalid Text.as ${JSON.stringify(as)}. Use one of ${textElements.join(", ")}. "${own}" is used instead.`,
  );
  return own;
}

/**
 * Logs a warning if a heading has `size` or `bold`, which the types don't allow. The default value is
 * accepted silently.
 */
function checkHeading(
  variant: string | undefined,
  size: string | undefined,
  bold: boolean | undefined,
): void {
  if (!variant?.startsWith?.("heading")) return;
  for (const [prop, ignored] of Object.entries({ size: size && size !== "base", bold })) {
    if (ignored)
      warnOnce(
        () =>
          `Text ignores ${prop} with variant "${variant}", because headings have a fixed style. Remove ${prop}.`,
      );
  }
}
