import { Select, Tabs } from "@kerf/react";
import { type Change, componentIn, kinds } from "../../report/report-format";
import type { Review } from "./review-state";
import { type Filter, modeName } from "./rows";

/** Filters the list by kind, component, mode and decision. */
export function Filters({ review }: { review: Review }) {
  const { report, filter, setFilter } = review;
  const { changes } = report;
  const set = (part: Partial<Filter>) => setFilter({ ...filter, ...part });
  const components = counted(changes, (change) => componentIn(report, change));
  const modes = counted(changes, ({ mode }) => mode);
  const ofKind = (kind: string) => changes.filter((change) => change.kind === kind).length;
  return (
    <div className="filters">
      <Tabs
        size="sm"
        value={filter.kind || "all"}
        onValueChange={(kind) => set({ kind: kinds.find((each) => each === kind) ?? "" })}
      >
        <Tabs.List aria-label="Kind">
          <Tabs.Tab value="all">All {changes.length}</Tabs.Tab>
          <Tabs.Tab value="changed">Changed {ofKind("changed")}</Tabs.Tab>
          <Tabs.Tab value="new">New {ofKind("new")}</Tabs.Tab>
          <Tabs.Tab value="removed">Removed {ofKind("removed")}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Select
        size="sm"
        aria-label="Component"
        value={filter.component}
        onValueChange={(component) => set({ component: component ?? "" })}
        items={[
          { value: "", label: "All components" },
          ...[...components].map(([name, count]) => ({ value: name, label: `${name} (${count})` })),
        ]}
      />
      <div className="filter-pair">
        <Select
          size="sm"
          aria-label="Mode"
          value={filter.mode}
          onValueChange={(mode) => set({ mode: mode ?? "" })}
          items={[
            { value: "", label: "All modes" },
            ...[...modes].map(([mode, count]) => ({ value: mode, label: `${modeName(mode)} (${count})` })),
          ]}
        />
        <Select
          size="sm"
          aria-label="Decision"
          value={filter.decision}
          onValueChange={(decision) => set({ decision: (decision ?? "") as Filter["decision"] })}
          items={[
            { value: "", label: "Any decision" },
            { value: "open", label: "Open" },
            { value: "approved", label: "Approved" },
            { value: "rejected", label: "Rejected" },
          ]}
        />
      </div>
    </div>
  );
}

/** The number of changes for each name, sorted by name. */
function counted(changes: readonly Change[], nameOf: (change: Change) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(nameOf(change), (counts.get(nameOf(change)) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b, "en")));
}
