import { useState } from "react";
import { Table, type TableProps } from ".";

/** A thing that a row is about. */
export interface Deployment {
  name: string;
  region: string;
  requests: number;
}

const regions = ["Frankfurt", "Dublin", "São Paulo", "東京"];

/** So many rows, in no order: "App 0001" and so on. */
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

/** A table as an application has it: it holds order and choice, and sorts. */
export function Deployments({ rows, ...rest }: DeploymentsProps) {
  const [sort, setSort] = useState<"none" | "ascending" | "descending">("none");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sorted =
    sort === "none"
      ? rows
      : rows.toSorted((a, b) => byName.compare(a.name, b.name) * (sort === "ascending" ? 1 : -1));
  const choose = (name: string, checked: boolean) => {
    const next = new Set(chosen);
    if (checked) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <Table aria-label="Deployments" {...rest}>
      <Table.Header sticky>
        <Table.Row>
          <Table.CheckHead
            checked={chosen.size === rows.length}
            indeterminate={chosen.size > 0 && chosen.size < rows.length}
            onValueChange={(checked) => setChosen(new Set(checked ? rows.map(({ name }) => name) : []))}
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
          <Table.Row key={name} selected={chosen.has(name)}>
            <Table.CheckCell
              label={name}
              checked={chosen.has(name)}
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
