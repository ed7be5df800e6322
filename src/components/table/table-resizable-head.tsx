"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { TableResizer, type TableResizerProps } from "./table-resizer";

interface TableResizableHeadProps {
  head: ComponentProps<"th">;
  /** The whole name, for where the column is too narrow for it. */
  title: string | undefined;
  handle: Omit<TableResizerProps, "id" | "textId">;
  children: (textId: string) => ReactNode;
}

/** A head with a handle in it, whose name must not become a part of the head's. */
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
