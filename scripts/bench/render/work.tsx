import type { ReactElement, ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/**
 * Work to measure. Kerf's component does it on one side, and plain elements with the same DOM, or a
 * reference, on the other.
 */
export interface Row {
  id: string;
  work: string;
  /**
   * `mount` renders a list, and `update` renders it again with `on` set to true. `scroll` scrolls by a page, and
   * updates the reference. These three are measured as time of script. `open` clicks the first button, and `show`
   * renders with `on` set to true. These two are measured until the effect is painted.
   */
  kind: "mount" | "update" | "scroll" | "open" | "show";
  count: number;
  /** The maximum time, as a multiple of the reference's. */
  budget: number;
  /** One item of the list. */
  item(key: number, on: boolean): ReactElement;
  /** The other side, instead of plain elements. */
  reference?(key: number, on: boolean): ReactElement;
  /**
   * Whether Kerf's side reads the layout. It is then measured on both sides, because browsers need it for
   * painting anyway.
   */
  readsLayout?: boolean;
  /** For `open`, what happens before it, unmeasured. */
  before?(element: HTMLElement): void;
  /** For `open`, what happens instead of the click. */
  act?(element: HTMLElement): void;
  /** A selector for an element that the page must have afterwards. */
  shows?: string;
}

/** One side of a row's work: Kerf's components, or plain elements or another reference. */
export interface Side {
  item: Row["item"];
  /** For `open`, on the plain side: the elements that the click adds to the page. */
  popup?: Row["item"];
}

/** A list on the page that can be rendered in either state. */
export interface Stage {
  element: HTMLElement;
  render(on: boolean): void;
  remove(): void;
}

/** Puts an empty list on the page. */
export function setUp(row: Row, side: Side): Stage {
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  const render = (on: boolean) => root.render(<List row={row} side={side} on={on} />);
  if (side.popup) element.addEventListener("click", () => render(true));
  return {
    element,
    render: (on) => flushSync(() => render(on)),
    remove: () => {
      root.unmount();
      element.remove();
    },
  };
}

function List({ row, side, on }: { row: Row; side: Side; on: boolean }): ReactNode {
  const items: ReactElement[] = [];
  for (let key = 0; key < row.count; key++) items.push(side.item(key, on));
  return side.popup && on ? [items, createPortal(side.popup(0, true), document.body, "popup")] : items;
}

/** Does the row's work once, and returns its time in ms. */
export async function time(row: Row, side: Side, phase: number): Promise<number> {
  const stage = setUp(row, side);
  if (row.kind !== "mount") stage.render(false);
  if (row.readsLayout) layOut(stage.element);
  const doesScroll = row.kind === "scroll" && side.item === row.item;
  const work = () => {
    if (doesScroll) scrollByPage(stage.element);
    else stage.render(row.kind !== "mount");
    if (row.readsLayout) layOut(stage.element);
  };
  const toPaint = { open: () => openIt(stage, row), show: work };
  const spent =
    row.kind === "open" || row.kind === "show"
      ? await timeToPaint(phase, toPaint[row.kind], row, stage.element)
      : timeScript(work);
  if (row.shows) await settled();
  if (row.shows && !document.querySelector(row.shows))
    throw new Error(`${row.id} does not show ${row.shows}.`);
  stage.remove();
  await settled();
  return spent;
}

function timeScript(work: () => void): number {
  collectGarbage();
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Scrolls, and sends the event immediately. The browser itself sends it only before the next frame. */
function scrollByPage(element: HTMLElement): void {
  const scroller = element.querySelector("[data-slot=table-scroller]") as HTMLElement;
  scroller.scrollTop += scroller.clientHeight;
  scroller.dispatchEvent(new Event("scroll"));
}

function layOut(element: HTMLElement): void {
  element.getBoundingClientRect();
}

export function openIt({ element }: Stage, { act }: Row): void {
  if (act) act(element);
  else element.querySelector("button")?.click();
}

/**
 * Milliseconds from the start of the work until the frame that shows its effect is painted.
 *
 * @param phase When within a frame the work starts, from 0 to 1, because people act at any time.
 * @param row Its `before` isn't measured. An element that it `shows` may appear later than in the next frame.
 */
async function timeToPaint(phase: number, work: () => void, row: Row, element: HTMLElement): Promise<number> {
  await settled();
  row.before?.(element);
  await settled();
  collectGarbage();
  await painted();
  const frame = performance.now();
  while (performance.now() < frame + (phase * 1000) / 60);
  const start = performance.now();
  work();
  do await painted();
  while (row.shows && !document.querySelector(row.shows) && performance.now() < start + 5000);
  return performance.now() - start;
}

/** Resolves after the next frame is painted. A message that is sent during a frame arrives after its paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}

/** Resolves when all finite animations and deferred work have ended, and the next frame is painted. */
export async function settled(): Promise<void> {
  await painted();
  const motions = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(motions.map(({ finished }) => finished));
  await new Promise((resolve) => requestIdleCallback(resolve));
  await painted();
}

/** Called before each measurement, so that one side's garbage isn't collected during the other's. */
function collectGarbage(): void {
  if (!globalThis.gc) throw new Error("No gc(). Start Chromium with --js-flags=--expose-gc.");
  globalThis.gc();
}
