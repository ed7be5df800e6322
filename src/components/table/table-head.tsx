import type { ComponentProps, CSSProperties, ReactNode } from "react";
import type { Labels } from "../../i18n/labels";
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "../../icons";
import { knownValue } from "../../lib/known-value";
import { tableHeadRecipe } from "./table-cell.recipe";
import { TableResizableHead } from "./table-resizable-head";

type Variants = (typeof tableHeadRecipe)["variants"];

export interface TableHeadProps extends Omit<ComponentProps<"th">, "align"> {
  /** Where the column's content stands; give it to the cells as well. */
  align?: keyof Variants["align"];
  /** Keeps the column in view while the others scroll sideways; give it to the cells as well. */
  sticky?: keyof Variants["sticky"];
  /** The order in which the rows are, as far as this column has to do with it. */
  sort?: "ascending" | "descending" | "none";
  /** Called with the order that someone asks for by a press on the head. Sorting the rows is yours. */
  onSort?: (next: "ascending" | "descending") => void;
  /** The column's width, in px. In an `auto` layout it is a wish. */
  width?: number;
  /**
   * The least width that it can be given by hand, in px.
   * @default 64
   */
  minWidth?: number;
  /**
   * The greatest width that it can be given by hand, in px.
   * @default 1000
   */
  maxWidth?: number;
  /**
   * Called with the width in px that someone gives the column, by dragging its end or by arrow keys. Hold it and hand
   * it back as `width`, in a table with `layout="fixed"`.
   */
  onResize?: (width: number) => void;
  /** Replaces the words of the handle that sets the width. */
  labels?: Partial<Labels["table"]>;
  /** The column's name, in a word or two. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/**
 * Names a column, and may sort the rows by it and set its width.
 *
 * @standsAlone A table has many of them, and each would have to ask where it stands.
 */
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
  const order = sort && knownValue("Table.Head.sort", sort, ["none", "ascending", "descending"]);
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

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: ChevronsUpDownIcon };

function widthOf(width: number | undefined, style: CSSProperties | undefined): CSSProperties | undefined {
  return width === undefined ? style : { width, ...style };
}
