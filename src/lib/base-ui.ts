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
 * - Menu: keys typed in an overlay that an item opened move the menu's highlight: `ignoreForeignKeys`.
 * - Menu: it focuses itself when an overlay covers the item that opened the overlay: `keepFocusOnLeave`.
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
