import { Button, Select, Slider, Switch, Tabs } from "@kerf/react";
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
  /** Counts the requests to scroll to the largest difference. */
  zoomings: number;
}

/** The settings that zoom to the largest difference. */
export function zoomToChange({ zoomings }: PictureView): Partial<PictureView> {
  return { zoom: 8, zoomings: zoomings + 1 };
}

interface PicturesProps {
  change: Change;
  view: PictureView;
  onViewChange: (part: Partial<PictureView>) => void;
}

/** The pictures of one change, in one of the views. */
export function Pictures({ change, view, onViewChange }: PicturesProps) {
  const { zoom, zoomings } = view;
  // Only side by side works without the baseline's picture.
  const possible = change.kind === "changed" && !change.missing ? views : (["side by side"] as const);
  const current = possible.find((each) => each === view.view) ?? "side by side";
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [region] = change.regions ?? [];
    if (!region || zoomings === 0) return;
    for (const scroller of scrollersIn(root.current)) {
      scroller.scrollLeft = (region.x + region.width / 2) * zoom - scroller.clientWidth / 2;
      scroller.scrollTop = (region.y + region.height / 2) * zoom - scroller.clientHeight / 2;
    }
  }, [zoomings, change, zoom]);

  const [percent, setPercent] = useState(50);
  const drag = ({ buttons, currentTarget, clientX }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPercent(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  };
  const pane = (label: string, children: ReactNode, onPointer?: (event: PointerEvent) => void) => (
    <Pane change={change} view={view} label={label} onPointer={onPointer}>
      {children}
    </Pane>
  );
  const picture = (which: Which, style?: CSSProperties) => (
    <Picture change={change} which={which} zoom={zoom} style={style} />
  );
  return (
    <div ref={root}>
      <div className="k:mb-3 k:flex k:flex-wrap k:items-center k:gap-3">
        <Tabs size="sm" value={current} onValueChange={(value) => onViewChange({ view: value as View })}>
          <Tabs.List aria-label="View">
            {possible.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {`${each[0]?.toUpperCase()}${each.slice(1)}`}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        {current === "swipe" && (
          <div className="k:w-60">
            <Slider aria-label="Divider" value={percent} onValueChange={setPercent} />
          </div>
        )}
        <span className="k:flex-1" />
        {change.regions && (
          <>
            <Switch
              size="sm"
              label="Mark changes"
              checked={view.marks}
              onValueChange={(marks) => onViewChange({ marks })}
            />
            <Button size="sm" variant="ghost" onClick={() => onViewChange(zoomToChange(view))}>
              Zoom to change
            </Button>
          </>
        )}
        <div className="k:w-24">
          <Select
            size="sm"
            aria-label="Zoom"
            value={zoom}
            onValueChange={(value) => onViewChange({ zoom: value ?? 1 })}
            items={zooms.map((value) => ({ value: value as number, label: `${value * 100} %` }))}
          />
        </div>
      </div>
      <div
        // Side by side if both fit, otherwise one below the other.
        className="k:grid k:grid-cols-[repeat(auto-fit,minmax(min(100%,var(--pane)),1fr))] k:gap-3"
        style={{ "--pane": `${extent(change).width * zoom + 34}px` } as CSSProperties}
        // Both pictures scroll together. Scroll events don't bubble.
        onScrollCapture={({ target }) => {
          if (!(target instanceof HTMLElement)) return;
          for (const other of scrollersIn(root.current)) other.scrollTo(target.scrollLeft, target.scrollTop);
        }}
      >
        {current === "side by side" && (
          <>
            {change.before &&
              pane("Baseline", change.missing ? <Missing reason={change.missing} /> : picture("baseline"))}
            {change.after && pane("New", picture("actual"))}
          </>
        )}
        {current === "swipe" &&
          pane(
            "Baseline and new picture",
            <>
              {picture("baseline", { clipPath: `inset(0 ${100 - percent}% 0 0)` })}
              {picture("actual", { clipPath: `inset(0 0 0 ${percent}%)` })}
              <span
                className="k:pointer-events-none k:absolute k:-inset-y-2 k:w-0.5 k:-translate-x-1/2 k:bg-accent"
                style={{ left: `${percent}%` }}
              />
            </>,
            drag,
          )}
        {current === "diff" && pane("Difference", picture("diff"))}
      </div>
    </div>
  );
}

function scrollersIn(root: HTMLElement | null): Iterable<Element> {
  return root?.querySelectorAll("[data-scroller]") ?? [];
}

function Missing({ reason }: { reason: string }) {
  return <p className="k:text-ink-muted">No picture of the baseline: {reason}.</p>;
}

interface PaneProps {
  change: Change;
  view: PictureView;
  label: string;
  children: ReactNode;
  onPointer: ((event: PointerEvent) => void) | undefined;
}

/** Pictures on top of each other, with rectangles around the differing regions. */
function Pane({ change, view: { zoom, marks }, label, children, onPointer }: PaneProps) {
  const { width, height } = extent(change);
  return (
    <figure className="k:min-w-0">
      <figcaption className="k:pb-1 k:text-xs k:text-ink-muted">{label}</figcaption>
      <section
        className="k:max-h-[calc(100vh-13.75rem)] k:overflow-auto k:rounded-md k:border k:bg-[repeating-conic-gradient(var(--kerf-recessed)_0_25%,var(--kerf-surface)_0_50%)] k:bg-size-[16px_16px]"
        aria-label={label}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <div
          className="k:relative k:m-4 k:touch-none"
          style={{ width: width * zoom, height: height * zoom }}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
        >
          {children}
          {marks &&
            change.regions?.map(({ x, y, width, height }) => (
              <span
                key={`${x} ${y}`}
                className="k:pointer-events-none k:absolute k:-m-0.5 k:box-content k:rounded-xs k:border-2 k:border-danger"
                style={{ left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom }}
              />
            ))}
        </div>
      </section>
    </figure>
  );
}

const names = { baseline: "Baseline", actual: "New", diff: "Difference" };
type Which = keyof typeof names;

interface PictureProps {
  change: Change;
  which: Which;
  zoom: number;
  style: CSSProperties | undefined;
}

function Picture({ change, which, zoom, style }: PictureProps) {
  const sizes = { baseline: change.before, actual: change.after, diff: undefined };
  const { width, height } = sizes[which] ?? extent(change);
  return (
    <img
      className="k:absolute k:start-0 k:top-0 k:max-w-none k:select-none k:data-pixels:[image-rendering:pixelated]"
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
