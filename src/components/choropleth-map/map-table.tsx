import { memo, useDeferredValue } from "react";
import type { MapEntry } from "./map-types";

interface MapTableProps {
  caption: string;
  region: string;
  value: string;
  entries: readonly MapEntry<unknown>[];
  write: (value: number | undefined) => string;
}

const none: readonly MapEntry<unknown>[] = [];

/**
 * The same data as a table, for people who can't see the map. Its rows are deferred, so the chart doesn't
 * wait for thousands of them.
 */
export function MapTable({ entries, ...rest }: MapTableProps) {
  return <Rows entries={useDeferredValue(entries, none)} {...rest} />;
}

const Rows = memo(function Rows({ caption, region, value, entries, write }: MapTableProps) {
  return (
    // A table grows with its rows even if its height is set, so a wrapper hides it.
    <div className="k:sr-only">
      <table data-slot="choropleth-map-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{region}</th>
            <th scope="col">{value}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.name}>
              <th scope="row">{entry.name}</th>
              <td>{write(entry.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
