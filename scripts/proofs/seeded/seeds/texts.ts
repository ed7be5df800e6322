import type { Catalog, ComponentDescriptor } from "../../../../src/catalog/types";
import { patch } from "../patch";
import { type FactSeed, swap, tableRows } from "../seed";

type KeyRow = NonNullable<ComponentDescriptor["guide"]>["keyboard"][number];

/** Each line has a text of the catalog, one of its figures, and a false one. `Component.prop=value` is a value's description. */
const figures = `
Autocomplete.InputGroup.size=sm | 26 px | 27 px
Avatar.size=xl | 64 px | 62 px
Banner.size=sm | 12 px | 13 px
Breadcrumbs.size=base | 24 px | 25 px
Button.size=lg | 40 px | 41 px
ClipboardText.size=sm | 26 px | 24 px
Combobox.size=xs | 20 px | 22 px
DateInput.size=base | 36 px | 34 px
DateRangePicker.size=sm | 168 px | 170 px
DateRangePicker.size=lg | 32 px | 33 px
DateTimePicker.hourCycle=h12 | 12 hours | 13 hours
Dialog.size=sm | 288 px | 280 px
Dialog.size=xl | 768 px | 766 px
Empty.size=sm | 12 px | 11 px
Grid.gap=base | 1024 px | 1000 px
Grid.variant=4up | 1280 px | 1200 px
Grid.variant=6up | 2 columns | 9 columns
Input.size=lg | 40 px | 44 px
InputGroup.size=xs | 20 px | 21 px
Loader.size=lg | 32 px | 30 px
NumberField.size=sm | 26 px | 28 px
Select.size=base | 36 px | 38 px
Skeleton.size=lg | 16 px | 17 px
Slider.orientation=vertical | 160 px | 180 px
Stack.gap=5 | 20 px | 18 px
Stack.maxWidth=lg | 672 px | 640 px
Switch.size=lg | 24 px | 26 px
Table.size=base | 40 px | 42 px
Text.variant=heading1 | 32 px | 31 px
Textarea.size=base | 14 px | 15 px
TimeField.size=xs | 20 px | 19 px
Tree.size=sm | 26 px | 25 px
Checkbox.guide.accessibility | 24 px | 44 px
Dialog.props.size.description | 16 px | 20 px
InputGroup.subComponents.Button.description | 60% | 50%
Logo.props.height.description | 32 px | 30 px
NumberField.props.largeStep.description | 10 steps | 5 steps
Popover.subComponents.Content.description | 288 px | 300 px
Sidebar.description | 768 px | 800 px
Sidebar.guide.keyboard.does | 16 px | 10 px
Slider.guide.accessibility | 24 px | 32 px
Stepper.props.orientation.description | 480 px | 500 px
Surface.props.children.description | 16 px | 12 px
TimeField.description | 24 hours | 25 hours
Tree.props.renderHandle.description | 24 px | 28 px
`;

/** Each line has a component, and a key that its keyboard table doesn't have. */
const keys = `
Accordion | ArrowDown
Autocomplete | Mod+B
Button | ArrowRight
Checkbox | Enter
Collapsible | ArrowDown
Combobox | PageUp
Dialog | ArrowLeft
DropdownMenu | Mod+B
Link | Space
Pagination | PageDown
Popover | ArrowDown
Radio | Home
Slider | Escape
Stepper | ArrowRight
Tabs | Mod+B
Toast | Delete
`;

/** Changes to the figures and keyboard tables of the catalog that make them false. */
export const textSeeds: Omit<FactSeed, "file">[] = [
  ...tableRows(figures).map(([subject = "", right = "", wrong = ""]) => ({
    name: `${subject}: ${wrong} instead of ${right}`,
    fact: ["figures", `${subject}: ${wrong}`, /nothing proves it/] satisfies FactSeed["fact"],
    edit: (text: string) => withFigure(text, subject, right, wrong),
  })),
  ...tableRows(keys).map(([component = "", key = ""]) => ({
    name: `${component} takes the key ${key}`,
    fact: ["keyboard", `${component} ${key}`, /no story presses it/] satisfies FactSeed["fact"],
    edit: patch(component, {
      guide: { keyboard: (rows: KeyRow[]) => [...rows, { keys: [key], does: "Does something." }] },
    }),
  })),
];

/** Replaces a figure in the text at a path, or in the first text of the list there. */
function withFigure(text: string, subject: string, right: string, wrong: string): string {
  const [, part, prop, value] = /^(.*)\.(\w+)=(.*)$/.exec(subject) ?? [];
  const change = swap(right, wrong);
  if (part && prop && value) return patch(`${part}.${prop}`, { descriptions: { [value]: change } })(text);
  const catalog: Catalog = JSON.parse(text);
  const path = subject.split(".");
  const last = path.pop() ?? "";
  const found = path.reduce<unknown[]>(
    (entries, key) => entries.flatMap((entry) => (entry as Record<string, unknown>)[key] ?? []),
    [catalog.components],
  );
  for (const entry of found as Record<string, string | string[]>[]) {
    const old = entry[last];
    if (old === undefined || !String(old).includes(right)) continue;
    entry[last] = Array.isArray(old) ? old.map((each) => each.replace(right, wrong)) : change(old);
    return JSON.stringify(catalog);
  }
  throw new Error(`${subject} has no ${right} any more.`);
}
