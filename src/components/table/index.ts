import {
  TableBody,
  TableCheckCell,
  TableCheckHead,
  TableEmpty,
  TableFooter,
  TableHeader,
  TableLoading,
  TableRoot,
} from "./table";
import { TableCell, TableHead, TableRow } from "./table-rows";
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
export {
  TableBody,
  type TableBodyProps,
  TableCheckCell,
  type TableCheckCellProps,
  TableCheckHead,
  type TableCheckHeadProps,
  TableEmpty,
  type TableEmptyProps,
  TableFooter,
  type TableFooterProps,
  TableHeader,
  type TableHeaderProps,
  TableLoading,
  type TableLoadingProps,
} from "./table";
export {
  TableCell,
  type TableCellProps,
  TableHead,
  type TableHeadProps,
  TableRow,
  type TableRowProps,
} from "./table-rows";
export {
  TableVirtualBody,
  type TableVirtualBodyProps,
  type TableVirtualRowProps,
} from "./table-virtual-body";
