/**
 * Workarounds for gaps in Base UI. All gaps exist in @base-ui/react 1.9.0.
 *
 * The stories beside it test each gap and its workaround against the installed primitives, without Kerf's components.
 * If a story fails after an update, the gap is closed (delete the workaround) or the workaround has stopped working.
 *
 * - Combobox: arrow keys stop at disabled items: `createSkip`.
 * - Combobox: no prop or action sets the highlighted item: `highlightOption`.
 * - Combobox: Escape on a closed list clears the selection: `keepOnEscape`.
 * - Combobox: Enter with Cmd or Ctrl doesn't select the item: `pressHighlighted`.
 * - Combobox: a click on the trigger's label opens the list: `ignoreLabelClick`.
 * - Combobox: chips ignore the `disabled` of a surrounding fieldset: `ignoreInFieldset`.
 * - Combobox: an `aria-disabled` control opens its list: `pickerEvents`.
 * - Combobox: text that an input method composes stays when an option is pressed: `endComposition`.
 *   {@link https://github.com/mui/base-ui/issues/5574}
 * - Combobox, NumberField: the input that the browser validates is in the corner of the page: `around-hidden-input` in
 *   `recipes/hidden-input.css`. {@link https://github.com/mui/base-ui/issues/3718}
 * - Menu: keys typed in an overlay that an item opened move the menu's highlight: `ignoreForeignKeys`.
 * - Menu: it focuses itself when an overlay covers the item that opened the overlay: `keepFocusOnLeave`.
 * - Menu, Popover: the focus goes back and forth between two guards if the caller keeps the popup open: `leaveGuards`.
 *   {@link https://github.com/mui/base-ui/issues/5715}
 * - NumberField: only leaving the field commits its text, not Enter or a form reset: `commitText`.
 *
 * Nested overlays have their own module, `overlay-layer.tsx`.
 */

import type { BaseUIEvent } from "@base-ui/react/types";
import type {
  KeyboardEvent,
  KeyboardEventHandler,
  MouseEvent,
  PointerEvent,
  FocusEvent as ReactFocusEvent,
  SyntheticEvent,
} from "react";
import { flushSync } from "react-dom";
import { ignoreAction } from "./aria-disabled";
import { isComposing } from "./is-composing";

/** Keeps Base UI's own handler from handling an event. Handlers of Base UI's parts run before it. */
export function preventPrimitive(event: SyntheticEvent): void {
  (event as BaseUIEvent<typeof event>).preventBaseUIHandler();
}

/** The part of the details of Base UI's `onItemHighlighted` that `createSkip` reads. */
export interface HighlightDetails {
  reason: string;
  event: Event;
  index: number;
}

/** The key that moves past a disabled item, if repeating the pressed key wouldn't. */
const onwards: Record<string, string> = { Home: "ArrowDown", End: "ArrowUp" };

/**
 * Makes keyboard navigation skip disabled items. When a disabled item is highlighted, the key is pressed
 * again. After Home or End, the arrow key that leads away from that end is pressed instead.
 *
 * @returns A function to call with the details of each highlighted item.
 */
export function createSkip(): (details: HighlightDetails) => void {
  let from: number | undefined;
  return ({ reason, event, index }) => {
    if (reason !== "keyboard" || !(event instanceof KeyboardEvent)) return;
    const control = event.target as HTMLElement;
    // The highlighted item is rendered when the microtask runs.
    queueMicrotask(() => {
      const item = highlightedItem(control);
      // If all items are disabled, stop at the first one that was skipped.
      if (item?.ariaDisabled !== "true" || index === from) {
        from = undefined;
        return;
      }
      from ??= index;
      pressKey(control, onwards[event.key] ?? event.key);
    });
  };
}

/** Dispatches the `keydown` event of a key to a control, for Base UI to handle. */
export function pressKey(control: HTMLElement, key: string): void {
  control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/**
 * Highlights an option by moving the pointer over it.
 *
 * @param render Renders the option, if only visible options are rendered.
 * @param find Finds the rendered option.
 */
export function highlightOption(render: () => void, find: () => HTMLElement | null): void {
  flushSync(render);
  const option = find();
  option?.scrollIntoView({ block: "nearest" });
  // In WebKit, Base UI ignores moves by 0 px, because scrolling causes them too.
  option?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, movementX: 1 }));
}

/**
 * Keeps Escape from clearing a control while its list is closed. The surrounding dialog handles the key instead. It also
 * keeps the list of a read-only control closed.
 *
 * @param own The caller's handler.
 */
export function keepOnEscape(own?: KeyboardEventHandler<HTMLInputElement>) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    own?.(event);
    const isOpen = event.currentTarget.ariaExpanded === "true";
    if ((event.key === "Escape" && !isOpen) || event.currentTarget.readOnly) preventPrimitive(event);
  };
}

/**
 * Clicks the highlighted item, with the modifier keys of a keyboard event for the item's own handlers.
 *
 * @returns Whether the item is rendered. In a long list it may be out of view.
 */
export function pressHighlighted({ currentTarget, metaKey, ctrlKey }: KeyboardEvent<HTMLElement>): boolean {
  const item = highlightedItem(currentTarget);
  item?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, metaKey, ctrlKey }));
  return !!item;
}

/**
 * Ignores a click that a label passes on to its trigger: like a native select, the trigger only gets the focus. Such a
 * click has the position of the pointer, outside the trigger. Clicks by assistive technology have no position.
 */
