import { Input, Slider } from "@kerf/react";
import { type CSSProperties, useState } from "react";
import { oklch } from "../../src/theme/color";
import { type Accent, accentFrom, presets } from "./choices";
import { hexOf } from "./in-srgb";

export interface AccentControlsProps {
  accent: Accent;
  onChange: (accent: Accent) => void;
}

const cssOf = ({ lightness, chroma, hue }: Accent) => oklch(lightness / 100, chroma / 1000, hue);

/** The accent: examples, a color of your own, and its parts in OKLCH, whose tracks show where they lead. */
export function AccentControls({ accent, onChange }: AccentControlsProps) {
  const { lightness, chroma, hue } = accent;
  const part = (changed: Partial<Accent>) => onChange({ ...accent, ...changed });
  return (
    <div className="grid gap-3">
      <fieldset aria-label="Examples of accents" className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
        {Object.entries(presets).map(([name, preset]) => (
          <Swatch
            key={name}
            name={name}
            accent={preset}
            isPressed={cssOf(preset) === cssOf(accent)}
            onPress={onChange}
          />
        ))}
      </fieldset>
      <HexInput accent={accent} onChange={onChange} />
      <Part
        label="Lightness"
        max={100}
        value={lightness}
        onValueChange={(value) => part({ lightness: value })}
        track={[15, 50, 85].map((each) => cssOf({ ...accent, lightness: each }))}
      />
      <Part
        label="Chroma"
        max={370}
        value={chroma}
        onValueChange={(value) => part({ chroma: value })}
        track={[0, 120, 240, 370].map((each) => cssOf({ ...accent, chroma: each }))}
      />
      <Part
        label="Hue"
        max={360}
        value={hue}
        onValueChange={(value) => part({ hue: value })}
        track={Array.from({ length: 13 }, (_, index) => oklch(0.68, 0.16, index * 30))}
      />
    </div>
  );
}

interface SwatchProps {
  name: string;
  accent: Accent;
  isPressed: boolean;
  onPress: (accent: Accent) => void;
}

function Swatch({ name, accent, isPressed, onPress }: SwatchProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      title={name}
      onClick={() => onPress(accent)}
      className="size-7 cursor-pointer rounded-full border-0 p-0 forced-color-adjust-none outline-focus outline-offset-2 ring-1 ring-[light-dark(rgb(0_0_0/0.12),rgb(255_255_255/0.2))] ring-inset focus-visible:outline-2 aria-pressed:ring-2 aria-pressed:ring-ink forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[CanvasText]"
      style={{ background: cssOf(accent) }}
    />
  );
}

/** The color as hex, to paste one, beside the browser's own color picker. */
function HexInput({ accent, onChange }: AccentControlsProps) {
  const shown = hexOf(cssOf(accent));
  // While someone types, the text isn't a color yet.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && accentFrom(typed) === undefined;
  const pick = (text: string) => {
    const next = accentFrom(text);
    if (next) onChange(next);
  };
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Input
          dir="ltr"
          className="font-mono"
          label="Accent"
          spellCheck={false}
          autoComplete="off"
          value={typed ?? shown}
          onValueChange={(text) => {
            setTyped(text);
            pick(text);
          }}
          onBlur={() => setTyped(undefined)}
          aria-invalid={isWrong || undefined}
        />
      </div>
      <Input
        type="color"
        aria-label="Pick a color"
        className="w-12 cursor-pointer p-1"
        value={shown}
        onValueChange={pick}
      />
    </div>
  );
}

interface PartProps {
  label: string;
  max: number;
  value: number;
  onValueChange: (value: number) => void;
  /** The colors along the track. */
  track: string[];
}

/** A slider whose track is a gradient. It is as wide as the line of any Slider. */
function Part({ track, ...props }: PartProps) {
  const style = { "--track": `linear-gradient(to right in oklch, ${track.join()})` } as CSSProperties;
  return (
    <div
      style={style}
      className="*:w-full [&_[data-slot=slider-indicator]]:before:bg-transparent [&_[data-slot=slider-track]]:before:bg-(image:--track) rtl:[&_[data-slot=slider-track]]:before:-scale-x-100"
    >
      <Slider {...props} showValue format={{ maximumFractionDigits: 0 }} />
    </div>
  );
}
