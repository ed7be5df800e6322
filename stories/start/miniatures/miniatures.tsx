import { type ComponentType, lazy } from "react";

type Drawings = Record<string, ComponentType>;

type Shelf = () => Promise<{ drawings: Drawings }>;

/** The files with the miniatures. Each file is loaded when the first of its cards comes into view. */
const files: [Shelf, string[]][] = [
  [
    () => import("./inputs"),
    [
      "ButtonGroup",
      "PasswordInput",
      "PinInput",
      "SecretInput",
      "DateRangeInput",
      "Button",
      "Checkbox",
      "ClipboardText",
      "Field",
      "FileUpload",
      "Input",
      "InputGroup",
      "NumberField",
      "Radio",
      "Slider",
      "Switch",
      "TagsInput",
      "Textarea",
      "TimeField",
      "ToggleGroup",
    ],
  ],
  [
    () => import("./pickers"),
    ["Autocomplete", "Combobox", "DateInput", "DatePicker", "DateRangePicker", "DateTimePicker", "Select"],
  ],
  [
    () => import("./display"),
    [
      "Accordion",
      "Avatar",
      "Badge",
      "Banner",
      "Code",
      "Collapsible",
      "Empty",
      "Kbd",
      "Loader",
      "Meter",
      "Skeleton",
      "Sparkline",
      "Table",
      "Text",
      "Toast",
      "Tree",
    ],
  ],
  [
    () => import("./layout"),
    [
      "BarChart",
      "BubbleMap",
      "Chart",
      "ChoroplethMap",
      "DonutChart",
      "Grid",
      "GridItem",
      "Logo",
      "PoweredBy",
      "SankeyChart",
      "Stack",
      "Surface",
      "TimeSeriesChart",
    ],
  ],
  [
    () => import("./navigation"),
    [
      "Breadcrumbs",
      "CommandPalette",
      "Link",
      "MenuBar",
      "Pagination",
      "Sidebar",
      "Stepper",
      "TableOfContents",
      "Tabs",
      "Toolbar",
    ],
  ],
  [
    () => import("./overlays"),
    ["ContextMenu", "Dialog", "Drawer", "DropdownMenu", "HoverCard", "Popover", "Tooltip"],
  ],
];

/** The file with each component's miniature. A test checks that every component has one. */
export const shelves: Record<string, Shelf> = Object.fromEntries(
  files.flatMap(([load, names]) => names.map((name) => [name, load])),
);

const lazily = new Map<string, ComponentType>();

/** A small working example of a component, sized for a card. */
export function Miniature({ name }: { name: string }) {
  const Drawing = drawingOf(name);
  return <Drawing />;
}

function drawingOf(name: string): ComponentType {
  const known = lazily.get(name);
  if (known) return known;
  const Drawing = lazy(async () => {
    const { drawings } = (await shelves[name]?.()) ?? { drawings: {} as Drawings };
    return { default: drawings[name] ?? (() => null) };
  });
  lazily.set(name, Drawing);
  return Drawing;
}
