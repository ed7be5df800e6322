import { Stack, Text, ToggleGroup } from "@kerf/react";
import {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  ItalicIcon,
  UnderlineIcon,
} from "lucide-react";
import { useState } from "react";

/** Options that are independent of each other. Icons need a name. */
export function TextStyle() {
  return (
    <ToggleGroup multiple defaultValue={["bold"]} aria-label="Text style">
      <ToggleGroup.Item value="bold" icon={BoldIcon} aria-label="Bold" />
      <ToggleGroup.Item value="italic" icon={ItalicIcon} aria-label="Italic" />
      <ToggleGroup.Item value="underline" icon={UnderlineIcon} aria-label="Underline" />
    </ToggleGroup>
  );
}

/** One of several. The state isn't set to an empty value, so that one always stays pressed. */
export function Alignment() {
  const [alignment, setAlignment] = useState(["left"]);
  return (
    <ToggleGroup
      size="sm"
      aria-label="Alignment"
      value={alignment}
      onValueChange={(value) => value.length > 0 && setAlignment(value)}
    >
      <ToggleGroup.Item value="left" icon={AlignLeftIcon} aria-label="Left" />
      <ToggleGroup.Item value="center" icon={AlignCenterIcon} aria-label="Center" />
      <ToggleGroup.Item value="right" icon={AlignRightIcon} aria-label="Right" />
    </ToggleGroup>
  );
}

/** Filters that narrow a list at once. */
export function Filters() {
  const [filters, setFilters] = useState<string[]>([]);
  return (
    <Stack gap="3">
      <ToggleGroup multiple aria-label="Filters" value={filters} onValueChange={setFilters}>
        <ToggleGroup.Item value="failed">Failed</ToggleGroup.Item>
        <ToggleGroup.Item value="running">Running</ToggleGroup.Item>
        <ToggleGroup.Item value="mine">My deployments</ToggleGroup.Item>
      </ToggleGroup>
      <Text variant="secondary">{filters.length === 0 ? "All deployments" : filters.join(", ")}</Text>
    </Stack>
  );
}
