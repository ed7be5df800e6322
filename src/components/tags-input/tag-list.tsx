"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { TagsInputLabels } from "../../i18n/labels";
import { XIcon } from "../../icons/icons";
import { fillText } from "../../lib/fill-text";
import { isComposing } from "../../lib/is-composing";
import { itemKeys } from "../../lib/picker/items";
import { isWindowBlur } from "../../lib/window-blur";
import type { tagsInputRecipe } from "./tags-input.recipe";
import { holdPage } from "./use-tag-drag";

type Slots = ReturnType<typeof tagsInputRecipe>;

interface TagListProps
  extends Pick<TagsInputLabels, "hint" | "remove">,
    Pick<EditTagProps, "slots" | "isWrong" | "describedBy" | "onType" | "onCommit" | "onCancel"> {
  id: string;
  tags: readonly string[];
  /** The accessible name. */
  name: string;
  /** The name of the input of a tag that is being edited. */
  editName: string;
  /** The index of the tag that is being edited. */
  edited: number | undefined;
  isReadOnly: boolean | undefined;
  disabled: boolean | undefined;
  /** Whether it is `aria-disabled`. */
  isHeld: boolean;
  /** The name and form of each tag in form data. */
  formName: string | undefined;
  form: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * The tags in a toolbar: each can be focused, and has a button that removes it. Its handlers find the tag by `tagIndex`, so
 * that typing doesn't render the tags again.
 */
export const TagList = memo(function TagList({
  id,
  tags,
  slots,
  name,
  hint,
  remove,
  editName,
  edited,
  isWrong,
  describedBy,
  isReadOnly,
  disabled,
  isHeld,
  formName,
  form,
  onKeyDown,
  onClick,
  onDoubleClick,
  onPointerDown,
  ...edit
}: TagListProps) {
  if (!tags.length) return null;
  const keys = itemKeys(tags);
  const isDisabled = disabled || isHeld || undefined;
  const canChange = !isReadOnly && !isDisabled;
  return (
    <>
      <div
        data-slot="tags-input-tags"
        role="toolbar"
        ref={holdPage}
        aria-label={name}
        aria-describedby={canChange ? id : undefined}
        className={slots.tags()}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onPointerDown={canChange ? onPointerDown : undefined}
      >
        {tags.map((tag, index) =>
          index === edited ? (
            <EditTag
              key={keys[index]}
              {...{ tag, slots, isWrong, describedBy }}
              {...edit}
              name={fillText(editName, { tag })}
            />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
            <div
              key={keys[index]}
              data-slot="tags-input-tag"
              role="group"
              aria-label={tag}
              aria-disabled={isDisabled}
              tabIndex={isDisabled ? undefined : -1}
              className={slots.tag()}
            >
              <span data-slot="tags-input-tag-text" dir="auto" title={tag} className={slots.tagText()}>
                {tag}
              </span>
              {!isReadOnly && (
                <button
                  data-slot="tags-input-remove"
                  type="button"
                  tabIndex={-1}
                  aria-label={fillText(remove, { tag })}
                  disabled={isDisabled}
                  className={slots.remove()}
                >
                  <XIcon />
                </button>
              )}
            </div>
          ),
        )}
      </div>
      {canChange && (
        <span data-slot="tags-input-hint" id={id} hidden>
          {hint}
        </span>
      )}
      {formName !== undefined &&
        tags.map((tag, index) => (
          <input
            key={keys[index]}
            type="hidden"
            name={formName}
            form={form}
            value={tag}
            disabled={disabled}
          />
        ))}
    </>
  );
});

interface EditTagProps {
  tag: string;
  name: string;
  slots: Slots;
  isWrong: boolean;
  describedBy: string | undefined;
  onType: () => void;
  /** Called on Enter, and when the focus leaves the input. */
  onCommit: (text: string, isEnter: boolean) => void;
  onCancel: () => void;
}

/** The input in place of a tag that is being edited. */
function EditTag({ tag, name, slots, isWrong, describedBy, onType, onCommit, onCancel }: EditTagProps) {
  const [text, setText] = useState(tag);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || !["Enter", "Escape"].includes(event.key)) return;
    // Enter must not submit the form, and Escape must not close a dialog.
    event.preventDefault();
    event.stopPropagation();
    // A changed input that is removed with the focus in it sends `change`. React must not be in the middle of another update then.
    flushSync(() => (event.key === "Enter" ? onCommit(text, true) : onCancel()));
  };
  return (
    <input
      data-slot="tags-input-edit"
      ref={input}
      aria-label={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? describedBy : undefined}
      autoComplete="off"
      size={Math.max(2, text.length)}
      className={slots.edit()}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onType();
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => !isWindowBlur(event) && onCommit(text, false)}
    />
  );
}
