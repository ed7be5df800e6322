"use client";

import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldLabels, type InfoButtonLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps } from "../../lib/common-props";
import { showTip } from "../../lib/show-tip";

interface InfoButtonProps extends LabelsProps<InfoButtonLabels> {
  /** The content of the tip. */
  children: ReactNode;
  /** The id of the label that the tip explains. The button's accessible name ends with the label. */
  labelId?: string;
}

/**
 * The info button beside a label. Its tip shows on hover and focus of the button or the tip, and after a tap.
 * Escape closes only the tip.
 *
 * Every labeled input has this code in its bundle. So it uses `popover` and CSS anchors instead of Tooltip,
 * and classes of src/recipes instead of a recipe. The popover is manual because an `auto` one would close the
 * application's popovers when the pointer only passes over the button.
 */
export function InfoButton({ children, labelId, labels }: InfoButtonProps) {
  const id = useId();
  const buttonId = `${id}button`;
  const tip = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useEffect(() => {
    if (open && tip.current) return showTip(tip.current, () => setOpen(false));
  }, [open]);

  // Touch has no hover. A tap fires a click instead.
  const hover = ({ type, pointerType, currentTarget }: PointerEvent) =>
    pointerType !== "touch" &&
    setOpen(type === "pointerenter" || currentTarget.contains(document.activeElement));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus may be in the button or in the tip
    <div
      data-slot="info"
      className="k:shrink-0 k:tip-scope"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onFocus={show}
      onBlur={(event) => setOpen(event.currentTarget.contains(event.relatedTarget))}
    >
      <button
        data-slot="info-button"
        type="button"
        id={buttonId}
        aria-label={useLabels("field", fieldLabels, labels).moreInformation}
        aria-labelledby={labelId && `${buttonId} ${labelId}`}
        aria-describedby={id}
        className="k:info-button k:before:icon-info k:hover:text-ink k:focus-visible:outline-2"
        onClick={show}
      />
      <div data-slot="info-tip" ref={tip} id={id} popover="manual" role="tooltip" className="k:tip-beside">
        <div data-slot="info-panel" className="k:tip-panel">
          {children}
        </div>
      </div>
    </div>
  );
}
