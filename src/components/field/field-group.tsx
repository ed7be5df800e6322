import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { FieldContext } from "./field-context";
import { FieldFrame } from "./field-frame";
import { isShown } from "./is-shown";
import type { FieldGroupState } from "./use-field-group";

interface FieldGroupProps extends ComponentProps<"fieldset"> {
  "data-slot": string;
  /** From `useFieldGroup`. */
  group: FieldGroupState;
  /** The drawn legend, if the group draws it itself. */
  legend: ReactNode;
  description: ReactNode;
  descriptionClass: string;
  /** Classes of the message below the choices. */
  messageClass?: string;
}

/** Draws the group of Checkbox and of Radio: a fieldset with legend, description, choices and message. */
export function FieldGroup({
  group,
  legend,
  description,
  descriptionClass,
  messageClass = "",
  children,
  ...rest
}: FieldGroupProps) {
  const { message } = group;
  const isDescribed = isShown(description);
  // Unlike a field's, the description stays beside the error: it often says how to fix it.
  const describedBy = [
    rest["aria-describedby"],
    isDescribed && group.descriptionId,
    message.describedBy,
    group.describedBy,
  ];
  return (
    <fieldset
      aria-labelledby={legend ? undefined : group.labelId}
      {...honorAriaDisabled(rest)}
      {...message.events}
      aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      id={group.id}
    >
      {legend}
      {isDescribed && (
        <div
          data-slot={`${rest["data-slot"]}-description`}
          id={group.descriptionId}
          className={descriptionClass}
        >
          {description}
        </div>
      )}
      {/* The field around is the group's; the items must not take its id and description for theirs. */}
      <FieldContext value={null}>{children}</FieldContext>
      {/* Empty it takes no gap. */}
      <FieldFrame field={message} className={message.invalid ? messageClass : "k:absolute"} />
    </fieldset>
  );
}
