import type { ComponentProps, CSSProperties, MouseEvent, ReactNode } from "react";
import type { TableHeadLabels } from "../../i18n/labels";
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "../../icons/icons";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { isRowClick } from "../../lib/row-click";
import { tableCellRecipe, tableHeadRecipe, tableRowRecipe } from "./table.recipe";
import { TableResizableHead } from "./table-resizer";

export interface TableRowProps extends StyleProps, ComponentProps<"tr"> {
  /** Whether the row is selected. Omit it if rows can't be selected. */
  selected?: boolean;
  /**
   * Called when the row is clicked, except on a link, button or other control inside it. Selecting text and the second
   * click of a double click don't call it. It is only a larger pointer target: provide the same action as a link or button in the row for the keyboard.
   * @param event The click on the row.
   */
  onClick?: (event: MouseEvent<HTMLTableRowElement>) => void;
  /** The cells, in column order. */
  children?: ReactNode;
}

/** A row of cells, in any section of the table. */
export function TableRow({ selected, onClick, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-clickable={onClick ? "" : undefined}
      aria-selected={selected}
      className={tableRowRecipe({ className })}
      onClick={onClick && ((event) => isRowClick(event, event.currentTarget, controls) && onClick(event))}
      {...rest}
    />
  );
}

/** Elements in a row that handle clicks themselves. */
const controls =
  "a[href], button, input, select, textarea, label, summary, [role=separator], [data-slot=table-check-cell]";

type HeadVariants = (typeof tableHeadRecipe)["variants"];

/** The icon of each sort order, the default first. */
const icons = { none: ChevronsUpDownIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon };
type Sort = keyof typeof icons;

export interface TableHeadProps
  extends LabelsProps<TableHeadLabels>,
    StyleProps,
    Omit<ComponentProps<"th">, "align"> {
  /** The horizontal alignment of the column. Use the same in its head and cells. */
  align?: keyof HeadVariants["align"];
  /** Keeps the column visible while others scroll horizontally. Set it on its cells as well. */
  sticky?: keyof HeadVariants["sticky"];
  /** The column's current sort direction. */
  sort?: Sort;
  /**
   * Called with the requested sort direction when the header is pressed. You sort the rows.
   * @param next The direction to sort in.
   */
  onSort?: (next: "ascending" | "descending") => void;
  /**
   * The column's width, in px. In an `auto` layout it is a preferred width.
   *
   * @minimum 0
   */
  width?: number;
  /**
   * The minimum width when resizing, in px.
   * @default 64
   * @minimum 0
   */
  minWidth?: number;
  /**
   * The maximum width when resizing, in px.
   * @default 1000
   * @minimum 0
   */
  maxWidth?: number;
  /**
   * Called with the new width in px when the column is resized by dragging its end or by arrow keys. Store it and pass
   * it as `width`, in a table with `layout="fixed"`.
   * @param width The new width in px.
   */
  onResize?: (width: number) => void;
  /** The column's name, in one or two words. */
  children?: ReactNode;
}

/** A column header that can sort rows and resize the column. */
export function TableHead({
  align,
  sticky,
  sort,
  onSort,
  width,
  minWidth = 64,
  maxWidth = 1000,
  onResize,
  labels,
  className,
  style,
  children,
  ...rest
}: TableHeadProps) {
  const slots = tableHeadRecipe({ align, sticky, sortable: !!onSort });
  const order = sort && knownValue("Table.Head.sort", sort, Object.keys(icons) as [Sort, ...Sort[]]);
  const head = {
    "data-slot": "table-head",
    "data-sticky": sticky,
    scope: "col",
    "aria-sort": order,
    className: slots.base({ className }),
    style: widthOf(width, style),
    ...rest,
  };
  const fill = (textId?: string) => {
    const text = (
      <span data-slot="table-head-text" id={textId} className={slots.text()}>
        {children}
      </span>
    );
    if (!order && !onSort) return text;
    const Icon = icons[order ?? "none"];
    const content = (
      <>
        {text}
        {(onSort || Icon !== ChevronsUpDownIcon) && (
          <Icon className={`${slots.icon()} ${Icon === ChevronsUpDownIcon ? slots.unsorted() : ""}`} />
        )}
      </>
    );
    if (!onSort) return <div className={slots.order()}>{content}</div>;
    return (
      <button
        data-slot="table-sort"
        type="button"
        className={`${slots.order()} ${slots.button()}`}
        onClick={() => onSort(order === "ascending" ? "descending" : "ascending")}
      >
        {content}
      </button>
    );
  };
  if (!onResize) return <th {...head}>{fill()}</th>;
  return (
    <TableResizableHead
      head={head}
      title={typeof children === "string" ? children : undefined}
      handle={{ width, minWidth, maxWidth, onResize, labels, className: slots.resizer() }}
    >
      {fill}
    </TableResizableHead>
  );
}

function widthOf(width: number | undefined, style: CSSProperties | undefined): CSSProperties | undefined {
  return width === undefined ? style : { width, ...style };
}

type CellVariants = (typeof tableCellRecipe)["variants"];

export interface TableCellProps extends StyleProps, Omit<ComponentProps<"td">, "align"> {
  /** The horizontal alignment of the column. Use the same in its head and cells. */
  align?: keyof CellVariants["align"];
  /**
   * Keeps the column visible while others scroll horizontally. Set it on every cell of the column. After another sticky
   * column on the same side, except checkboxes, set the offset: `style={{ insetInlineStart: 160 }}`.
   */
  sticky?: keyof CellVariants["sticky"];
  /** Makes it the row's header cell, which screen readers read with the row's other cells. */
  rowHeader?: boolean;
  /** Truncates text that is too long for a `fixed` column, and shows all of it on hover. */
  truncate?: boolean;
  /** The row's value for this column. */
  children?: ReactNode;
}

/** One value of a row, or the header of the row. */
export function TableCell({ align, sticky, rowHeader, truncate, className, ...rest }: TableCellProps) {
  const Cell = rowHeader ? "th" : "td";
  return (
    <Cell
      data-slot="table-cell"
      data-sticky={sticky}
      scope={rowHeader ? "row" : undefined}
      title={truncate && typeof rest.children === "string" ? rest.children : undefined}
      className={tableCellRecipe({ align, sticky, rowHeader, truncate, className })}
      {...rest}
    />
  );
}
