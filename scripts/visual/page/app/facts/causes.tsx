import { Badge } from "@kerf/react";
import type { Cause, Origin } from "../../../report/model";

const variants = { uncommitted: "warning", branch: "info", older: "neutral" } as const;

/** A badge that shows when something changed. */
export function OriginBadge({ origin }: { origin: Origin }) {
  return <Badge variant={variants[origin]}>{origin}</Badge>;
}

/** The changed tokens and recipe values, with old and new value. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  return causes.map(({ name, before, after, origin }) => (
    <div key={name} className="cause">
      <code>{name}</code> <OriginBadge origin={origin} />
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </div>
  ));
}
