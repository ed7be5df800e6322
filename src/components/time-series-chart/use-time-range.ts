"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type { ChartInstance } from "../../lib/charts/library";
import { directionOf } from "../../lib/use-direction";

/** The methods of ECharts that convert between px and times. */
export interface PixelInstance extends ChartInstance {
  convertFromPixel?: (finder: object, px: number) => unknown;
  convertToPixel?: (finder: object, value: number) => unknown;
}

export type TimeRange = readonly [from: number, to: number];

interface TimeRangeOptions {
  instance: RefObject<PixelInstance | null>;
  /** The visible times. */
  times: readonly number[];
  isEnabled: boolean;
  /** The index of the time that the arrow keys reached. */
  reached: RefObject<number | undefined>;
  onSelect: (range: TimeRange) => void;
  /** Called with the distance of the pointer from the top of the drawing, in px. */
  onMove: (y: number | undefined) => void;
}

/** The px that the pointer moves before a press becomes a selection. */
const THRESHOLD = 5;

const surfaceOf = (target: EventTarget) => (target as Element).closest?.("[data-slot=chart-surface]");
const sorted = (one: number, other: number): TimeRange => (one < other ? [one, other] : [other, one]);

/** Keeps the events of a drag that leaves the drawing. An event of a script has no pointer to capture. */
function capture(surface: Element, pointerId: number): void {
  try {
    surface.setPointerCapture(pointerId);
  } catch {}
}

/** Selects a range of time by dragging, or with Shift and the arrow keys. */
export function useTimeRange({ instance, times, isEnabled, reached, onSelect, onMove }: TimeRangeOptions) {
  const [band, setBand] = useState<TimeRange>();
  /** The same as `band`, for an event that comes before the next render. */
  const current = useRef<TimeRange>(undefined);
  const select = (range: TimeRange | undefined) => {
    current.current = range;
    setBand(range);
  };
  const drag = useRef<{ x: number; time: number; pointer: number }>(undefined);
  /** The indexes between which the keyboard selects. */
  const keys = useRef<{ from: number; to: number }>(undefined);

  const timeAt = (surface: Element, clientX: number): number | undefined => {
    const x = clientX - surface.getBoundingClientRect().left;
    const time = instance.current?.convertFromPixel?.({ xAxisIndex: 0 }, x);
    const [first, last] = [times[0], times.at(-1)];
    if (typeof time !== "number" || first === undefined || last === undefined) return undefined;
    return Math.round(Math.min(Math.max(time, first), last));
  };
  const clear = () => {
    drag.current = undefined;
    keys.current = undefined;
    select(undefined);
  };
  const commit = (range: TimeRange | undefined) => {
    clear();
    if (range && range[0] < range[1]) onSelect(range);
  };

  const onPointerDown = (event: PointerEvent) => {
    const surface = surfaceOf(event.target);
    if (!isEnabled || !surface || event.button !== 0 || event.shiftKey) return;
    const time = timeAt(surface, event.clientX);
    if (time !== undefined) drag.current = { x: event.clientX, time, pointer: event.pointerId };
  };
  const onPointerMove = (event: PointerEvent) => {
    const surface = surfaceOf(event.target);
    onMove(surface ? event.clientY - surface.getBoundingClientRect().top : undefined);
    const start = drag.current;
    if (!start || !surface || event.pointerId !== start.pointer) return;
    if (!current.current && Math.abs(event.clientX - start.x) < THRESHOLD) return;
    if (!current.current) capture(surface, event.pointerId);
    const time = timeAt(surface, event.clientX);
    if (time !== undefined) select(sorted(start.time, time));
  };
  const onPointerUp = () => {
    if (drag.current) commit(current.current);
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!isEnabled || !surfaceOf(event.target)) return;
    const { key } = event;
    if (current.current && (key === "Escape" || key === "Enter")) {
      event.preventDefault();
      event.stopPropagation();
      return key === "Enter" ? commit(current.current) : clear();
    }
    if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = directionOf(event.currentTarget) === "rtl" ? "ArrowLeft" : "ArrowRight";
    const steps: Record<string, number> = {
      ...{ ArrowLeft: -1, ArrowRight: -1, PageUp: -10, PageDown: 10 },
      ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
      [forward]: 1,
    };
    const step = steps[key];
    if (step === undefined || times.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const start = Math.min(reached.current ?? 0, times.length - 1);
    const at = keys.current ?? { from: start, to: start };
    const to = Math.min(Math.max(at.to + step, 0), times.length - 1);
    keys.current = { from: at.from, to };
    select(sorted(times[at.from] ?? 0, times[to] ?? 0));
  };

  /** The sides of the selection in px. */
  const sides = band?.map((time) => Number(instance.current?.convertToPixel?.({ xAxisIndex: 0 }, time)));
  const [one = 0, other = 0] = sides ?? [];
  return {
    band,
    isKeyboard: keys.current !== undefined,
    style: { left: Math.min(one, other), width: Math.abs(other - one) },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: clear,
      onKeyDownCapture,
      onBlur: clear,
    },
  };
}
