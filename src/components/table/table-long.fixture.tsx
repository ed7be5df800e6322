import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Table, type TableProps } from ".";
import type { Deployment } from "./table.fixture";

/** 100,000 rows, sorted by name: "App 1" and so on. */
export const many: Deployment[] = Array.from({ length: 100_000 }, (_, index) => ({
  name: `App ${index + 1}`,
  region: ["Frankfurt", "Dublin", "São Paulo"][index % 3] as string,
  requests: (index * 7907) % 10_000,
}));

/** The height of the rows in `many`. Every third row is higher. */
export const heightOf = (index: number) => (index % 3 === 1 ? 61 : 41);

interface LongTableProps extends TableProps {
  rows?: readonly Deployment[];
  estimatedRowHeight?: number;
  /** Rows that can't be selected. */
  isDisabled?: (row: Deployment) => boolean;
}

/** A long table as in an application, which keeps the selection in its state. */
export function LongTable({ rows = many, estimatedRowHeight, isDisabled, ...rest }: LongTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, checked: boolean) => {
    const next = new Set(selected);
    if (checked) next.add(name);
    else next.delete(name);
    setSelected(next);
  };
  return (
    <Table aria-label="Apps" layout="fixed" maxHeight={320} {...rest}>
      <Table.Header sticky>
        <Table.Row>
          <Table.CheckHead
            sticky
            checked={selected.size === rows.length}
            indeterminate={selected.size > 0 && selected.size < rows.length}
            onValueChange={(checked) => setSelected(new Set(checked ? rows.map(({ name }) => name) : []))}
          />
          <Table.Head sticky="start" width={120}>
            Name
          </Table.Head>
          <Table.Head width={160}>Region</Table.Head>
          <Table.Head width={120} align="end">
            Requests
          </Table.Head>
          <Table.Head>State</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.VirtualBody rows={rows} getRowKey={({ name }) => name} estimatedRowHeight={estimatedRowHeight}>
        {(row, props) => (
          <Table.Row {...props} selected={selected.has(row.name)}>
            <Table.CheckCell
              sticky
              label={row.name}
              checked={selected.has(row.name)}
              disabled={isDisabled?.(row)}
              onValueChange={(checked) => choose(row.name, checked)}
            />
            <Table.Cell rowHeader sticky="start">
              {row.name}
            </Table.Cell>
            <Table.Cell style={{ height: heightOf(Number(row.name.slice(4)) - 1) }}>{row.region}</Table.Cell>
            <Table.Cell align="end">{row.requests}</Table.Cell>
            <Table.Cell>
              <a href={`#${row.requests}`}>Open</a>
            </Table.Cell>
          </Table.Row>
        )}
      </Table.VirtualBody>
    </Table>
  );
}

type Canvas = StoryContext["canvas"];

export const theTable = (canvas: Canvas) => canvas.getByRole<HTMLTableElement>("table");
export const scrollerOf = (canvas: Canvas) => theTable(canvas).parentElement as HTMLElement;
export const rowsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-index]")];
export const box = (canvas: Canvas, app: number) =>
  canvas.getByRole<HTMLInputElement>("checkbox", { name: `Select App ${app}` });
export const all = (canvas: Canvas) =>
  canvas.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows" });

/** The numbers of the apps whose rows are visible below the header, fully or partly. */
export function inSight(canvas: Canvas): number[] {
  const { bottom } = scrollerOf(canvas).getBoundingClientRect();
  const top = theTable(canvas).tHead?.getBoundingClientRect().bottom ?? 0;
  return rowsIn(theTable(canvas))
    .filter((row) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < bottom - 1;
    })
    .map((row) => Number(row.querySelector("th")?.textContent?.slice(4)));
}

/** Expects rows to fill the container without gaps. */
export async function expectFilled(canvas: Canvas, first?: number): Promise<void> {
  await waitFor(() => {
    const seen = inSight(canvas);
    if (first !== undefined) expect(seen[0]).toBe(first);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(seen).toEqual(seen.map((_, index) => (seen[0] as number) + index));
  });
}
