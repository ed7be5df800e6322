import { Button, Select, Switch, Tabs } from "@kerf/react";
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Change, picturePath } from "../../report/report-format";

export const views = ["side by side", "swipe", "diff"] as const;
type View = (typeof views)[number];

/** The zoom factors to select from. */
export const zooms = [1, 2, 4, 8, 16] as const;

/** The view's settings, which are kept from change to change. */
export interface PictureView {
  view: View;
  zoom: number;
  /** Whether differing regions are marked. */
  marks: boolean;
}

interface PicturesProps {
  change: Change;
  view: PictureView;
  onViewChange: (part: Partial<PictureView>) => void;
  /** Counts the requests to scroll to the largest difference. */
  zoomRequests: number;
  onZoomToChange: () => void;
}

/** The pictures of one change, in one of the views. */
export function Pictures({ change, view, onViewChange, zoomRequests, onZoomToChange }: PicturesProps) {
  const { zoom, marks } = view;
  // Only side by side works without the baseline's picture.
  const possible = change.kind === "changed" && !change.missing ? views : (["side by side"] as const);
  const current = possible.find((each) => each === view.view) ?? "side by side";
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [region] = change.regions ?? [];
    if (!region || zoomRequests === 0) return;
    for (const scroller of root.current?.querySelectorAll(".scroller") ?? []) {
      scroller.scrollLeft = (region.x + region.width / 2) * zoom - scroller.clientWidth / 2;
      scroller.scrollTop = (region.y + region.height / 2) * zoom - scroller.clientHeight / 2;
    }
  }, [zoomRequests, change, zoom]);
  return (
    <div className="pictures" ref={root}>
      <div className="view-tools">
        <Tabs size="sm" value={current} onValueChange={(value) => onViewChange({ view: value as View })}>
          <Tabs.List aria-label="View">
            {possible.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {each[0]?.toUpperCase()}
                {each.slice(1)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <span className="space" />
        {change.regions && (
          <>
            <Switch
              size="sm"
              label="Mark changes"
              checked={marks}
              onValueChange={(value) => onViewChange({ marks: value })}
            />
            <Button size="sm" variant="ghost" onClick={onZoomToChange}>
              Zoom to change
            </Button>
          </>
        )}
        <div className="zoom">
          <Select
            size="sm"
            aria-label="Zoom"
            value={zoom}
            onValueChange={(value) => onViewChange({ zoom: value ?? 1 })}
            items={zooms.map((value) => ({ value: value as number, label: `${value * 100} %` }))}
          />
        </div>
      </div>
      {current === "side by side" && <SideBySide change={change} zoom={zoom} marks={marks} />}
      {current === "swipe" && <Swipe change={change} zoom={zoom} marks={marks} />}
      {current === "diff" && (
        <div className="panes">
          <Pane label="Difference">
            <Canvas change={change} zoom={zoom} marks={marks}>
              <Picture change={change} which="diff" zoom={zoom} />
            </Canvas>
          </Pane>
        </div>
      )}
    </div>
  );
}

interface ViewProps {
  change: Change;
  zoom: number;
  marks: boolean;
}

/** The baseline and the new picture side by side. They scroll together. */
function SideBySide({ change, zoom, marks }: ViewProps) {
  const scrollers = useRef(new Set<HTMLElement>());
  const { width } = extent(change);
  return (
    <div className="panes" style={{ "--pane": `${width * zoom + 34}px` } as CSSProperties}>
      {change.before && (
        <Pane label="Baseline" scrollers={scrollers.current}>
          {change.missing ? (
            <p className="missing">No picture of the baseline: {change.missing}.</p>
          ) : (
            <Canvas change={change} zoom={zoom} marks={marks}>
              <Picture change={change} which="baseline" zoom={zoom} />
            </Canvas>
          )}
        </Pane>
      )}
      {change.after && (
        <Pane label="New" scrollers={scrollers.current}>
          <Canvas change={change} zoom={zoom} marks={marks}>
            <Picture change={change} which="actual" zoom={zoom} />
          </Canvas>
        </Pane>
      )}
    </div>
  );
}

/** The baseline on the left of a divider, the new picture on its right. */
function Swipe({ change, zoom, marks }: ViewProps) {
  const [percent, setPercent] = useState(50);
  const follow = ({ buttons, currentTarget, clientX }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPercent(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  };
  return (
    <div className="panes">
      <label className="range">
        Divider
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </label>
      <Pane label="Baseline and new picture">
        <Canvas change={change} zoom={zoom} marks={marks} onPointer={follow}>
          <Picture
            change={change}
            which="baseline"
            zoom={zoom}
            style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
          />
          <Picture
            change={change}
            which="actual"
            zoom={zoom}
            style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
          />
          <span className="divider" style={{ left: `${percent}%` }} />
        </Canvas>
      </Pane>
    </div>
  );
}

interface PaneProps {
  label: string;
  /** The elements that scroll together with this pane. */
  scrollers?: Set<HTMLElement>;
  children: ReactNode;
}

function Pane({ label, scrollers, children }: PaneProps) {
  return (
    <figure className="pane">
      <figcaption>{label}</figcaption>
      <section
        className="scroller"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        ref={(element) => {
          if (!element) return;
          scrollers?.add(element);
          return () => void scrollers?.delete(element);
        }}
        onScroll={({ currentTarget }) => {
          for (const other of scrollers ?? []) {
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

interface CanvasProps extends ViewProps {
  children: ReactNode;
  onPointer?: (event: PointerEvent) => void;
}

/** Pictures on top of each other, with rectangles around the differing regions. */
function Canvas({ change, zoom, marks, children, onPointer }: CanvasProps) {
  const { width, height } = extent(change);
  return (
    <div
      className="canvas"
      style={{ width: width * zoom, height: height * zoom }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {children}
      {marks &&
        change.regions?.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className="region"
            style={{
              left: x * zoom - 3,
              top: y * zoom - 3,
              width: width * zoom + 6,
              height: height * zoom + 6,
            }}
          />
        ))}
    </div>
  );
}

interface PictureProps {
  change: Change;
  which: "baseline" | "actual" | "diff";
  zoom: number;
  style?: CSSProperties;
}

const names = { baseline: "Baseline", actual: "New", diff: "Difference" };

function Picture({ change, which, zoom, style }: PictureProps) {
  const { width, height } =
    (which === "baseline" ? change.before : which === "actual" ? change.after : undefined) ?? extent(change);
  return (
    <img
      className="picture"
      src={picturePath(change.storyId, change.mode, which)}
      alt={`${names[which]} of ${change.key}`}
      width={width * zoom}
      height={height * zoom}
      data-pixels={zoom > 1 || undefined}
      draggable={false}
      style={style}
    />
  );
}

/** The size that both pictures need together, aligned at the top left. */
function extent({ before, after }: Change): { width: number; height: number } {
  return {
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  };
}
