"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import {
  type Labels,
  type TableCheckCellLabels,
  type TableCheckHeadLabels,
  type TableLabels,
  tableLabels,
} from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { CheckedProps, ControlProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { isShown } from "../../lib/is-shown";
import { useOverflow } from "../../lib/use-overflow";
import { useOverflowMarks } from "../../lib/use-overflow-marks";
import { visibleBand } from "../../lib/virtual/visible-band";
import { Checkbox } from "../checkbox";
import {
  tableBodyRecipe,
  tableCheckCellRecipe,
  tableCheckHeadRecipe,
  tableEmptyRecipe,
  tableFooterRecipe,
  tableHeaderRecipe,
  tableLoadingRecipe,
  tableRecipe,
} from "./table.recipe";

/**
 * Marks that there is a surrounding Table. Sections read it. Rows and cells don't, because there can be
 * thousands, and React logs an error for a row outside a section.
 */
export const [TableProvider, useTable] = createStrictContext("Table");

export const present = {};

type Variants = (typeof tableRecipe)["variants"];

export interface TableProps extends LabelsProps<TableLabels>, StyleProps, ComponentProps<"table"> {
  /** The frame: a panel of its own, or part of an existing one. */
  variant?: keyof Variants["variant"];
  /** Whether content or headers determine the column widths. */
  layout?: keyof Variants["layout"];
  /** Row height, padding and text size. */
  size?: keyof Variants["size"];
  /**
   * The title above the header row, used as the table's accessible name. If a heading names the table, use
   * `aria-labelledby`.
   */
  caption?: ReactNode;
  /** The maximum height, in px or as a CSS length. Beyond it, the rows scroll. */
  maxHeight?: number | string;
  /**
   * Shows a loading bar and announces loading to screen readers. Show Table.Loading instead of missing rows. Pass it
   * from the first render, even as `false`, because screen readers don't announce text that is added together with its
   * region.
   */
  loading?: boolean;
  /** Table.Header, then Table.Body, Table.Loading or Table.Empty, then Table.Footer. */
  children?: ReactNode;
}

/**
 * A table of data in rows and columns. It is stateless: you control rows, sorting and selection, yourself or with a
 * library such as TanStack Table. `className` styles the table, not the box it scrolls in.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/table/ | ARIA table pattern}
 * @alias data table, data grid, rows
 * @category Display
 * @since 0.1.0
 */
export function Table({
  variant,
  layout,
  size,
  caption,
  maxHeight,
  loading,
  labels,
  className,
  children,
  onKeyDown,
  ...rest
}: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  useOverflowMarks(scroller);
  const captionId = useId();
  const words = useLabels("table", tableLabels, labels);
  const slots = tableRecipe({ variant, layout, size });
  const titled = isShown(caption);
  const labelledBy = rest["aria-labelledby"] ?? (titled && !rest["aria-label"] ? captionId : undefined);
  return (
    <TableProvider value={present}>
      <div data-slot="table-frame" className={slots.frame()} style={heightOf(maxHeight)}>
        <div
          data-slot="table-scroller"
          ref={scroller}
          className={slots.scroller()}
          {...(scrolls && {
            role: "region",
            tabIndex: 0,
            "aria-labelledby": labelledBy,
            "aria-label": rest["aria-label"] ?? words.table,
          })}
        >
          <table
            data-slot="table"
            aria-busy={loading || undefined}
            className={slots.base({ className })}
            {...rest}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) moveBetweenRows(event);
            }}
          >
            {titled && (
              <caption data-slot="table-caption" className={slots.caption()}>
                <span data-slot="table-caption-text" id={captionId} className={slots.captionText()}>
                  {caption}
                </span>
              </caption>
            )}
            {children}
          </table>
        </div>
        {loading !== undefined && (
          <div data-slot="table-progress" className={slots.progress()}>
            {loading && <div data-slot="table-progress-bar" className={slots.progressBar()} />}
            <span data-slot="table-status" role="status" className="k:sr-only">
              {loading && words.loading}
            </span>
          </div>
        )}
      </div>
    </TableProvider>
  );
}

