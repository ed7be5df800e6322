"use client";

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useLabels } from "../../i18n/labels-provider";
import { InfoIcon } from "../../icons";
import { infoButtonRecipe } from "./info-button.recipe";

interface InfoButtonProps {
  /** What the tip says. */
  children: ReactNode;
  /** The id of the label that it explains; the button's name ends with it. */
  labelId?: string;
}

const slots = infoButtonRecipe();

/**
 * The "i" beside a label. Its tip shows while the pointer is over either, while the focus is in either, and after
 * a tap; Escape closes it and nothing else.
 *
 * It stands on `popover` and CSS anchoring, not on Tooltip: every labelled input carries this code. The popover is
 * manual because an `auto` one would close the application's popovers when the pointer merely passes.
 */
export function InfoButton({ children, labelId }: InfoButtonProps) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const open = useRef<AbortController>(null);
  const { moreInformation } = useLabels("field");

  const hide = () => {
    open.current?.abort();
    open.current = null;
    tip.current?.hidePopover();
  };
  const show = () => {
    if (open.current) return;
    tip.current?.showPopover();
    open.current = closeOn(tip.current?.parentElement, hide);
  };
  // Nothing stays on the document when the field goes while its tip is open.
  useEffect(() => () => open.current?.abort(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus may be in the button or in the tip
    <div
      data-slot="info"
      className={slots.root()}
      onPointerEnter={(event) => isMouse(event) && show()}
      onPointerLeave={(event) => isMouse(event) && !hasFocus(event) && hide()}
      onFocus={show}
      onBlur={(event) => !staysIn(event) && hide()}
    >
      <button
        data-slot="info-button"
        type="button"
        id={`${id}button`}
        aria-label={moreInformation}
        aria-labelledby={labelId && `${id}button ${labelId}`}
        aria-describedby={id}
        className={slots.button()}
        onClick={show}
      >
        <InfoIcon />
      </button>
      <div data-slot="info-tip" ref={tip} id={id} popover="manual" role="tooltip" className={slots.tip()}>
        <div data-slot="info-tip-panel" className={slots.panel()}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** A finger has no hover: its tap clicks. */
const isMouse = (event: PointerEvent) => event.pointerType !== "touch";

const hasFocus = (event: PointerEvent) => event.currentTarget.contains(document.activeElement);

const staysIn = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);

/** Listens for what closes an open tip from anywhere: Escape, before anyone else hears it, and a press outside. */
function closeOn(root: HTMLElement | null | undefined, hide: () => void): AbortController {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    },
    options,
  );
  window.addEventListener("pointerdown", (event) => !root?.contains(event.target as Node) && hide(), options);
  return listening;
}
