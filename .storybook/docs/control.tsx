import type { PropDescriptor } from "../../src/catalog/types";
import { Input, Select, Switch } from "../../src/index";

/** The kind of control for a prop on the playground. */
export type ControlKind = "choice" | "switch" | "number" | "text";

/** The kind of control for a prop. Undefined if its values can't be entered in a form field. */
export function controlOf(
  name: string,
  { type, values, deprecated }: PropDescriptor,
): ControlKind | undefined {
  // Class names and ids are set in code, and deprecated props need no control.
  if (/className$/i.test(name) || name === "id" || deprecated !== undefined) return undefined;
  if (type === "enum" && values) return "choice";
  if (type === "boolean") return "switch";
  if (type === "number") return "number";
  return type === "string" || type === "ReactNode" ? "text" : undefined;
}

/** Whether the control can set this value. A value from a URL can be anything. */
export function canSet(kind: ControlKind, { values }: PropDescriptor, value: unknown): boolean {
  if (value === undefined) return true;
  if (kind === "choice") return values?.includes(value as string) ?? false;
  if (kind === "switch") return typeof value === "boolean";
  return typeof value === (kind === "number" ? "number" : "string");
}

export interface ControlProps {
  name: string;
  prop: PropDescriptor;
  kind: ControlKind;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control of one prop, with the prop's name as its accessible name. */
export function Control({ name, prop, kind, value, onChange }: ControlProps) {
  if (kind === "choice") {
    return (
      <Select
        size="sm"
        label={name}
        hideLabel
        items={(prop.values ?? []).map((each) => ({ value: each, label: each || '""' }))}
        value={(value as string | undefined) ?? null}
        placeholder="–"
        onValueChange={(next) => onChange(next)}
      />
    );
  }
  if (kind === "switch") {
    return <Switch size="sm" aria-label={name} checked={value === true} onValueChange={onChange} />;
  }
  return (
    <Input
      size="sm"
      aria-label={name}
      type={kind === "number" ? "number" : "text"}
      value={typeof value === "string" || typeof value === "number" ? String(value) : ""}
      onValueChange={(text) => onChange(kind === "number" ? numberOf(text) : text || undefined)}
    />
  );
}

function numberOf(text: string): number | undefined {
  return text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}