function heightOf(maxHeight: TableProps["maxHeight"]): CSSProperties | undefined {
  return maxHeight === undefined ? undefined : { maxHeight };
}

export interface TableHeaderProps extends StyleProps, ComponentProps<"thead"> {
  /**
   * Keeps the header visible while rows scroll, with `maxHeight` or in a parent that limits the height.
   * @default false
   */
  sticky?: boolean;
  /** Rows of Table.Head. */
  children?: ReactNode;
}

/** The header section, with the column names. */
export function TableHeader({ sticky, className, ...rest }: TableHeaderProps) {
  useTable("Table.Header");
  return (
    <thead
      data-slot="table-header"
      data-sticky={sticky || undefined}
      className={tableHeaderRecipe({ className })}
      {...rest}
    />
  );
}

export interface TableBodyProps extends StyleProps, ComponentProps<"tbody"> {
  /** The rows of data. */
  children?: ReactNode;
}

/** A section of data rows. Use several to divide a table into groups. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  useTable("Table.Body");
  return <tbody data-slot="table-body" className={tableBodyRecipe({ className })} {...rest} />;
}

export interface TableFooterProps extends StyleProps, ComponentProps<"tfoot"> {
  /**
   * Keeps the footer visible while rows scroll.
   * @default false
   */
  sticky?: boolean;
  /** Rows of totals. */
  children?: ReactNode;
}

/** The footer section, with summary rows. */
export function TableFooter({ sticky, className, ...rest }: TableFooterProps) {
  useTable("Table.Footer");
  return (
    <tfoot
      data-slot="table-footer"
      data-sticky={sticky || undefined}
      className={tableFooterRecipe({ className })}
      {...rest}
    />
  );
}

export interface TableEmptyProps extends StyleProps, ComponentProps<"tbody"> {
  /**
   * The number of columns to span, all of the table's.
   *
   * @minimum 1
   */
  columns: number;
  /** What is missing and how to add it: a sentence, or Empty. */
  children?: ReactNode;
}

/** A placeholder for a table without rows, instead of Table.Body. */
export function TableEmpty({ columns, className, children, ...rest }: TableEmptyProps) {
  useTable("Table.Empty");
  const slots = tableEmptyRecipe();
  return (
    <tbody data-slot="table-empty" className={slots.base({ className })} {...rest}>
      <tr data-slot="table-empty-row">
        <td data-slot="table-empty-cell" colSpan={columns} className={slots.cell()}>
          <div data-slot="table-empty-content" className={slots.content()}>
            {children}
          </div>
        </td>
      </tr>
    </tbody>
  );
}

export interface TableLoadingProps extends StyleProps, Omit<ComponentProps<"tbody">, "children"> {
  /**
   * The number of columns to fill, all of the table's.
   *
   * @minimum 1
   */
  columns: number;
  /**
   * The number of placeholder rows: the expected number, or as many as fit.
   * @default 3
   * @minimum 1
   */
  rows?: number;
}

/**
 * Placeholder rows while data loads, instead of Table.Body, or after it for more. It is visual only; set `loading` on
 * the table for screen readers.
 */
