import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { Meter } from ".";

const meta = {
  component: Meter,
  title: "Behaviour/Meter",
  args: { label: "Storage", value: 62 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has the role `meter`, is named by its label, and has its bounds and value. */
export const Accessibility: Story = {
  args: { showValue: true },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Storage" });
    await expect(meter).toHaveAttribute("aria-valuemin", "0");
    await expect(meter).toHaveAttribute("aria-valuemax", "100");
    await expect(meter).toHaveAttribute("aria-valuenow", "62");
    await expect(meter).toHaveAttribute("aria-valuetext", "62%");
    await expect(canvas.getByText("62%")).toBeVisible();
  },
};

/** By default, the percentage is announced but not shown. */
export const ValueNotShown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "62%");
    await expect(canvas.queryByText("62%")).toBeNull();
  },
};

/** A custom text replaces the percentage, both visually and for screen readers. Classes reach the track and the indicator. */
export const CustomValue: Story = {
  args: {
    label: "Seats",
    value: 3,
    max: 5,
    customValue: "3 of 5 seats",
    showValue: true,
    trackClassName: "cursor-help",
    indicatorClassName: "cursor-text",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 5 seats")).toBeVisible();
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "3 of 5 seats");
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "3");
    await expect(canvas.queryByText("60%")).toBeNull();
    await expect(filled(canvas.getByRole("meter"))).toBeCloseTo(0.6, 2);
    const cursor = (slot: string) => getComputedStyle(part(canvas.getByRole("meter"), slot)).cursor;
    await expect([cursor("meter-track"), cursor("meter-indicator")]).toEqual(["help", "text"]);
  },
};

/** A scale can start at any number. */
export const OtherScale: Story = {
  args: { value: 25, min: 10, max: 40, showValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("50%")).toBeVisible();
    await expect(filled(canvas.getByRole("meter"))).toBeCloseTo(0.5, 2);
  },
};

const nonsense = [
  ["below", { value: -5 }, [0, 0, 100], "0%"],
  ["above", { value: 180 }, [100, 0, 100], "100%"],
  ["endless", { value: Number.POSITIVE_INFINITY }, [100, 0, 100], "100%"],
  ["no number", { value: Number.NaN }, [0, 0, 100], "0%"],
  ["nothing", { value: undefined, min: 3 }, [3, 3, 100], "0%"],
  ["a quota of nothing", { value: 0, max: 0 }, [0, 0, 0], "0%"],
  ["swapped bounds", { value: 5, min: 10, max: 1 }, [10, 10, 10], "0%"],
  ["no bounds", { value: 50, min: Number.NaN, max: Number.NEGATIVE_INFINITY }, [50, 0, 100], "50%"],
] as const;

/** For any numbers, the fill stays inside the track and the value inside its bounds. */
export const Clamped: Story = {
  parameters: {
    console: { expect: [/value NaN/, /min 10 is greater than Meter.max 1/, /min NaN/, /max -Infinity/] },
  },
  render: () => (
    <div className="flex flex-col gap-4">
      {nonsense.map(([label, props]) => (
        <Meter key={label} label={label} showValue {...props} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, , [now, min, max], text] of nonsense) {
      const meter = canvas.getByRole("meter", { name });
      const told = ["valuenow", "valuemin", "valuemax"].map((fact) =>
        Number(meter.getAttribute(`aria-${fact}`)),
      );
      await expect([name, ...told]).toEqual([name, now, min, max]);
      await expect(meter).toHaveAttribute("aria-valuetext", text);
      await expect(filled(meter)).toBeCloseTo(max > min ? (now - min) / (max - min) : 0, 2);
    }
  },
};

/** In a narrow space, long labels and values wrap, and nothing is clipped. */
export const Content: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "narrow"] } },
  render: () => (
    <div className="flex w-56 flex-col gap-5">
      <Meter label="Transfer of the current billing period" value={40} showValue />
      <Meter label="Storage" value={40} customValue="412,000 of 1,030,000 objects" />
      <Meter label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" value={40} showValue />
      <Meter label="🪚 مساحة التخزين ストレージ" value={40} showValue />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const meter of canvas.getAllByRole("meter")) {
      await expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth);
    }
  },
};

function part(meter: HTMLElement, slot: string): Element {
  const found = meter.querySelector(`[data-slot=${slot}]`);
  if (!found) throw new Error(`The meter has no ${slot}.`);
  return found;
}

function box(meter: HTMLElement, slot: string): DOMRect {
  return part(meter, slot).getBoundingClientRect();
}

/** The filled fraction of the track, as rendered. */
function filled(meter: HTMLElement): number {
  return box(meter, "meter-indicator").width / box(meter, "meter-track").width;
}

export const Conforms = conformance({ Meter: (props) => <Meter label="Disk" value={40} {...props} /> });
