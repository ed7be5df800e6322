import { Button, Slider, Tabs } from "@kerf/react";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type Change, picturePath } from "../../report/report-format";
import { capitalized } from "./review-state";

export const views = ["side by side", "swipe", "diff"] as const;

/** The view's settings, which are kept from change to change. */
export interface PictureView {
  view: (typeof views)[number];
  /** Whether pictures are enlarged, and scrolled to the largest difference. */
  zoomed: boolean;
}

const ZOOM = 8;

interface PicturesProps {
  change: Change;
  view: PictureView;
  onViewChange: (part: Partial<PictureView>) => void;
}

/** The pictures of one change, in one of the views. */
export function Pictures({ change, view: { view, zoomed }, onViewChange }: PicturesProps) {
  const { before, after, regions = [], missing } = change;
  // Only side by side works without the baseline's picture.
  const possible = change.kind === "changed" && !missing ? views : (["side by side"] as const);
  const current = possible.find((each) => each === view) ?? "side by side";
  const zoom = zoomed ? ZOOM : 1;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = change.regions ?? [];
    const { clientWidth = 0, clientHeight = 0 } = root.current?.querySelector("[data-scroller]") ?? {};
    scrollAll(
      root.current,
      (x + width / 2) * zoom - clientWidth / 2,
      (y + height / 2) * zoom - clientHeight / 2,
    );
  }, [change, zoom]);

  const [percent, setPercent] = useState(50);
  /** The size that both pictures need together, aligned at the top left. */
  const width = Math.max(before?.width ?? 0, after?.width ?? 0) * zoom;
  const height = Math.max(before?.height ?? 0, after?.height ?? 0) * zoom;

  const picture = (role: "baseline" | "actual" | "diff", style?: CSSProperties) => {
    const size = { baseline: before, actual: after, diff: undefined }[role];
    return (
      <img
        className="k:absolute k:start-0 k:top-0 k:max-w-none k:select-none k:data-pixels:[image-rendering:pixelated]"
        src={picturePath(change.storyId, change.mode, role)}
        alt={`${labels[role]} of ${change.key}`}
        width={size ? size.width * zoom : width}
        height={size ? size.height * zoom : height}
        data-pixels={zoomed || undefined}
        draggable={false}
        style={style}
      />
    );
  };
  const marked = (picture: ReactNode) => (
    <>
      {picture}
      {regions.map(({ x, y, width, height }) => (
        <span
          key={`${x} ${y}`}
          className="k:pointer-events-none k:absolute k:-m-0.5 k:box-content k:rounded-xs k:border-2 k:border-danger"
          style={{ left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom }}
        />
      ))}
    </>
  );
  const pane = (label: string, children: ReactNode) => (
    <figure className="k:min-w-0">
      <figcaption className="k:pb-1 k:text-xs k:text-ink-muted">{label}</figcaption>
      <section
        className="k:max-h-[calc(100vh-13.75rem)] k:overflow-auto k:rounded-md k:border k:bg-[repeating-conic-gradient(var(--kerf-recessed)_0_25%,var(--kerf-surface)_0_50%)] k:bg-size-[16px_16px]"
        aria-label={label}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <div className="k:relative k:m-4" style={{ width, height }}>
          {children}
        </div>
      </section>
    </figure>
  );
  return (
    <div ref={root}>
      <div className="k:mb-3 k:flex k:flex-wrap k:items-center k:gap-3">
        <Tabs
          size="sm"
          value={current}
          onValueChange={(value) => onViewChange({ view: value as PictureView["view"] })}
        >
          <Tabs.List aria-label="View">
            {possible.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {capitalized(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        {current === "swipe" && (
          <div className="k:w-60">
            <Slider aria-label="Divider" value={percent} onValueChange={setPercent} />
          </div>
        )}
        <Button size="sm" variant="ghost" onClick={() => onViewChange({ zoomed: !zoomed })}>
          {zoomed ? "Actual size" : "Zoom to change"}
        </Button>
      </div>
      <div
        // Side by side if both fit, otherwise one below the other.
        className="k:grid k:grid-cols-[repeat(auto-fit,minmax(min(100%,var(--pane)),1fr))] k:gap-3"
        style={{ "--pane": `${width + 34}px` } as CSSProperties}
        // Both pictures scroll together. Scroll events don't bubble.
        onScrollCapture={({ target }) => {
          if (target instanceof HTMLElement) scrollAll(root.current, target.scrollLeft, target.scrollTop);
        }}
      >
        {current === "side by side" &&
          before &&
          pane(
            "Baseline",
            missing ? <p>No picture of the baseline: {missing}.</p> : marked(picture("baseline")),
          )}
        {current === "side by side" && after && pane("New", marked(picture("actual")))}
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
          )}
        {current === "diff" && pane("Difference", picture("diff"))}
      </div>
    </div>
  );
}

const labels = { baseline: "Baseline", actual: "New", diff: "Difference" };

/** Scrolls all pictures to the same point. */
function scrollAll(root: HTMLElement | null, left: number, top: number): void {
  for (const scroller of root?.querySelectorAll("[data-scroller]") ?? []) scroller.scrollTo(left, top);
}