export function TableLoading({ columns, rows = 3, className, ...rest }: TableLoadingProps) {
  useTable("Table.Loading");
  const slots = tableLoadingRecipe();
  return (
    <tbody data-slot="table-loading" aria-hidden="true" className={slots.base({ className })} {...rest}>
      {times(rows, (row) => (
        <tr key={row} data-slot="table-loading-row">
          {times(columns, (column) => (
            <td key={column} data-slot="table-loading-cell" className={slots.cell()}>
              <div data-slot="table-loading-line" className={slots.line()}>
                <span data-slot="table-loading-bar" className={slots.bar()} />
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * The maximum number of placeholders, more than fit on any screen. Callers may pass the total number of rows,
 * which is too many to render.
 */
const MOST = 200;

function times(count: number, renderItem: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => renderItem(index));
}

interface TableCheckOwnProps
  extends Pick<CheckedProps, "checked">,
    Pick<ControlProps, "disabled">,
    StyleProps {
  /** Keeps the column visible at the start while others scroll horizontally. */
  sticky?: boolean;
  /**
   * Called with the requested state and the event, which contains whether Shift was pressed.
   * @param checked The requested state.
   * @param event The change of the checkbox. Its `nativeEvent` contains the pressed keys.
   */
  onValueChange?: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

export interface TableCheckHeadProps
  extends LabelsProps<TableCheckHeadLabels>,
    TableCheckOwnProps,
    Omit<ComponentProps<"th">, keyof TableCheckOwnProps | "children" | "align"> {
  /**
   * Whether some rows are selected, but not all.
   * @default false
   */
  indeterminate?: boolean;
}

/** The header cell of the checkbox column, with a checkbox for all rows. */
export function TableCheckHead({
  checked,
  indeterminate,
  disabled,
  "aria-disabled": ariaDisabled,
  sticky,
  onValueChange,
  labels,
  className,
  ...rest
}: TableCheckHeadProps) {
  const words = useLabels("table", tableLabels, labels);
  const slots = tableCheckHeadRecipe({ sticky });
  return (
    <th
      scope="col"
      aria-label={words.selection}
      className={slots.base({ className })}
      {...rest}
      // After `rest`, because keyboard navigation, clicks on rows and the sticky column depend on these
      // attributes.
      data-slot="table-check-head"
      data-sticky={sticky ? "start" : undefined}
    >
      <Checkbox
        aria-label={words.selectAll}
        checked={checked ?? false}
        indeterminate={indeterminate ?? false}
        disabled={disabled}
        aria-disabled={ariaDisabled}
        className={slots.box()}
        onChange={onValueChange && ((event) => onValueChange(event.target.checked, event))}
      />
    </th>
  );
}

export interface TableCheckCellProps
  extends LabelsProps<TableCheckCellLabels>,
    TableCheckOwnProps,
    Omit<ComponentProps<"td">, keyof TableCheckOwnProps | "children" | "align"> {
  /** The text that names the row, from its first column. The checkbox is then named "Select …". */
  label: string;
}

/**
 * The cell with the checkbox that selects its row. Up and Down move to the next checkbox; Shift extends the selection.
 */
export function TableCheckCell({
  checked,
  disabled,
  "aria-disabled": ariaDisabled,
  sticky,
  label,
  onValueChange,
  labels,
  className,
  ...rest
}: TableCheckCellProps) {
  const words = useLabels("table", tableLabels, labels);
  const slots = tableCheckCellRecipe({ sticky });
  return (
    <td
      className={slots.base({ className })}
      {...rest}
      // After `rest`, as in the header cell.
      data-slot="table-check-cell"
      data-sticky={sticky ? "start" : undefined}
    >
      <Checkbox
        aria-label={words.selectRow.replace("{row}", () => label)}
        checked={checked ?? false}
        disabled={disabled}
        aria-disabled={ariaDisabled}
        className={slots.box()}
        onChange={onValueChange && ((event) => onValueChange(event.target.checked, event))}
      />
    </td>
  );
}

const boxes = "[data-slot=table-check-head] input, [data-slot=table-check-cell] input";

/**
 * Keyboard navigation between the checkboxes of a table, so that a thousand rows don't take a thousand
 * presses of Tab. Up and Down move to the next row, Home and End to the first and last. Page Up and Page Down
 * move by the number of visible rows. With Shift, Up and Down also copy the state. Each checkbox stays a tab
 * stop, as in any form.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget: table, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^(Arrow|Page)(Up|Down)$|^Home$|^End$/.test(key)) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
  if (target.closest("table") !== table) return;
  event.preventDefault();
  const page = key.startsWith("Page") ? pageOf(table, target, key) : 0;
  const bodies = showRows(table, target, key, page);
  // Checkboxes of a nested table belong to that table.
  const all = [...table.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (box) => box === target || (!box.disabled && box.closest("table") === table),
  );
  const next = nextBox(all, target, key, page);
  if (next) {
    if (bodies.length > 0) {
      // The browser's own scrolling would center a row that is far away.
      next.focus({ preventScroll: true });
      next.closest("td, th")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else next.focus();
  }
  for (const body of bodies) body.settle();
  const takesAlong = next && shiftKey && key.startsWith("Arrow") && isRow(target) && isRow(next);
  if (takesAlong && next.checked !== target.checked) next.click();
}

function nextBox(
  all: HTMLInputElement[],
  from: HTMLInputElement,
  key: string,
  page: number,
): HTMLInputElement | undefined {
  const at = all.indexOf(from);
  if (key === "Home" || key === "End") return all.at(key === "Home" ? 0 : -1);
  const nearest = all[/Up$/.test(key) ? at - 1 : at + 1];
  if (page === 0) return nearest;
  const onPage = all.filter((box) => {
    const distance = topOf(box) - topOf(from);
    // A sticky header is always near, so only rows count.
    return isRow(box) && distance * page > 0 && Math.abs(distance) <= Math.abs(page);
  });
  return onPage.at(page < 0 ? 0 : -1) ?? nearest;
}

/** Renders the rows that a key may move to, in bodies that render only some. */
function showRows(table: HTMLTableElement, from: Element, key: string, page: number): VirtualRows[] {
  let isBefore = true;
  return [...table.tBodies].flatMap((element) => {
    const hasFocus = element.contains(from);
    if (hasFocus || table.tHead?.contains(from)) isBefore = false;
    const body = virtualBodies.get(element);
    if (!body) return [];
    let wanted = isBefore ? body.count - 1 : 0;
    const row = hasFocus ? [...element.rows].find((each) => each.contains(from)) : undefined;
    const index = row && rowIndex(row);
    if (key === "Home") wanted = 0;
    else if (key === "End") wanted = body.count - 1;
    else if (index !== undefined && page !== 0) wanted = body.rowFrom(index, page);
    else if (index !== undefined) wanted = index + (key === "ArrowUp" ? -1 : 1);
    if (wanted >= 0 && wanted < body.count) body.show(wanted);
    return body;
  });
}

/**
 * The distance that Page Up and Page Down move: the visible height of the rows minus one row. Negative for
 * Page Up.
 */
function pageOf(table: HTMLTableElement, box: HTMLElement, key: string): number {
  const { top, bottom } = visibleBand(table);
  const sections = [table.tHead, table.tFoot].filter((section) => section?.dataset.sticky);
  const covered = sections.reduce((sum, section) => sum + (section?.offsetHeight ?? 0), 0);
  const page = Math.max(1, bottom - top - covered - (box.closest("tr")?.offsetHeight ?? 0));
  return key === "PageUp" ? -page : page;
}

function topOf(box: HTMLElement): number {
  return box.closest("tr")?.getBoundingClientRect().top ?? 0;
}

function isRow(box: HTMLElement): boolean {
  return box.closest("[data-slot=table-check-cell]") !== null;
}

/** A table body that renders only some of its rows, for the table's keyboard navigation. */
interface VirtualRows {
  count: number;
  /** Renders a row that keys move to, and the rows around it. */
  show: (index: number) => void;
  /** Renders the visible rows again. */
  settle: () => void;
  /** The row at a distance in px from a row. */
  rowFrom: (index: number, distance: number) => number;
}

/** The checkbox of a row, unless it is disabled. */
export const focusableBox = "[data-slot=table-check-cell] input:not(:disabled)";

/** The bodies of all tables that have virtual rows. */
export const virtualBodies = new WeakMap<Element, VirtualRows>();

/** The position of a row among all rows of its virtual body. */
export function rowIndex(row: Element): number | undefined {
  const index = row instanceof HTMLElement ? row.dataset.index : undefined;
  return index === undefined ? undefined : Number(index);
}

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
