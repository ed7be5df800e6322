import { useState } from "react";
import { Table, type TableCellProps, type TableHeadProps, type TableProps } from ".";

/** The data of a row. */
export interface Deployment {
  name: string;
  region: string;
  requests: number;
}

/** The first element of a slot. */
export const slot = (root: Element, name: string) => root.querySelector(`[data-slot=${name}]`) as HTMLElement;

const regions = ["Frankfurt", "Dublin", "São Paulo", "東京"];

/** Creates rows in no particular order: "App 0001" and so on. */
export function deployments(count: number): Deployment[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `App ${String(((index * 7919) % count) + 1).padStart(4, "0")}`,
    region: regions[index % regions.length] as string,
    requests: (index * 7907) % 10_000,
  }));
}

const byName = new Intl.Collator("en");

interface DeploymentsProps extends TableProps {
  rows: readonly Deployment[];
}

/** A table as in an application, which keeps sort order and selection in its state and sorts the rows. */
export function Deployments({ rows, ...rest }: DeploymentsProps) {
  const [sort, setSort] = useState<"none" | "ascending" | "descending">("none");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted =
    sort === "none"
      ? rows
      : rows.toSorted((a, b) => byName.compare(a.name, b.name) * (sort === "ascending" ? 1 : -1));
  const choose = (name: string, checked: boolean) => {
    const next = new Set(selected);
    if (checked) next.add(name);
    else next.delete(name);
    setSelected(next);
  };
  return (
    <Table aria-label="Deployments" {...rest}>
      <Table.Header sticky>
        <Table.Row>
          <Table.CheckHead
            checked={selected.size === rows.length}
            indeterminate={selected.size > 0 && selected.size < rows.length}
            onValueChange={(checked) => setSelected(new Set(checked ? rows.map(({ name }) => name) : []))}
          />
          <Table.Head sort={sort} onSort={setSort}>
            Name
          </Table.Head>
          <Table.Head>Region</Table.Head>
          <Table.Head align="end">Requests</Table.Head>
          <Table.Head align="end">Errors</Table.Head>
          <Table.Head>State</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sorted.map(({ name, region, requests }) => (
          <Table.Row key={name} selected={selected.has(name)}>
            <Table.CheckCell
              label={name}
              checked={selected.has(name)}
              onValueChange={(checked) => choose(name, checked)}
            />
            <Table.Cell rowHeader>{name}</Table.Cell>
            <Table.Cell>{region}</Table.Cell>
            <Table.Cell align="end">{requests}</Table.Cell>
            <Table.Cell align="end">{requests % 7}</Table.Cell>
            <Table.Cell>Live</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

const rows = [
  ["Frankfurt", "Healthy", "1,204"],
  ["São Paulo", "Slow", "48"],
] as const;

/** Two rows with column headers. */
export const content = (
  <>
    <Table.Header>
      <Table.Row>
        <Table.Head>Region</Table.Head>
        <Table.Head>State</Table.Head>
        <Table.Head align="end">Requests</Table.Head>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(([region, state, requests]) => (
        <Table.Row key={region}>
          <Table.Cell rowHeader>{region}</Table.Cell>
          <Table.Cell>{state}</Table.Cell>
          <Table.Cell align="end">{requests}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </>
);

/** A cell inside a table, at the end of a scrolling row if it is sticky. */
export const cellInTable = (props: TableCellProps) => (
  <div className={props.sticky ? "w-64" : ""}>
    <Table aria-label={`Cell: ${props.align ?? props.sticky}`}>
      <Table.Body>
        <Table.Row>
          {props.sticky === "start" && <Table.Cell {...props}>1,204.50</Table.Cell>}
          <Table.Cell className="whitespace-nowrap">Requests a minute in this region</Table.Cell>
          {props.sticky !== "start" && <Table.Cell {...props}>1,204.50</Table.Cell>}
        </Table.Row>
        <Table.Row>
          {props.sticky === "start" && <Table.Cell {...props}>7</Table.Cell>}
          <Table.Cell>{props.align ? "A cell of its column" : "Of all regions"}</Table.Cell>
          {props.sticky !== "start" && <Table.Cell {...props}>7</Table.Cell>}
        </Table.Row>
      </Table.Body>
    </Table>
  </div>
);
/** A column header above a cell. */
export const headInTable = (props: TableHeadProps) => (
  <Table aria-label={`Head: ${props.align ?? props.sticky ?? props.sort}`} style={{ width: 200 }}>
    <Table.Header>
      <Table.Row>
        <Table.Head {...props}>Requests</Table.Head>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      <Table.Row>
        <Table.Cell align={props.align}>1,204.50</Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table>
);

/** More columns than fit a narrow container. Two of them are sticky. */
export const wide = (name: string) => (
  <Table key={name} caption={name}>
    <Table.Header>
      <Table.Row>
        <Table.CheckHead sticky />
        <Table.Head sticky="start">Region</Table.Head>
        {["Requests", "Errors", "Latency", "Instances"].map((column) => (
          <Table.Head key={column} align="end">
            {column}
          </Table.Head>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(([region], row) => (
        <Table.Row key={region} selected={row === 0}>
          <Table.CheckCell sticky label={region} checked={row === 0} />
          <Table.Cell rowHeader sticky="start">
            {region}
          </Table.Cell>
          {[1204, 3, 12, 4].map((figure) => (
            <Table.Cell key={figure} align="end">
              {figure - row}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table>
);
