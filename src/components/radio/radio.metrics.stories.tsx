import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { Radio } from ".";

const meta = {
  component: Radio.Group,
  title: "Behaviour/Radio metrics",
  tags: ["!autodocs"],
} satisfies Meta<typeof Radio.Group>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();
const rowOf = (radio: HTMLElement) => radio.closest("label") as HTMLElement;

/** Without a label, the click target is 24 px. With a label, it is the whole line or card. */
export const HitArea: Story = {
  render: () => (
    <div className="flex flex-col gap-4 p-4">
      <Radio.Group legend="Bare">
        <Radio.Item value="a" aria-label="Bare" />
      </Radio.Group>
      <Radio.Group legend="Line" controlPosition="end">
        <Radio.Item value="a" label="Line" />
      </Radio.Group>
      <Radio.Group legend="Card" appearance="card">
        <Radio.Item value="a" label="Card" />
      </Radio.Group>
    </div>
  ),
  play: async ({ canvas }) => {
    const bare = canvas.getByRole("radio", { name: "Bare" });
    const { left, top, width, height } = box(bare);
    await expect([width, height]).toEqual([16, 16]);
    for (const [x, y] of [
      [-3.5, -3.5],
      [19.5, -3.5],
      [-3.5, 19.5],
      [19.5, 19.5],
    ] as const) {
      await expect(document.elementFromPoint(left + x, top + y)).toBe(bare);
    }
    for (const name of ["Line", "Card"]) {
      const row = rowOf(canvas.getByRole("radio", { name }));
      await expect(box(row).height).toBeGreaterThanOrEqual(24);
      // Inside the round corner of a card.
      await expect(row).toContainElement(
        document.elementFromPoint(box(row).left + 3, box(row).bottom - 3) as HTMLElement,
      );
    }
  },
};

/** Horizontal choices are on one line if they fit. Otherwise, they wrap. */
export const Orientation: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <>
      {[320, 800].map((width) => (
        <AtWidth key={width} width={width}>
          <Radio.Group legend="Line" orientation="horizontal">
            {"abcde".split("").map((value) => (
              <Radio.Item key={value} value={value} label={`Choice ${value}`} />
            ))}
          </Radio.Group>
          <Radio.Group legend="Cards" orientation="horizontal" appearance="card">
            {"abcde".split("").map((value) => (
              <Radio.Item key={value} value={value} label={`Card ${value}`} description="More about it" />
            ))}
          </Radio.Group>
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = async (width: number, legend: string) => {
      const page = await pageAt(canvasElement, width);
      await expect(page.scrollWidth).toBeLessThanOrEqual(width);
      const group = within(page).getByRole("radiogroup", { name: legend });
      const items = within(group).getAllByRole("radio").map(rowOf);
      // Column widths may differ by a fraction of a pixel.
      const widths = items.map((item) => box(item).width);
      if (legend === "Cards") await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
      return new Set(items.map((item) => box(item).top)).size;
    };
    await expect(await rows(800, "Line")).toBe(1);
    await expect(await rows(320, "Line")).toBeGreaterThan(1);
    await expect(await rows(800, "Cards")).toBe(2);
    await expect(await rows(320, "Cards")).toBe(5);
  },
};
