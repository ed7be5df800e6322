"use client";

import { type RefObject, useEffect, useMemo, useSyncExternalStore } from "react";
import { isComposing } from "../is-composing";
import { hasModalAbove, type OverlayLayer, useOuterLayer } from "../overlay-layer";
import { useEvent } from "../use-event";
import { isMac } from "../use-is-mac";
import { warnOnce } from "../warn-once";
import { isForElement } from "./is-for-element";
import { matchKeys } from "./match-keys";
import { isKnownKey, type Keys, parseKeys } from "./parse-keys";

/** When a hotkey works, and its name in a list. */
export interface HotkeyOptions {
  /** The effect in a few words. With a label, `useHotkeys` lists the hotkey. */
  label?: string;
  /**
   * Disables the hotkey and removes it from the list.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether it also works if the focused element uses the keys itself, such as a text field in which they type a letter.
   * @default false
   */
  inFields?: boolean;
  /**
   * Whether it also works while a modal dialog is open that isn't around the component.
   * @default false
   */
  inDialogs?: boolean;
  /**
   * Whether holding the keys calls the handler repeatedly.
   * @default false
   */
  repeat?: boolean;
  /** An element. The hotkey works only while the focus is inside it. */
  scope?: RefObject<Element | null>;
}

/** A hotkey with a label. */
export interface ListedHotkey {
  /** The keys, for the `keys` of Kbd. */
  keys: string;
  /** The effect of the hotkey. */
  label: string;
}

interface Entry extends Pick<HotkeyOptions, "inFields" | "inDialogs" | "repeat" | "scope"> {
  keys: Keys;
  layer: OverlayLayer | undefined;
  listed: ListedHotkey | undefined;
  onPress: (event: KeyboardEvent) => void;
}

/**
 * Calls a handler when keys are pressed, on any keyboard layout, and prevents the browser's own action for them.
 *
 * It ignores keys that the focused element uses itself, such as letters in a text field. Keys with `mod` work there, except those
 * that edit text. It also ignores keys of an input method, and all keys while a modal dialog is open that isn't around the
 * component. If several hotkeys have the same keys, the one that was mounted or enabled last is called.
 *
 * @param keys A key, or several with `+` between them: `mod+k`, `shift+?`, `escape`. `mod` is Command on Apple keyboards, and
 * Control on others.
 * @param onPress Called with the event when the keys are pressed.
 * @param options When it works, and its label for a list of hotkeys.
 *
 * @example useHotkey("mod+k", () => setOpen(true), { label: "Search" });
 */
export function useHotkey(
  keys: string,
  onPress: (event: KeyboardEvent) => void,
  options: HotkeyOptions = {},
): void {
  const parsed = useMemo(() => parseKeys(keys), [keys]);
  const isKnown = isKnownKey(parsed.key);
  const disabled = options.disabled || !isKnown;
  useHotkeyIn(options.scope, keys, parsed, onPress, { ...options, disabled });
  useEffect(() => {
    if (isKnown || options.disabled) return;
    warnOnce(`Invalid keys "${keys}" of useHotkey. Use one key after its modifiers, such as "mod+k".`);
  }, [keys, isKnown, options.disabled]);
}

/**
 * The same as `useHotkey`, in the window of an element. Parsed keys keep the parser out of a component's bundle.
 *
 * @param element An element of the window. Without it, the window is the global one.
 * @param parsed What `parseKeys` returns for the keys, the same object in every render.
 */
export function useHotkeyIn(
  element: RefObject<Element | null> | undefined,
  keys: string,
  parsed: Keys,
  onPress: (event: KeyboardEvent) => void,
  { label, disabled, inFields, inDialogs, repeat, scope }: HotkeyOptions,
): void {
  const layer = useOuterLayer();
  const handler = useEvent(onPress);
  useEffect(() => {
    if (disabled) return;
    const view = element?.current?.ownerDocument.defaultView ?? window;
    const listed = label ? { keys, label } : undefined;
    return add(view, { keys: parsed, layer, listed, onPress: handler, inFields, inDialogs, repeat, scope });
  }, [keys, parsed, label, disabled, inFields, inDialogs, repeat, scope, element, layer, handler]);
}

const entriesOf = new WeakMap<Window, Entry[]>();

function add(view: Window, entry: Entry): () => void {
  const entries = entriesOf.get(view) ?? [];
  if (entries.length === 0) {
    entriesOf.set(view, entries);
    view.addEventListener("keydown", handleKeyDown);
  }
  entries.push(entry);
  publish(entry.listed, true);
  return () => {
    entries.splice(entries.indexOf(entry), 1);
    if (entries.length === 0) view.removeEventListener("keydown", handleKeyDown);
    publish(entry.listed, false);
  };
}

function handleKeyDown(event: KeyboardEvent): void {
  // A browser's autofill sends events without a key.
  if (event.defaultPrevented || !event.key || isComposing(event)) return;
  const entries = entriesOf.get(event.currentTarget as Window) ?? [];
  const onMac = isMac();
  const entry = entries.findLast((each) => matchKeys(event, each.keys, onMac) && isActive(each, event));
  if (!entry) return;
  event.preventDefault();
  if (!event.repeat || entry.repeat) entry.onPress(event);
}

function isActive({ keys, layer, scope, inFields, inDialogs }: Entry, event: KeyboardEvent): boolean {
  const within = scope?.current;
  if (scope && !(within && event.composedPath().includes(within))) return false;
  // An overlay stays mounted while it closes.
  if (layer && !layer.panel.current?.hasAttribute("data-open")) return false;
  if (!inFields && isForElement(event, keys)) return false;
  return inDialogs || !(hasModalAbove(layer) || isBehindModal(within, event.view?.document));
}

/** Whether a modal dialog is open that isn't Kerf's and isn't around the element. */
function isBehindModal(element: Element | null | undefined, page: Document | undefined): boolean {
  const modals = [...(page?.querySelectorAll("dialog:modal,[aria-modal=true]") ?? [])];
  return modals.some((modal) => modal.getClientRects().length > 0 && !(element && modal.contains(element)));
}

const none: readonly ListedHotkey[] = [];
let listed = none;
const listeners = new Set<() => void>();

function publish(hotkey: ListedHotkey | undefined, isAdded: boolean): void {
  if (!hotkey) return;
  listed = isAdded ? [...listed, hotkey] : listed.filter((each) => each !== hotkey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The hotkeys of the page that have a label and aren't disabled, for a list of keyboard shortcuts. Those that were mounted first
 * come first. On the server and during hydration, the list is empty.
 */
export function useHotkeys(): readonly ListedHotkey[] {
  const all = useSyncExternalStore(
    subscribe,
    () => listed,
    () => none,
  );
  return useMemo(() => all.filter((each, index) => index === all.findIndex((it) => isSame(it, each))), [all]);
}

/** Rows of a list may each have the same hotkey. */
function isSame(one: ListedHotkey, other: ListedHotkey): boolean {
  return one.label === other.label && one.keys === other.keys;
}
