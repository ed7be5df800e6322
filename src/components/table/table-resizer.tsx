"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { type Labels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";

interface TableResizerProps {
  id: string;
  /** The id of the column's name. */
  textId: string;
  width: number | undefined;
  minWidth: number;
  maxWidth: number;
  onResize: (width: number) => void;
  labels: Partial<Labels["table"]> | undefined;
  className: string;
}

/** The step of an arrow key in px, with and without Shift. */
const step = { large: 64, small: 8 };

/** The resize handle at the end of a header cell. Dragging and arrow keys request a new width. */
function TableResizer({
  id,
  textId,
  width,
  minWidth,
  maxWidth,
  onResize,
  labels,
  className,
}: TableResizerProps) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const words = useLabels("table", tableLabels, labels);
  const rounded = Math.round(width ?? minWidth);

  const ask = (wanted: number) => {
    const next = Math.round(Math.min(maxWidth, Math.max(minWidth, wanted)));
    if (next !== width) onResize(next);
  };

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: columnWidth(event.currentTarget) };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    ask(drag.current.width + (event.clientX - drag.current.from) * towardsEnd(event.currentTarget));
  };
  const stop = () => {
    drag.current = null;
  };
  const takeBack = () => {
    if (drag.current) ask(drag.current.width);
    stop();
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: handle } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && drag.current) takeBack();
    else if (key === "Home") ask(minWidth);
    else if (key === "End") ask(maxWidth);
    else if (key === "ArrowLeft" || key === "ArrowRight") {
      const by = (event.shiftKey ? step.large : step.small) * (key === "ArrowRight" ? 1 : -1);
      ask((width ?? columnWidth(handle)) + by * towardsEnd(handle));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> can't be moved
    <div
      data-slot="table-resizer"
      id={id}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.resize}
      aria-labelledby={`${id} ${textId}`}
      aria-valuenow={rounded}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={words.width.replace("{width}", String(rounded))}
      className={className}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={takeBack}
      onKeyDown={press}
    />
  );
}

/** The rendered width, which may differ from the requested one in an `auto` layout. */
function columnWidth(handle: HTMLElement): number {
  return (handle.closest("th") as HTMLElement).getBoundingClientRect().width;
}

function towardsEnd(handle: HTMLElement): 1 | -1 {
  return getComputedStyle(handle).direction === "rtl" ? -1 : 1;
}

interface TableResizableHeadProps {
  head: ComponentProps<"th">;
  /** The full name, as a native tooltip if the column is too narrow for it. */
  title: string | undefined;
  handle: Omit<TableResizerProps, "id" | "textId">;
  children: (textId: string) => ReactNode;
}

/** A header cell with a resize handle. `aria-labelledby` keeps the handle's name out of the cell's name. */
export function TableResizableHead({ head, title, handle, children }: TableResizableHeadProps) {
  const id = useId();
  const textId = `${id}text`;
  return (
    <th title={title} aria-labelledby={textId} {...head}>
      {children(textId)}
      <TableResizer {...handle} id={`${id}handle`} textId={textId} />
    </th>
  );
}
