"use client";

import { createContext, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { nextControl, type Orientation } from "./roving-focus";
import { watchSize } from "./watch-size";

/** The orientation of the toolbar around the component. Its arrow keys then move the focus. Undefined outside a toolbar. */
export const ToolbarOrientation = createContext<Orientation | undefined>(undefined);

const focusable =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable]";
const watched = ["aria-hidden", "aria-pressed", "disabled", "hidden", "inert", "tabindex"];

/**
 * Makes a row of any controls one tab stop. Arrow keys move between the controls and wrap, and Home and End move to the ends. Tab
 * returns to the control that was focused last. It sets `tabindex` in the page, so that the controls needn't know about it. On the
 * server, all of them are tab stops.
 *
 * @param orientation Which arrow keys move. Undefined if something else moves the focus.
 */
export function useRovingFocus(orientation: Orientation | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const managed = useRef(new WeakSet<Element>());
  const isEnabled = orientation !== undefined;

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || !isEnabled) return;
    const update = () => setTabStop(row, managed.current, last.current);
    const changes = new MutationObserver(update);
    changes.observe(row, { subtree: true, childList: true, attributes: true, attributeFilter: watched });
    const stopWatching = watchSize(row, update);
    update();
    return () => {
      changes.disconnect();
      stopWatching();
    };
  }, [isEnabled]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isEnabled) return;
    const controls = controlsIn(event.currentTarget, managed.current).filter(isVisible);
    const next = nextControl(event, controls, orientation);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    // The events of popups come from outside the row.
    if (!isEnabled || !currentTarget.contains(target)) return;
    last.current = target;
    setTabStop(currentTarget, managed.current, target);
  }

  return { ref, onKeyDown, onFocus };
}

/** The controls that were tab stops before they became part of the row. */
function controlsIn(row: HTMLElement, managed: WeakSet<Element>): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) =>
      (each.tabIndex >= 0 || managed.has(each)) &&
      !each.matches(":disabled") &&
      !each.closest("[inert],[aria-hidden=true]"),
  );
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Makes one control the tab stop: that focused last, otherwise the first pressed one, otherwise the first. */
function setTabStop(row: HTMLElement, managed: WeakSet<Element>, last: Element | null): void {
  const controls = controlsIn(row, managed);
  const visible = controls.filter(isVisible);
  const stop =
    visible.find((each) => each === last) ??
    visible.find((each) => each.ariaPressed === "true") ??
    visible[0] ??
    controls[0];
  for (const each of controls) {
    managed.add(each);
    const tabIndex = each === stop ? 0 : -1;
    if (each.tabIndex !== tabIndex) each.tabIndex = tabIndex;
  }
}
