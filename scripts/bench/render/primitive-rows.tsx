import { Accordion as BaseAccordion } from "@base-ui/react/accordion";
import { Slider as BaseSlider } from "@base-ui/react/slider";
import { DayPicker } from "react-day-picker";
import { mountRows } from "./mount-rows";
import type { Row } from "./row";

const ten = Array.from({ length: 10 }, (_, index) => `${index}`);

/** The rows that exceed twice plain HTML, compared with what they are built on: the share that Kerf adds. */
export const primitiveRows: Row[] = [
  {
    ...rowOf("mount-accordion"),
    id: "primitive-accordion",
    work: "… compared with Base UI's Accordion",
    reference: (key) => (
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
    ),
  },
  {
    ...rowOf("mount-slider"),
    id: "primitive-slider",
    work: "… compared with Base UI's Slider",
    reference: (key) => (
      <BaseSlider.Root key={key} defaultValue={80}>
        <BaseSlider.Label>Quality</BaseSlider.Label>
        <BaseSlider.Control>
          <BaseSlider.Track>
            <BaseSlider.Indicator />
            <BaseSlider.Thumb />
          </BaseSlider.Track>
        </BaseSlider.Control>
      </BaseSlider.Root>
    ),
  },
  {
    ...rowOf("mount-date-time-picker"),
    id: "primitive-date-time-picker",
    work: "… compared with react-day-picker alone",
    reference: (key) => (
      <DayPicker
        key={key}
        mode="single"
        fixedWeeks
        showOutsideDays
        defaultMonth={new Date(2026, 10, 19)}
        selected={new Date(2026, 10, 19)}
      />
    ),
  },
];

function rowOf(id: string): Row {
  const row = mountRows.find((each) => each.id === id);
  if (!row) throw new Error(`No row is called ${id}.`);
  return row;
}
