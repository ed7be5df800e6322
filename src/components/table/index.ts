import { TableBody, TableEmpty, TableFooter, TableHeader, TableLoading, Table as TableRoot } from "./table";
import { TableCheckCell, TableCheckHead } from "./table-checks";
import { TableCell, TableHead, TableRow } from "./table-rows";
import { TableVirtualBody } from "./table-virtual-body";

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
  TableCheckCell,
  type TableCheckCellProps,
  TableCheckHead,
  type TableCheckHeadProps,
} from "./table-checks";
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
