import { TableRoot } from "./table";
import { TableCell } from "./table-cell";
import { TableCheckCell, TableCheckHead } from "./table-check";
import { TableHead } from "./table-head";
import { TableEmpty, TableLoading } from "./table-placeholders";
import { TableRow } from "./table-row";
import { TableBody, TableFooter, TableHeader } from "./table-sections";
import { TableVirtualBody } from "./table-virtual-body";

/**
 * A table of data in rows and columns. It is stateless: you control rows, sorting and selection, yourself or with a
 * library such as TanStack Table. `className` styles the table, not the box it scrolls in.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/table/ | ARIA table pattern}
 * @alias data table, data grid, rows
 * @category Display
 * @since 0.1.0
 */
export const Table = Object.assign(TableRoot, {
  Header: TableHeader,
  Head: TableHead,
  CheckHead: TableCheckHead,
  Body: TableBody,
  VirtualBody: TableVirtualBody,
  Row: TableRow,
  Cell: TableCell,
  CheckCell: TableCheckCell,
  Footer: TableFooter,
  Empty: TableEmpty,
  Loading: TableLoading,
});

export type { TableProps } from "./table";
export { TableCell, type TableCellProps } from "./table-cell";
export {
  TableCheckCell,
  type TableCheckCellProps,
  TableCheckHead,
  type TableCheckHeadProps,
} from "./table-check";
export { TableHead, type TableHeadProps } from "./table-head";
export {
  TableEmpty,
  type TableEmptyProps,
  TableLoading,
  type TableLoadingProps,
} from "./table-placeholders";
export { TableRow, type TableRowProps } from "./table-row";
export {
  TableBody,
  type TableBodyProps,
  TableFooter,
  type TableFooterProps,
  TableHeader,
  type TableHeaderProps,
} from "./table-sections";
export {
  TableVirtualBody,
  type TableVirtualBodyProps,
  type TableVirtualRowProps,
} from "./table-virtual-body";
