import { Button, Select, Slider, Text, ToggleGroup } from "@kerf/react";
import { RotateCcwIcon } from "lucide-react";
import { AccentControls } from "./accent-controls";
import { type Choices, densities, fonts, kerf, writeChoices } from "./choices";

export interface ControlsProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}

const titles = { compact: "Compact", default: "Default", spacious: "Spacious" };
const families = Object.fromEntries(Object.entries(fonts).map(([name, { label }]) => [name, label]));

/** What people pick: an accent, the radius, the density and the font. */
export function Controls({ choices, onChange }: ControlsProps) {
  const { accent, radius, density, font } = choices;
  return (
    <section aria-label="Theme" className="grid gap-3">
      <AccentControls accent={accent} onChange={(next) => onChange({ accent: next })} />
      <Slider
        label="Radius in px"
        max={20}
        value={radius}
        onValueChange={(next) => onChange({ radius: next })}
        showValue
      />
      <div className="grid justify-items-start gap-1.5">
        <Text as="span" bold aria-hidden="true">
          Density
        </Text>
        <ToggleGroup
          aria-label="Density"
          size="sm"
          value={[density]}
          onValueChange={([next]) => next && onChange({ density: next as Choices["density"] })}
        >
          {Object.keys(densities).map((name) => (
            <ToggleGroup.Item key={name} value={name}>
              {titles[name as keyof typeof titles]}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup>
      </div>
      <Select
        label="Font"
        items={families}
        value={font}
        onValueChange={(next) => next && onChange({ font: next as Choices["font"] })}
      />
      {writeChoices(choices) !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          icon={RotateCcwIcon}
          className="-ms-2.5 justify-self-start"
          onClick={() => onChange(kerf)}
        >
          Reset to Kerf's theme
        </Button>
      )}
    </section>
  );
}
