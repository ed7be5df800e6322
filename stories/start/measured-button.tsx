import { Button } from "@kerf/react";
import type { ReactNode } from "react";
import { catalog } from "#kit/catalog";

/** The scale of the drawing. */
const SCALE = 2.5;

/** A drawing of a Button with its dimensions, which come from the catalog. */
export function MeasuredButton() {
  const {
    minHeight = 0,
    paddingInline = 0,
    radius = 0,
    fontSize = 0,
  } = catalog.components.Button?.styling?.dimensions.root?.default ?? {};
  return (
    <figure
      dir="ltr"
      aria-label={`A Button, ${minHeight} px high, with ${paddingInline} px on either side, corners of ${radius} px and text of ${fontSize} px`}
      className="sheet relative m-0 flex h-72 items-center justify-center overflow-hidden rounded-lg border border-line"
    >
      <div inert className="relative">
        <div style={{ zoom: SCALE }}>
          <Button variant="primary">Publish</Button>
        </div>
        <Measure className="inset-y-0 start-full ms-5 flex-row border-e" label={minHeight} />
        <Measure
          className="start-0 top-full mt-5 flex-col border-b"
          size={paddingInline}
          label={paddingInline}
        />
        <Measure
          className="end-0 top-full mt-5 flex-col border-b"
          size={paddingInline}
          label={paddingInline}
        />
        <Note className="bottom-full start-0 mb-5">radius {radius}</Note>
        <Note className="end-0 bottom-full mb-5">text {fontSize}</Note>
      </div>
    </figure>
  );
}

/** A dimension line: a hairline with end marks, of the length that it measures. */
function Measure({ className, label, size }: { className: string; label: number; size?: number }) {
  const isUpright = size === undefined;
  const end = `absolute bg-ink-muted ${isUpright ? "h-px w-2 -translate-x-1/2" : "h-2 w-px -translate-y-1/2"}`;
  return (
    <div className={`absolute ${className} border-0`} style={{ width: size && size * SCALE }}>
      <div className={`relative bg-ink-muted ${isUpright ? "h-full w-px" : "h-px w-full"}`}>
        <span className={`${end} start-0 top-0`} />
        <span className={isUpright ? `${end} start-0 bottom-0` : `${end} end-0 top-0`} />
        <span
          className={`absolute font-mono text-ink-muted text-sm ${isUpright ? "start-3 top-1/2 -translate-y-1/2" : "start-1/2 top-2.5 -translate-x-1/2"}`}
        >
          {label}
        </span>
      </div>
    </div>
  );
}

function Note({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`absolute whitespace-nowrap font-mono text-ink-muted text-sm ${className}`}>
      {children}
    </span>
  );
}
