import { Switch } from "@kerf/react";
import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import type { Change } from "../../../report/model";
import { Marks, Picture } from "./picture";
import { extent } from "./views";

interface Props {
  change: Change;
  zoom: number;
  marks: boolean;
}

/** The baseline on the left of a divider, the new picture on its right. */
export function Slider(props: Props) {
  const [share, setShare] = useState(50);
  const follow = ({ buttons, currentTarget, clientX }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  };
  return (
    <Stack {...props} tools={<Range label="Divider" value={share} onChange={setShare} />} onPointer={follow}>
      <Layer {...props} which="baseline" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      <Layer {...props} which="actual" style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
      <span className="divider" style={{ left: `${share}%` }} />
    </Stack>
  );
}

/** The new picture over the baseline, with adjustable opacity. */
export function Overlay(props: Props) {
  const [strength, setStrength] = useState(50);
  return (
    <Stack {...props} tools={<Range label="New picture" value={strength} onChange={setStrength} />}>
      <Layer {...props} which="baseline" />
      <Layer {...props} which="actual" style={{ opacity: strength / 100 }} />
    </Stack>
  );
}

const BLINK_MS = 600;

/** Both pictures in one place, alternating, so that changes stand out. */
export function Blink(props: Props & { swapped: boolean; onSwap: () => void }) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [running, setRunning] = useState(!calm);
  const { swapped, onSwap } = props;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onSwap, BLINK_MS);
    return () => clearInterval(timer);
  }, [running, onSwap]);
  const tools = (
    <>
      <Switch size="sm" label="Automatic" checked={running} onValueChange={setRunning} />
      <span className="muted">{swapped ? "New" : "Baseline"} · space swaps</span>
    </>
  );
  return (
    <Stack {...props} tools={tools}>
      <Layer {...props} which="baseline" style={{ visibility: swapped ? "hidden" : "visible" }} />
      <Layer {...props} which="actual" style={{ visibility: swapped ? "visible" : "hidden" }} />
    </Stack>
  );
}

/** Differing pixels in red, over the unchanged ones. */
export function Difference(props: Props) {
  return (
    <Stack {...props}>
      <Layer {...props} which="diff" style={{ width: "100%", height: "100%" }} />
    </Stack>
  );
}

const Layer = (props: Parameters<typeof Picture>[0]) => (
  <Picture {...props} style={{ ...props.style, position: "absolute", top: 0, left: 0 }} />
);

interface StackProps extends Props {
  tools?: ReactNode;
  children: ReactNode;
  onPointer?: (event: PointerEvent) => void;
}

function Stack({ change, zoom, marks, tools, children, onPointer }: StackProps) {
  const { width, height } = extent(change);
  return (
    <div className="panes">
      <div className="pane">
        {tools && <div className="stack-tools">{tools}</div>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="stage-scroll" aria-label="Baseline and new picture" tabIndex={0}>
          <div
            className="canvas"
            style={{ width: width * zoom, height: height * zoom }}
            onPointerDown={onPointer}
            onPointerMove={onPointer}
          >
            {children}
            {marks && <Marks change={change} zoom={zoom} />}
          </div>
        </section>
      </div>
    </div>
  );
}

function Range({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="range">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
