"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentProps, useId, useLayoutEffect, useMemo, useRef } from "react";
import { type FieldLabels, type TagsInputLabels, tagsInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { endComposition, keepOnEscape, pickerEvents } from "../../lib/base-ui";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  PortalProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { isTouched, useOnMount } from "../../lib/dom-state";
import { focusPart } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { closeTopLayer } from "../../lib/overlay-layer";
import { type ItemFilter, labelFilter } from "../../lib/picker/item-filter";
import { useListOpen } from "../../lib/picker/use-list-open";
import { usePicker } from "../../lib/picker/use-picker";
import { useDirection } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { isWindowBlur } from "../../lib/window-blur";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, usePickerField } from "../field";
import { Suggestions } from "./suggestions";
import { TagList } from "./tag-list";
import { tagKey } from "./tag-values";
import { tagsInputRecipe } from "./tags-input.recipe";
import { useTagDrag } from "./use-tag-drag";
import { useTagKeys } from "./use-tag-keys";
import { useTags } from "./use-tags";

type Variants = (typeof tagsInputRecipe)["variants"];
type Owned = "value" | "defaultValue" | "children" | "role" | "onChange";

export interface TagsInputProps
  extends FormValueProps<string[]>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    PortalProps,
    Pick<TextControlProps, "readOnly" | "placeholder">,
    LabelsProps<TagsInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"div">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * Called with the new tags when the user adds, edits, moves or removes some, or a form reset restores the default.
   * @param value The new tags.
   */
  onValueChange?: (value: string[]) => void;
  /** The name of each tag in form data. Without a name, nothing is submitted. */
  name?: string;
  /** Requires a tag before the form can be submitted. An explicit `false` adds "optional" to the label. */
  required?: boolean;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** Suggestions while people type. Tags that are already added are left out. Keep the same array between renders. */
  items?: readonly string[];
  /**
   * Whether a suggestion is shown for the typed text. By default, it is searched, ignoring case and accents. `null` shows all,
   * for searches on a server.
   */
  filter?: ItemFilter<string> | null;
  /**
   * Called when the typed text changes, also when it becomes a tag. For suggestions from a server.
   * @param text The new text.
   */
  onInputValueChange?: (text: string) => void;
  /**
   * The texts that end a tag, beside Enter. A comma includes the commas of other scripts. Lines and spreadsheet cells always
   * separate pasted tags.
   * @default [","]
   */
  separators?: readonly string[];
  /**
   * Returns an error message if a text can't be a tag. The text then stays in the input, and the form can't be submitted.
   * @param tag The text, without spaces around it.
   */
  validate?: (tag: string) => string | undefined;
  /** The maximum number of tags. Further text stays in the input. */
  max?: number;
  /**
   * Whether equal tags are allowed. Tags that differ only in case are equal.
   * @default false
   */
  allowDuplicates?: boolean;
}

const none: string[] = [];

/**
 * A text input for any number of short texts, such as labels, keywords or email addresses. Each becomes a tag that people can
 * edit, move and remove.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`. If people may only
 * select from a list, use Combobox with `multiple`.
 *
 * @category Input
 * @alias tags input, token input, tag input, chips input, keywords, labels, email recipients, multi value
 * @since 0.1.0
 */
