import { Table } from "@kerf/react";
import type { FeatureRow } from "../../scripts/package/browsers/css-support";
import { Mono } from "../page/story-pages";
import { nameOf, shownBrowsers } from "./browser-features";

const browsers = Object.keys(shownBrowsers) as (keyof typeof shownBrowsers)[];

interface FeatureVersionsProps {
  caption: string;
  rows: FeatureRow[];
  maxHeight?: number;
}

/** The first version of each browser that has a feature, and what people see in those without it. */
export function FeatureVersions({ caption, rows, maxHeight }: FeatureVersionsProps) {
  return (
    <Table caption={caption} maxHeight={maxHeight}>
      <Table.Header sticky>
        <Table.Row>
          <Table.Head>Feature</Table.Head>
          {Object.values(shownBrowsers).map((name) => (
            <Table.Head key={name} align="end">
              {name}
            </Table.Head>
          ))}
          <Table.Head>Without it</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ feature, versions, fallback }) => (
          <Table.Row key={feature}>
            <Table.Cell rowHeader>
              <Mono>{nameOf(feature)}</Mono>
            </Table.Cell>
            {browsers.map((browser) => (
              <Table.Cell key={browser} align="end">
                {versions[browser] ?? "None"}
              </Table.Cell>
            ))}
            <Table.Cell>{fallback}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
