"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type FieldLabels, type TagsInputLabels, tagsInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
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
import { fillText } from "../../lib/fill-text";
import { focusPart } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { isComposing } from "../../lib/is-composing";
import { isCharacter } from "../../lib/list-keys";
import { closeTopLayer } from "../../lib/overlay-layer";
import { type ItemFilter, labelFilter } from "../../lib/picker/item-filter";
import { usePicker } from "../../lib/picker/use-picker";
import { useControlled } from "../../lib/use-controlled";
import { directionOf, useDirection } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { sameList, useStable } from "../../lib/use-stable";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, usePickerField } from "../field";
import { Suggestions } from "./suggestions";
import { TagList, tagIndex } from "./tag-list";
import {
  admitTags,
  countSeparators,
  joinTags,
  moveTag,
  type RejectedTag,
  separatorPattern,
  splitTags,
  tagKey,
  unfinishedText,
} from "./tag-values";
import { tagsInputRecipe } from "./tags-input.recipe";
import { useTagDrag } from "./use-tag-drag";

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

/** The typed text, which isn't a tag yet. */
interface Draft {
  text: string;
  /** The text without what an input method still composes. */
  settled: string;
  /** Why it can't be a tag. */
  problem?: string;
}

const noDraft: Draft = { text: "", settled: "" };
const none: string[] = [];
const onlyComma = [","];

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
  defaultValue = none,
  onValueChange,
  items,
  filter,
  onInputValueChange,
  separators = onlyComma,
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
  const [current, setOwn, restore] = useControlled<string[]>("TagsInput.value", value, defaultValue, none);
  const tags = useStable(current, sameList);
  const [draft, setDraft] = useState(noDraft);
  const [edit, setEdit] = useState<{ index: number; tag: string; problem?: string }>();
  // If the caller passes other tags, they replace the one that is being edited.
  const edited = edit && tags[edit.index] === edit.tag ? edit : undefined;
  const [status, setStatus] = useState("");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const byUser = useRef(false);
  const focusNext = useRef<number | "input">(undefined);
  const isHeld = isAriaDisabled(rest);
  const isFixed = readOnly || isHeld;
  const isLocked = () => isFixed || !!input.current?.matches(":disabled");
  const { direction, handlers } = useDirection();

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

  const hidden = useHiddenControl(tags.length ? JSON.stringify(tags) : "", byUser, () => {
    const wrong = box.current?.querySelector<HTMLElement>("[data-slot=tags-input-edit][aria-invalid]");
    (wrong ?? input.current)?.focus();
  });
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem ?? "");
  }, [hidden.ref, problem]);
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === undefined) return;
    const all = box.current?.querySelectorAll<HTMLElement>("[data-slot=tags-input-tag]");
    const tag = next === "input" ? undefined : all?.[Math.min(next, all.length - 1)];
    (tag ?? input.current)?.focus();
  });
  useOnMount(() => {
    if (input.current && isTouched(input.current)) setText(input.current.value);
  });
  useFormReset(hidden.ref, () => {
    setText("");
    setEdit(undefined);
    setStatus("");
    const initial = restore();
    if (initial !== undefined && !sameList(initial, tags)) onValueChange?.(initial);
  });

  function setText(text: string, more?: Partial<Draft>) {
    setDraft({ text, settled: text, ...more });
    if (text !== draft.text) onInputValueChange?.(text);
  }
  const change = (next: string[]) => {
    byUser.current = true;
    setOwn(next);
    onValueChange?.(next);
  };
  const rules = { max, allowDuplicates, validate };
  const describe = ({ text, reason }: RejectedTag): string => {
    if (typeof reason === "object") return reason.message;
    return reason === "full"
      ? pluralForm(labels.full, max ?? 0, labels.locale)
      : fillText(labels.duplicate, { tag: text });
  };

  /** Adds texts as tags. Those that can't be tags become the text of the input, before `unfinished`. */
  const add = (texts: string[], unfinished = "") => {
    const { accepted, rejected } = admitTags(texts, tags, rules);
    const [first] = accepted;
    if (first !== undefined) {
      change([...tags, ...accepted]);
      setStatus(fillText(pluralForm(labels.added, accepted.length, labels.locale), { tag: first }));
    }
    // In a list, duplicates are left out. A single one stays, with a message.
    const kept = rejected.filter(({ reason }) => texts.length === 1 || reason !== "duplicate");
    if (!first && !kept.length && rejected[0]) setStatus(describe(rejected[0]));
    const left = [...kept.map(({ text }) => text), unfinished.trimStart()].filter(Boolean);
    setText(joinTags(left, separators), { problem: kept[0] && describe(kept[0]) });
    setOpen(false);
  };
  const addTyped = () => add(splitTags(draft.text, separatorPattern(separators)));

  const remove = (index: number, next: number | "input") => {
    const tag = tags[index];
    if (tag === undefined || isLocked()) return;
    focusNext.current = next;
    if (edited && index < edited.index) setEdit({ ...edited, index: edited.index - 1 });
    change(tags.filter((_, each) => each !== index));
    setStatus(fillText(labels.removed, { tag }));
  };
  const move = (index: number, to: number) => {
    const tag = tags[index];
    if (tag === undefined || isLocked() || edited || to < 0 || to >= tags.length || to === index) return;
    focusNext.current = to;
    change(moveTag(tags, index, to));
    const [position, count] = [to + 1, tags.length].map((each) => each.toLocaleString(labels.locale));
    setStatus(fillText(labels.moved, { tag, position: position as string, count: count as string }));
  };
  const startEdit = (index: number) => {
    const tag = tags[index];
    // An edited text that can't be a tag is never lost.
    if (tag !== undefined && !isLocked() && !edited) setEdit({ index, tag });
  };
  const commitEdit = (text: string, isEnter: boolean) => {
    if (!edited) return;
    const texts = splitTags(text, separatorPattern(separators));
    const others = tags.filter((_, index) => index !== edited.index);
    const { rejected } = admitTags(texts, others, rules);
    const isSame = texts.length === 1 && texts[0] === edited.tag;
    if (rejected[0] && !isSame) return setEdit({ ...edited, problem: describe(rejected[0]) });
    setEdit(undefined);
    if (isEnter) focusNext.current = edited.index;
    if (isSame) return;
    change([...tags.slice(0, edited.index), ...texts, ...tags.slice(edited.index + 1)]);
    if (!texts.length) setStatus(fillText(labels.removed, { tag: edited.tag }));
  };

  const handleText = (text: string, details: { reason: string; event: Event; cancel: () => void }) => {
    if (details.reason === "item-press") return add([text]);
    const pattern = separatorPattern(separators);
    if ((details.event as InputEvent).isComposing) return setText(text, { settled: draft.settled });
    // Only a new separator ends a tag. The text may contain others, between tags that weren't accepted.
    if (countSeparators(text, pattern) <= countSeparators(draft.settled, pattern)) return setText(text);
    details.cancel();
    const unfinished = unfinishedText(text, pattern);
    add(splitTags(text.slice(0, text.length - unfinished.length), pattern), unfinished);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    const pattern = separatorPattern(separators);
    if (isLocked() || splitTags(pasted, pattern).length < 2) return;
    event.preventDefault();
    const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? text.length)];
    add(splitTags(before + pasted + after, pattern));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const { value: text, selectionEnd } = currentTarget;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Enter selects the highlighted suggestion. In an empty input, it submits the form.
    if (
      key === "Enter" &&
      text.trim() &&
      !isLocked() &&
      !currentTarget.getAttribute("aria-activedescendant")
    ) {
      event.preventDefault();
      addTyped();
    }
    // While the key repeats, it deletes only the text, not the tags before it.
    if (key === "Backspace" && !text && !event.repeat) remove(tags.length - 1, "input");
    const isBack = key === (directionOf(currentTarget) === "rtl" ? "ArrowRight" : "ArrowLeft");
    if (isBack && selectionEnd === 0 && tags.length) {
      event.preventDefault();
      focusTag(tags.length - 1);
    }
  };
  const focusTag = (index: number) => {
    const all = box.current?.querySelectorAll<HTMLElement>("[data-slot=tags-input-tag]");
    if (index >= 0) (all?.[index] ?? input.current)?.focus();
  };
  const handleTagKey = useEvent((event: KeyboardEvent<HTMLElement>) => {
    const index = tagIndex(event.target);
    if (index < 0 || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const isOnTag = !(event.target as HTMLElement).closest("button");
    const forward = directionOf(event.currentTarget) === "rtl" ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
    if (step && altKey) move(index, index + step);
    else if (altKey) return;
    else if (step) focusTag(index + step);
    else if (key === "Home") focusTag(0);
    else if (key === "End") focusTag(tags.length - 1);
    else if (key === "Delete") remove(index, index);
    else if (key === "Backspace") remove(index, Math.max(0, index - 1));
    else if (isOnTag && (key === "Enter" || key === "F2")) startEdit(index);
    // The character goes into the input.
    else if (isOnTag && isCharacter(key) && key !== " ") return input.current?.focus();
    else return;
    event.preventDefault();
  });
  const handleTagClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const index = tagIndex(event.target);
    if ((event.target as HTMLElement).closest("button")) remove(index, index);
  });
  const handleDoubleClick = useEvent((event: MouseEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).closest("button, input")) startEdit(tagIndex(event.target));
  });
  const startDrag = useTagDrag(move);
  const handleEditType = useEvent(() => edited?.problem && setEdit({ ...edited, problem: undefined }));
  const handleCommit = useEvent(commitEdit);
  const handleCancel = useEvent(() => {
    focusNext.current = edited?.index;
    setEdit(undefined);
  });

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
        // Another window may have taken the focus.
        const isLeft = document.activeElement !== event.target;
        if (isLeft && !box.current?.contains(event.relatedTarget) && draft.text && !draft.problem) addTyped();
      }}
    >
      <DirectionProvider direction={direction}>
        <Base.Root<string>
          id={control.id}
          items={suggested}
          value={draft.text}
          onValueChange={handleText}
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
              onKeyDown={handleTagKey}
              onClick={handleTagClick}
              onDoubleClick={handleDoubleClick}
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
              onKeyDown={keepOnEscape(handleKey)}
              onPaste={handlePaste}
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
        {status}
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
