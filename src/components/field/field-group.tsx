import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { FieldContext } from "./field-context";
import { FieldFrame } from "./field-frame";
import { isShown } from "./is-shown";
import type { FieldGroupState } from "./use-field-group";

interface FieldGroupProps extends ComponentProps<"fieldset"> {
  "data-slot": string;
  /** The result of `useFieldGroup`. */
  group: FieldGroupState;
  /** The rendered legend, if the group has the `legend` prop. */
  legend: ReactNode;
  description: ReactNode;
  descriptionClass: string;
  /** Classes of the message below the choices. */
  messageClass?: string;
}

/** Renders a group of Checkbox, Radio or Switch: a fieldset with legend, description, choices and message. */
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
  // Unlike in a field, the description stays when an error shows, because it often says how to fix it.
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
      {/* The surrounding Field belongs to the group, so the items must not use its id and description. */}
      <FieldContext value={null}>{children}</FieldContext>
      {/* While empty, it takes up no gap. */}
      <FieldFrame field={message} className={message.invalid ? messageClass : "k:absolute"} />
    </fieldset>
  );
}
