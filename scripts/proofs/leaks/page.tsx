import "@kerf/react/styles.css";
import {
  Accordion,
  ChoroplethMap,
  Combobox,
  CommandPalette,
  DateInput,
  DateTimePicker,
  Dialog,
  Drawer,
  DropdownMenu,
  FileUpload,
  NumberField,
  Popover,
  Select,
  Sidebar,
  Slider,
  TimeField,
  Tooltip,
  Tree,
} from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** The functions that the check calls on the page. */
export interface Leaks {
  names: string[];
  /** Opens and closes an overlay `times` times, one frame each, without waiting for its animations. */
  open(name: string, times: number): Promise<void>;
  /** Mounts and unmounts an open overlay `times` times. */
  mount(name: string, times: number): Promise<void>;
  /** The parts of the page that an open overlay may change, as text. */
  state(): string;
}

declare global {
  var leaks: Leaks;
}

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

const ring = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 0],
];
const regions = {
  type: "FeatureCollection",
  features: [
    { type: "Feature", properties: { name: "West" }, geometry: { type: "Polygon", coordinates: [ring] } },
  ],
};

const moment = new Date("2026-11-17T08:30Z");
const drawing = new File(["plan"], "plan.svg", { type: "image/svg+xml" });
const timber = [
  { value: "softwood", label: "Softwood", children: [{ value: "larch", label: "Larch" }] },
  { value: "hardwood", label: "Hardwood" },
];

/** Opens a component without an `open` prop by its trigger. */
function Pressed({ open, trigger, children }: { open: boolean; trigger: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open !== wasOpen.current) ref.current?.querySelector<HTMLElement>(trigger)?.click();
    wasOpen.current = open;
  }, [open, trigger]);
  return <div ref={ref}>{children}</div>;
}

const subjects: Record<string, (open: boolean) => ReactElement> = {
  Dialog: (open) => (
    <Dialog.Root open={open}>
      <Dialog.Trigger>Delete</Dialog.Trigger>
      <Dialog>
        <Dialog.Title>Delete this project?</Dialog.Title>
        <Dialog.Close>Keep</Dialog.Close>
      </Dialog>
    </Dialog.Root>
  ),
  Drawer: (open) => (
    <Drawer.Root open={open}>
      <Drawer.Trigger>Filter</Drawer.Trigger>
      <Drawer>
        <Drawer.Title>Filter the drawings</Drawer.Title>
        <Drawer.Close>Done</Drawer.Close>
      </Drawer>
    </Drawer.Root>
  ),
  Popover: (open) => (
    <Popover open={open}>
      <Popover.Trigger openOnHover>Kerf</Popover.Trigger>
      <Popover.Content>
        <Popover.Title>Width of the cut</Popover.Title>
        <Popover.Close>Done</Popover.Close>
      </Popover.Content>
    </Popover>
  ),
  DropdownMenu: (open) => (
    <DropdownMenu open={open}>
      <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
        <DropdownMenu.Sub open={open}>
          <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Workshop</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
      </DropdownMenu.Content>
    </DropdownMenu>
  ),
  Tooltip: (open) => (
    <Tooltip.Provider>
      <Tooltip content="Copies the link" open={open}>
        Copy
      </Tooltip>
    </Tooltip.Provider>
  ),
  Combobox: (open) => (
    <Combobox items={["Apple", "Fig"]} aria-label="Fruit" open={open}>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  Select: (open) => <Select items={{ a: "Apple", f: "Fig" }} aria-label="Fruit" open={open} />,
  CommandPalette: (open) => (
    <CommandPalette.Root items={["Deploy", "Roll back"]} open={open}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Root>
  ),
  DateInput: (open) => (
    <Pressed open={open} trigger="button">
      <DateInput label="Day" defaultValue={moment} />
    </Pressed>
  ),
  DateTimePicker: (open) => (
    <Popover open={open}>
      <Popover.Trigger>Departure</Popover.Trigger>
      <Popover.Content>
        <DateTimePicker aria-label="Departure" timezone="UTC" defaultValue={moment} />
      </Popover.Content>
    </Popover>
  ),
  // The drawer of a narrow page.
  Sidebar: (open) => (
    <Pressed open={open} trigger="[data-slot=sidebar-trigger]">
      <Sidebar.Root>
        <Sidebar>
          <Sidebar.Menu>
            <Sidebar.Item href="#inbox">Inbox</Sidebar.Item>
          </Sidebar.Menu>
        </Sidebar>
        <Sidebar.Trigger />
      </Sidebar.Root>
    </Pressed>
  ),
  Accordion: (open) => (
    <Accordion value={open ? ["trial"] : []}>
      <Accordion.Item value="trial">
        <Accordion.Trigger>What happens when my trial ends?</Accordion.Trigger>
        <Accordion.Panel>Your projects become read-only.</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  ),
  Tree: (open) => <Tree aria-label="Timber" items={timber} expanded={open ? ["softwood"] : []} />,
  FileUpload: (open) => <FileUpload label="Drawing" value={open ? [drawing] : []} />,
  // Inputs don't open: they are rendered again with another value.
  TimeField: (open) => <TimeField label="Delivery" value={open ? "09:30" : "14:45"} />,
  NumberField: (open) => <NumberField label="Boards" value={open ? 12 : 13} steppers />,
  Slider: (open) => <Slider label="Moisture" value={open ? 20 : 40} showValue />,
  // A map doesn't open: it is rendered again. The charting module keeps regions, which are always the same.
  ChoroplethMap: (open) => (
    <ChoroplethMap
      label="Requests"
      echarts={echarts}
      geoJson={regions}
      data={[{ region: "West", count: open ? 1 : 2 }]}
      name="region"
      value="count"
      height={120}
      showLegend
    />
  ),
};

const stage = document.body.appendChild(document.createElement("main"));

globalThis.leaks = {
  names: Object.keys(subjects),

  async open(name, times) {
    const root = createRoot(stage);
    const show = async (open: boolean) => {
      flushSync(() => root.render(find(name)(open)));
      await frame();
    };
    for (let time = 0; time < times; time++) {
      await show(true);
      await show(false);
    }
    await rest();
    root.unmount();
    await rest();
    // React keeps a reference to the target of the last event until the next event.
    stage.click();
  },

  async mount(name, times) {
    for (let time = 0; time < times; time++) {
      const root = createRoot(stage);
      flushSync(() => root.render(find(name)(true)));
      await frame();
      root.unmount();
      await frame();
    }
    await rest();
  },

  state() {
    const { documentElement, body } = document;
    const children = [...body.children].map((child) => child.cloneNode(false) as Element);
    return [documentElement.cloneNode(false) as Element, body.cloneNode(false) as Element, ...children]
      .map((element) => element.outerHTML.replaceAll(' style=""', ""))
      .join("\n");
  },
};

function find(name: string): (open: boolean) => ReactElement {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject ${name}. The subjects are ${leaks.names.join(", ")}.`);
  return subject;
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** Waits until animations, and the timers after them, have ended. */
function rest(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 600));
}
