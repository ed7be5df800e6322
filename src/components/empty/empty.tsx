import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { knownValue } from "../../lib/known-value";
import { ClipboardText } from "../clipboard-text";
import { isShown } from "../field";
import { emptyRecipe } from "./empty.recipe";

type Variants = (typeof emptyRecipe)["variants"];

export interface EmptyProps extends StyleProps, Omit<ComponentProps<"div">, "title" | "children"> {
  /** Text sizes and the room around, by what the Empty stands in place of. */
  size?: keyof Variants["size"];
  /** What there is none of, in a few words: a heading. */
  title: string;
  /** Why it is empty, and what would fill it, in a sentence or two. */
  description?: string;
  /** What would be here, as an element or a component: a drawing for the eye alone. */
  icon?: IconProp;
  /** A shell command that would fill it, in a block that copies it. */
  commandLine?: string;
  /** Buttons or links below: what people can do about it, the main one first. */
  contents?: ReactNode;
  /**
   * The level of the title in the page's outline: one below the heading that it stands under.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * Stands where content would be as long as there is none: says what is missing, why, and what fills it.
 *
 * @category Display
 * @alias empty state, placeholder, blank slate, no data, zero state
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

/** The copy button explains itself in the words of the label provider. */
const byDefault = {};
