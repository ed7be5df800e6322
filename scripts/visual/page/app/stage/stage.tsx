import { Button, Select, Switch, Tabs } from "@kerf/react";
import { useLayoutEffect, useRef } from "react";
import type { Change } from "../../../report/model";
import { SideBySide } from "./side-by-side";
import { Blink, Difference, Overlay, Slider } from "./stacked";
import { type StageState, type View, viewsOf, zooms } from "./views";

interface StageProps {
  change: Change;
  state: StageState;
  onChange: (part: Partial<StageState>) => void;
  /** A request to scroll to the largest difference. It increases with each request. */
  aim: number;
  swapped: boolean;
  onSwap: () => void;
  onAim: () => void;
}

/** The pictures of one change, in one of the views. */
export function Stage({ change, state, onChange, aim, swapped, onSwap, onAim }: StageProps) {
  const { zoom, marks } = state;
  const possible = viewsOf(change);
  const view = possible.includes(state.view) ? state.view : "side by side";
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [region] = change.regions ?? [];
    if (!region || aim === 0) return;
    for (const scroller of stage.current?.querySelectorAll(".stage-scroll") ?? []) {
      scroller.scrollLeft = (region.x + region.width / 2) * zoom - scroller.clientWidth / 2;
      scroller.scrollTop = (region.y + region.height / 2) * zoom - scroller.clientHeight / 2;
    }
  }, [aim, change, zoom]);
  const props = { change, zoom, marks };
  return (
    <div className="stage" ref={stage}>
      <div className="stage-tools">
        <Tabs size="sm" value={view} onValueChange={(value) => onChange({ view: value as View })}>
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
              onValueChange={(value) => onChange({ marks: value })}
            />
            <Button size="sm" variant="ghost" onClick={onAim}>
              Zoom to change
            </Button>
          </>
        )}
        <div className="zoom">
          <Select
            size="sm"
            aria-label="Zoom"
            value={zoom}
            onValueChange={(value) => onChange({ zoom: value ?? 1 })}
            items={zooms.map((value) => ({ value: value as number, label: `${value * 100} %` }))}
          />
        </div>
      </div>
      {view === "side by side" && <SideBySide {...props} />}
      {view === "slider" && <Slider {...props} />}
      {view === "overlay" && <Overlay {...props} />}
      {view === "blink" && <Blink {...props} swapped={swapped} onSwap={onSwap} />}
      {view === "difference" && <Difference {...props} />}
    </div>
  );
}
