import type { CSSProperties } from "react";
import type { sliderRecipe } from "./slider.recipe";
import type { SliderMark } from "./slider-types";

interface SliderMarksProps {
  slots: ReturnType<typeof sliderRecipe>;
  marks: readonly SliderMark[];
  isVertical: boolean;
  min: number;
  max: number;
}

interface SliderDotsProps extends SliderMarksProps {
  /** The lower and the upper end of the filled part. */
  filled: readonly [number, number];
}

/** The points on the track. */
export function SliderDots({ slots, filled, ...scale }: SliderDotsProps) {
  return scale.marks.map(({ value }) => (
    <span
      key={value}
      data-slot="slider-dot"
      data-filled={value >= filled[0] && value <= filled[1] ? "" : undefined}
      className={slots.dot()}
      style={positionOf(value, scale)}
    />
  ));
}

/** The labels beside the track. They are hidden from screen readers, which read the value, the minimum and the maximum. */
export function SliderMarkLabels({ slots, ...scale }: SliderMarksProps) {
  const labeled = scale.marks.filter(({ label }) => label !== undefined);
  if (labeled.length === 0) return null;
  return (
    <div data-slot="slider-marks" aria-hidden className={slots.labels()}>
      {labeled.map(({ value, label }) => (
        <span
          key={value}
          data-slot="slider-mark"
          className={slots.markLabel()}
          style={labelPositionOf(value, scale)}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

type Scale = Pick<SliderMarksProps, "min" | "max" | "isVertical">;

function positionOf(value: number, { min, max, isVertical }: Scale): CSSProperties {
  const share = `${((value - min) / (max - min)) * 100}%`;
  return isVertical ? { bottom: share } : { insetInlineStart: share };
}

/** The labels at both ends align with the ends of the track, 8 px beyond their points. */
function labelPositionOf(value: number, scale: Scale): CSSProperties {
  if (scale.isVertical) return { ...positionOf(value, scale), gridArea: "1 / 1", justifySelf: "start" };
  if (value === scale.min) return { insetInlineStart: "-0.5rem", justifyContent: "flex-start" };
  if (value === scale.max) return { insetInlineEnd: "-0.5rem", justifyContent: "flex-end" };
  return positionOf(value, scale);
}
