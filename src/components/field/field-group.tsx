"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, use, useId } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { Choices } from "../../lib/choices/choice-group";
import { FieldContext } from "../../lib/field-context";
import { focusPart } from "../../lib/focus-part";
import { isShown } from "../../lib/is-shown";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame } from "./field-frame";
import { type FieldState, type FieldTexts, useField } from "./use-field";

/** The message of a group of choices, and the ids that link its parts. */
interface FieldGroupState {
  /**
   * The id of the group's element: the caller's, or else the one that the surrounding Field's label points
   * to.
   */
  id: string;
  /** The id of the surrounding Field's label. */
  labelId: string | undefined;
  descriptionId: string;
  /** The id of the surrounding Field's description or error. */
  describedBy: string | undefined;
  /** Whether the group or the surrounding Field shows an error. */
  invalid: boolean;
  /** The style of the items while an error shows. */
  variant: "error" | undefined;
  /** The group's own message. */
  message: FieldState;
}

/** Returns the state that FieldGroup renders, for groups whose parts need it as well. */
export function useFieldGroup({ id, error }: { id?: string } & Pick<FieldTexts, "error">): FieldGroupState {
  const outer = use(FieldContext);
  const own = useId();
  const message = useField({ error });
  const invalid = message.invalid || !!outer?.invalid;
  return {
    id: id ?? outer?.id ?? own,
    labelId: outer?.labelId,
    descriptionId: `${own}description`,
    describedBy: outer?.describedBy,
    invalid,
    variant: invalid ? "error" : undefined,
    message,
  };
}

interface FieldGroupProps extends ComponentProps<"fieldset"> {
  "data-slot": string;
  /** The result of `useFieldGroup`. */
  group: FieldGroupState;
  choices: Choices;
  /** The rendered legend, if the group has the `legend` prop. */
  legend: ReactNode;
  description: ReactNode;
  descriptionClass: string;
  /** Classes of the message below the choices. */
  messageClass?: string;
}

/** The selected radio, or else the first choice that can be focused. */
const focusChoice = focusPart(
  (group) =>
    group.querySelector<HTMLElement>("[type=radio]:checked:enabled") ??
    group.querySelector<HTMLElement>(":is(input:not([aria-hidden]), [role=switch]):enabled"),
);

/** Renders a group of Checkbox, Radio or Switch: a fieldset with legend, description, choices and message. */
export function FieldGroup({
  group,
  choices,
  legend,
  description,
  descriptionClass,
  messageClass = "",
  children,
  onChange,
  ref,
  ...rest
}: FieldGroupProps) {
  const { message } = group;
  const mergedRef = useMergedRefs(choices.fieldset, ref, focusChoice);
  const handleChange = (event: ChangeEvent<HTMLFieldSetElement>) => {
    if (!choices.onValueChange) onChange?.(event);
    choices.handleChange(event);
  };
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
      {...honorAriaDisabled({ ...rest, onChange: handleChange })}
      {...message.events}
      aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      id={group.id}
      ref={mergedRef}
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
