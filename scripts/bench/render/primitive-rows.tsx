import { Accordion as BaseAccordion } from "@base-ui/react/accordion";
import { Slider as BaseSlider } from "@base-ui/react/slider";
import { DayPicker } from "react-day-picker";
import { mountRows } from "./mount-rows";
import type { Row } from "./row";

const ten = Array.from({ length: 10 }, (_, index) => `${index}`);

/** The rows that exceed twice plain HTML, compared with their primitives instead. The ratio is what Kerf adds. */
export const primitiveRows: Row[] = [
  compared("mount-accordion", "primitive-accordion", "Base UI", (key) => (
    <BaseAccordion.Root key={key}>
      {ten.map((item) => (
        <BaseAccordion.Item key={item} value={item}>
          <BaseAccordion.Header>
            <BaseAccordion.Trigger>Can I add seats later?</BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel>Yes.</BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )),
  compared("mount-slider", "primitive-slider", "Base UI", (key) => (
    <BaseSlider.Root key={key} defaultValue={80}>
      <BaseSlider.Label>Quality</BaseSlider.Label>
      <BaseSlider.Control>
        <BaseSlider.Track>
          <BaseSlider.Indicator />
          <BaseSlider.Thumb />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )),
  compared("mount-date-time-picker", "primitive-date-time-picker", "react-day-picker", (key) => (
    <DayPicker
      key={key}
      mode="single"
      fixedWeeks
      showOutsideDays
      defaultMonth={new Date(2026, 10, 19)}
      selected={new Date(2026, 10, 19)}
    />
  )),
];

/** A row of `mountRows` with its primitive as the reference. */
function compared(row: Row["id"], id: Row["id"], primitive: string, reference: Row["reference"]): Row {
  const own = mountRows.find((each) => each.id === row);
  if (!own) throw new Error(`No row is called ${row}.`);
  return { ...own, id, work: `${own.work}, beside ${primitive}`, reference };
}