export function ignoreLabelClick(event: MouseEvent): void {
  const { clientX, clientY, currentTarget } = event;
  if (clientX === 0 && clientY === 0) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) preventPrimitive(event);
}

/** An option, or the button that clears the control. */
const discards = "[role=option]:not([aria-disabled=true]), [data-slot$=-clear]";
const control = "[data-slot=combobox], [data-slot=autocomplete], [data-slot=tags-input]";

/**
 * A ref for the input of a list. While an input method composes text, pressing an option or the clear button discards the
 * text. Base UI would go on showing it, and use it when the composition ends.
 *
 * A browser may end the composition while the pointer is down. That waits for the click, because a search for the text moves
 * the options. Or it ends the composition, or writes the text again, after the click.
 */
export function endComposition(input: HTMLInputElement | null): (() => void) | undefined {
  if (!input) return;
  const page = input.ownerDocument;
  const end = new AbortController();
  let state: "none" | "composing" | "held" | "discarded" = "none";
  /** The text before the composition. */
  let before = "";
  let isDown = false;

  const isPress = (event: Event) => {
    if (state !== "composing" && state !== "held") return false;
    const part = (event.composedPath()[0] as Element).closest(discards);
    if (!part) return false;
    const list = part.closest("[role=listbox]")?.id;
    return list ? list === input.getAttribute("aria-controls") : !!input.closest(control)?.contains(part);
  };
  /** Ends the composition for Base UI. */
  const finish = (next: typeof state) => {
    state = "none";
    input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    state = next;
  };
  const listen = <Type extends keyof DocumentEventMap>(
    target: HTMLElement | Document,
    types: Type[],
    handle: (event: DocumentEventMap[Type]) => void,
  ) => {
    for (const type of types)
      target.addEventListener(type, handle as EventListener, { capture: true, signal: end.signal });
  };

  listen(input, ["compositionstart"], () => {
    state = "composing";
    before = input.value;
  });
  listen(input, ["compositionend"], (event) => {
    if (state === "composing") state = isDown ? "held" : "none";
    if (state !== "none") event.stopPropagation();
  });
  listen(input, ["input"], (event) => {
    const { isComposing, inputType } = event as InputEvent;
    if (state !== "discarded" || !(isComposing || /composition/i.test(inputType))) return;
    event.stopPropagation();
    // React keeps the value that it rendered as the default.
    input.value = input.defaultValue;
  });
  listen(input, ["keydown"], (event) => {
    if (state === "discarded" && !isComposing(event)) state = "none";
  });
  listen(page, ["pointerdown"], (event) => {
    isDown = isPress(event);
  });
  listen(page, ["pointerup", "pointercancel"], () => {
    isDown = false;
    // Without a click on the option.
    if (state === "held") setTimeout(() => state === "held" && finish("none"));
  });
  listen(page, ["click"], (event) => {
    if (!isPress(event)) return;
    input.value = before;
    finish("discarded");
  });
  return () => end.abort();
}

/** Ignores a press around an input that is disabled by a surrounding fieldset. */
export function ignoreInFieldset(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.querySelector("input:disabled")) preventPrimitive(event);
}

/** For `honorAriaDisabled`. Stops the presses and keys that open lists, remove chips or change the month. */
export const pickerEvents = {
  // The default action of a press, which moves the focus, is not prevented.
  onMouseDownCapture: (event: SyntheticEvent) => event.stopPropagation(),
  onKeyDownCapture(event: KeyboardEvent) {
    ignoreAction(event);
    if (!/^(Tab|Esc)/.test(event.key)) event.stopPropagation();
  },
};

/**
 * Ignores keys from a dialog or list that an item of the menu opened. React's events bubble from there to the menu, which
 * would use them for its typeahead.
 */
export function ignoreForeignKeys(event: KeyboardEvent): void {
  if (!(event.target as Element).closest("[role=menu]")) preventPrimitive(event);
}

/**
 * Keeps the menu from focusing itself when an item's popup covers the item, which makes the pointer leave the
 * item.
 */
export function keepFocusOnLeave(event: PointerEvent<HTMLElement>): void {
  if (event.currentTarget.ariaExpanded === "true") preventPrimitive(event);
}

/**
 * Takes the guards beside a trigger out of the tab order while Base UI looks for the element to focus. If the caller keeps the
 * popup open, Base UI would focus the other guard, which then does the same.
 *
 * @param details The details of the request to close the popup.
 */
export function leaveGuards({ reason, event }: { reason: string; event: Event }): void {
  if (reason !== "focus-out") return;
  // Events that Base UI makes itself have no target.
  const siblings = (event.target as HTMLElement | null)?.parentElement;
  const guards = siblings?.querySelectorAll<HTMLElement>(":scope > [data-base-ui-focus-guard]") ?? [];
  for (const guard of guards) guard.tabIndex = -1;
  queueMicrotask(() => {
    for (const guard of guards) guard.tabIndex = 0;
  });
}

/**
 * Commits the text that was typed into a number field, as when it loses the focus. Base UI then parses, clamps and
 * formats the text.
 */
export function commitText(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true, detail: commitDetail }));
}

/** Whether a blur event comes from `commitText`. The field still has the focus then. */
export function isCommit({ nativeEvent }: ReactFocusEvent): boolean {
  return nativeEvent.detail === commitDetail;
}

/** Marks the blur events of `commitText`. The `detail` of the browser's own blur events is 0. */
const commitDetail = 1;

function highlightedItem(control: HTMLElement): HTMLElement | null {
  return control.ownerDocument.getElementById(control.getAttribute("aria-activedescendant") ?? "");
}
