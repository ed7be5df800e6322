import { Badge } from "@kerf/react";
import type { Cause, Origin } from "../../model";

const variants = { uncommitted: "warning", branch: "info", older: "neutral" } as const;

/** When something changed. */
export function OriginBadge({ origin }: { origin: Origin }) {
  return <Badge variant={variants[origin]}>{origin}</Badge>;
}

/** Tokens and values of recipes that have changed. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  return causes.map(({ name, before, after, origin }) => (
    <div key={name} className="cause">
      <code>{name}</code> <OriginBadge origin={origin} />
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </div>
  ));
}