export function TagsInput({
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  size,
  className,
  value,
  defaultValue,
  onValueChange,
  items,
  filter,
  onInputValueChange,
  separators,
  validate,
  max,
  allowDuplicates,
  placeholder,
  inputMode,
  container,
  name,
  form,
  required,
  disabled,
  readOnly,
  id,
  ref,
  onBlur,
  onMouseDown,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledBy,
  "aria-describedby": ariaDescribedBy,
  "aria-invalid": ariaInvalid,
  ...rest
}: TagsInputProps) {
  const labels = useLabels("tagsInput", tagsInputLabels, ownLabels);
  const [isOpen, setOpen] = useListOpen("TagsInput", { disabled });
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isHeld = isAriaDisabled(rest);
  const isFixed = readOnly || isHeld;
  const isLocked = () => isFixed || !!input.current?.matches(":disabled");
  const { direction, handlers } = useDirection();
  const model = useTags({
    value,
    defaultValue,
    onValueChange,
    onInputValueChange,
    separators,
    validate,
    max,
    allowDuplicates,
    labels,
    isLocked,
    onAdd: () => setOpen(false),
  });
  const { tags, draft, edited, setText } = model;

  const problem = draft.problem ?? edited?.problem;
  const { field, isFramed, labelId, control } = usePickerField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shownError(error, problem),
    required,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledBy,
    "aria-describedby": ariaDescribedBy,
    "aria-invalid": ariaInvalid,
    "aria-disabled": isHeld || undefined,
  });

  const hidden = useHiddenControl(tags.length ? JSON.stringify(tags) : "", model.byUser, () => {
    const wrong = box.current?.querySelector<HTMLElement>("[data-slot=tags-input-edit][aria-invalid]");
    (wrong ?? input.current)?.focus();
  });
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem ?? "");
  }, [hidden.ref, problem]);
  const keys = useTagKeys(model, box, input, isLocked);
  useOnMount(() => {
    if (input.current && isTouched(input.current)) setText(input.current.value);
  });
  useFormReset(hidden.ref, model.reset);
  const startDrag = useTagDrag(model.move);
  const handleEditType = useEvent(model.clearProblem);
  const handleCommit = useEvent(model.commitEdit);
  const handleCancel = useEvent(model.cancelEdit);

  const isFull = max !== undefined && tags.length >= max;
  const suggested = useMemo(() => {
    if (!items || isFull) return none;
    const known = new Set(tags.map(tagKey));
    return allowDuplicates ? items : items.filter((item) => !known.has(tagKey(item)));
  }, [items, isFull, tags, allowDuplicates]);
  const { picker, onItemHighlighted } = usePicker({ items: suggested, labelId, name: ariaLabel });
  const slots = tagsInputRecipe({ size });
  const hintId = useId();
  const mergedRef = useMergedRefs(box, ref, focusText);

  const content = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by the label of a field
    <div
      data-slot="tags-input"
      role="group"
      {...honorAriaDisabled(withoutInnerChange(rest, onValueChange), pickerEvents)}
      {...handlers}
      {...(!isFramed && field.events)}
      ref={mergedRef}
      id={id}
      aria-label={ariaLabel}
      aria-labelledby={ariaLabel ? undefined : labelId}
      className={slots.base({ className })}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        const hit = event.target as HTMLElement;
        const isInside = event.currentTarget.contains(hit) && !event.defaultPrevented;
        if (!isInside || hit.closest("input, button, [tabindex]")) return;
        event.preventDefault(); // Otherwise the press would move the focus again.
        input.current?.focus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (
          !isWindowBlur(event) &&
          !box.current?.contains(event.relatedTarget) &&
          draft.text &&
          !draft.problem
        )
          model.addTyped();
      }}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<string>
          id={control.id}
          items={suggested}
          value={draft.text}
          onValueChange={keys.handleText}
          open={isOpen && suggested.length > 0}
          onOpenChange={closeTopLayer(picker.layer, setOpen)}
          filter={filter === undefined ? labelFilter(labels.locale) : filter}
          onItemHighlighted={onItemHighlighted}
          virtualized={picker.isLong}
          disabled={disabled}
          readOnly={isFixed}
        >
          <div data-slot="tags-input-row" className={slots.row()}>
            <TagList
              id={hintId}
              tags={tags}
              slots={slots}
              name={labels.tags}
              hint={labels.hint}
              remove={labels.remove}
              editName={labels.edit}
              edited={edited?.index}
              isWrong={!!edited?.problem}
              describedBy={control["aria-describedby"]}
              isReadOnly={readOnly}
              disabled={disabled}
              isHeld={isHeld}
              formName={name}
              form={form}
              onKeyDown={keys.handleTagKey}
              onClick={keys.handleTagClick}
              onDoubleClick={keys.handleDoubleClick}
              onPointerDown={startDrag}
              onType={handleEditType}
              onCommit={handleCommit}
              onCancel={handleCancel}
            />
            <Base.Input
              data-slot="tags-input-input"
              {...honorAriaDisabled(control)}
              {...(!items && plainInput)}
              aria-required={required || undefined}
              placeholder={tags.length ? undefined : placeholder}
              inputMode={inputMode}
              autoComplete="off"
              readOnly={isFixed}
              ref={useMergedRefs(input, endComposition)}
              className={slots.input()}
              onKeyDown={keepOnEscape(keys.handleKey)}
              onPaste={keys.handlePaste}
            />
          </div>
          {items && <Suggestions {...{ picker, labels, container }} anchor={box} />}
        </Base.Root>
      </DirectionProvider>
      <input
        data-slot="tags-input-control"
        {...hidden}
        {...{ form, required, disabled, readOnly }}
        className={slots.control()}
      />
      <span data-slot="tags-input-status" role="status" className={slots.status()}>
        {model.status}
      </span>
      {!isFramed && field.watch}
    </div>
  );
  return isFramed ? <FieldFrame field={field}>{content}</FieldFrame> : content;
}

const focusText = focusPart((box) => box.querySelector<HTMLElement>("[data-slot=tags-input-input]"));

/** Without suggestions, the input isn't a combobox. */
const plainInput = {
  role: undefined,
  "aria-haspopup": undefined,
  "aria-expanded": undefined,
  "aria-autocomplete": undefined,
  "aria-controls": undefined,
} as const;
