"use client";

import { useRef, useState } from "react";
import type { Texts } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import type { FormValueProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { useControlled } from "../../lib/use-controlled";
import { sameList, useStable } from "../../lib/use-stable";
import {
  admitTags,
  joinTags,
  moveTag,
  type RejectedTag,
  separatorPattern,
  splitTags,
  type TagRules,
} from "./tag-values";

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

interface Options extends FormValueProps<string[]>, Partial<TagRules> {
  onValueChange: ((value: string[]) => void) | undefined;
  onInputValueChange: ((text: string) => void) | undefined;
  separators: readonly string[] | undefined;
  labels: Texts<"tagsInput">;
  /** Whether the tags can't be changed now. */
  isLocked: () => boolean;
  /** Called when texts became tags, or were rejected. */
  onAdd: () => void;
}

export type Tags = ReturnType<typeof useTags>;

/**
 * The tags, the typed text and the tag that is being edited. Each action announces what it did, and says in
 * `focusNext` where the focus goes.
 */
export function useTags({
  value,
  defaultValue = none,
  onValueChange,
  onInputValueChange,
  separators = onlyComma,
  validate,
  max,
  allowDuplicates,
  labels,
  isLocked,
  onAdd,
}: Options) {
  const [current, setOwn, restore] = useControlled<string[]>("TagsInput.value", value, defaultValue, none);
  const tags = useStable(current, sameList);
  const [draft, setDraft] = useState(noDraft);
  const [edit, setEdit] = useState<{ index: number; tag: string; problem?: string }>();
  // If the caller passes other tags, they replace the one that is being edited.
  const edited = edit && tags[edit.index] === edit.tag ? edit : undefined;
  const [status, setStatus] = useState("");
  const byUser = useRef(false);
  /** The index of the tag that gets the focus when it is rendered, or the input. */
  const focusNext = useRef<number | "input">(undefined);
  const pattern = separatorPattern(separators);
  const rules = { max, allowDuplicates, validate };

  function setText(text: string, more?: Partial<Draft>) {
    setDraft({ text, settled: text, ...more });
    if (text !== draft.text) onInputValueChange?.(text);
  }
  const change = (next: string[]) => {
    byUser.current = true;
    setOwn(next);
    onValueChange?.(next);
  };
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
    onAdd();
  };
  /** Adds the typed text. */
  const addTyped = () => add(splitTags(draft.text, pattern));

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
    const texts = splitTags(text, pattern);
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
  const cancelEdit = () => {
    focusNext.current = edited?.index;
    setEdit(undefined);
  };
  /** Hides the error of the edited tag while its text changes. */
  const clearProblem = () => edited?.problem && setEdit({ ...edited, problem: undefined });

  const reset = () => {
    setText("");
    setEdit(undefined);
    setStatus("");
    const initial = restore();
    if (initial !== undefined && !sameList(initial, tags)) onValueChange?.(initial);
  };

  return {
    tags,
    draft,
    edited,
    status,
    pattern,
    byUser,
    focusNext,
    setText,
    add,
    addTyped,
    remove,
    move,
    startEdit,
    commitEdit,
    cancelEdit,
    clearProblem,
    reset,
  };
}
