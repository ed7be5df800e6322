import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { isShown } from "../../lib/is-shown";
import { knownValue } from "../../lib/known-value";
import { ClipboardText } from "../clipboard-text";
import { emptyRecipe } from "./empty.recipe";

type Variants = (typeof emptyRecipe)["variants"];

export interface EmptyProps extends StyleProps, Omit<ComponentProps<"div">, "title" | "children"> {
  /** Text size and spacing, by what it replaces. */
  size?: keyof Variants["size"];
  /** The heading: what is missing, in a few words. */
  title: string;
  /** Why there is no content and how to add it, in a sentence or two. */
  description?: string;
  /** An icon for the missing content, as an element or a component. It is hidden from assistive technology. */
  icon?: IconProp;
  /** A shell command that adds content, shown with a copy button. */
  commandLine?: string;
  /** Buttons or links below the text, with the main action first. */
  contents?: ReactNode;
  /**
   * The heading level of the title: one below the heading above it.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * A placeholder for content that doesn't exist yet. Say what is missing, why, and how to add it.
 *
 * @category Display
 * @alias empty state, placeholder, blank slate, no data, zero state
 * @since 0.1.0
 */
export function Empty({
  size,
  title,
  description,
  icon,
  commandLine,
  contents,
  headingLevel,
  className,
  ...rest
}: EmptyProps) {
  const Heading = `h${knownValue("Empty.headingLevel", headingLevel, [2, 1, 3, 4, 5, 6])}` as const;
  const slots = emptyRecipe({ size });
  const drawn = renderIcon(icon);
  return (
    <div data-slot="empty" className={slots.base({ className })} {...rest}>
      {isShown(drawn) && (
        <div data-slot="empty-icon" aria-hidden="true" className={slots.icon()}>
          {drawn}
        </div>
      )}
      <Heading data-slot="empty-title" className={slots.title()}>
        {title}
      </Heading>
      {description && (
        <p data-slot="empty-description" className={slots.description()}>
          {description}
        </p>
      )}
      {commandLine && (
        <ClipboardText
          text={commandLine}
          size={size ?? "base"}
          tooltip={byDefault}
          className={slots.command()}
        />
      )}
      {isShown(contents) && (
        <div data-slot="empty-contents" className={slots.contents()}>
          {contents}
        </div>
      )}
    </div>
  );
}

/** An empty tooltip, so that the copy button uses the texts of the LabelsProvider. */
const byDefault = {};
