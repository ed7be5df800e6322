import { type CSSProperties, type ReactNode, useRef } from "react";
import type { Change } from "../../../report/model";
import { Marks, Picture } from "./picture";
import { extent } from "./views";

interface Props {
  change: Change;
  zoom: number;
  marks: boolean;
}

/** The baseline, the new picture and the difference side by side. They scroll together. */
export function SideBySide({ change, zoom, marks }: Props) {
  const panes = useRef(new Set<HTMLElement>());
  const size = extent(change);
  const roles = [
    change.before && (["baseline", "Baseline"] as const),
    change.after && (["actual", "New"] as const),
    change.kind === "changed" && !change.missing && (["diff", "Difference"] as const),
  ].filter((role) => typeof role === "object");
  return (
    <div className="panes" style={{ "--pane": `${size.width * zoom + 34}px` } as CSSProperties}>
      {roles.map(([role, name]) => (
        <Pane key={role} name={name} all={panes.current}>
          {role === "baseline" && change.missing ? (
            <p className="missing">No picture of the baseline: {change.missing}.</p>
          ) : (
            <div className="canvas" style={{ width: size.width * zoom, height: size.height * zoom }}>
              <Picture change={change} which={role} zoom={zoom} style={role === "diff" ? fill : undefined} />
              {marks && <Marks change={change} zoom={zoom} />}
            </div>
          )}
        </Pane>
      ))}
    </div>
  );
}

const fill = { width: "100%", height: "100%" };

function Pane({ name, all, children }: { name: string; all: Set<HTMLElement>; children: ReactNode }) {
  return (
    <figure className="pane">
      <figcaption>{name}</figcaption>
      <section
        className="stage-scroll"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        ref={(element) => {
          if (!element) return;
          all.add(element);
          return () => void all.delete(element);
        }}
        onScroll={({ currentTarget }) => {
          for (const other of all) {
            other.scrollLeft = currentTarget.scrollLeft;
            other.scrollTop = currentTarget.scrollTop;
          }
        }}
      >
        {children}
      </section>
    </figure>
  );
}
