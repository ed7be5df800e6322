import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { Grid } from "../grid";
import { Surface } from "../surface";
import { GridItem, type GridItemProps } from ".";

const meta = {
  component: GridItem,
  title: "Behaviour/GridItem",
  tags: ["!autodocs"],
  args: { children: "Cell" },
} satisfies Meta<typeof GridItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row is as wide as the grid with any number of columns. It adds no columns to a grid that has only one. */
export const WholeRow: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <>
      {[320, 768, 1280].map((width) => (
        <AtWidth key={width} width={width} scale={0.5}>
          {(["6up", "2up", undefined] as const).map((variant) => (
            <Grid key={String(variant)} variant={variant}>
              <GridItem>One</GridItem>
              <GridItem span="row">Row</GridItem>
              <GridItem>One</GridItem>
            </Grid>
          ))}
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 768, 1280]) {
      const page = await pageAt(canvasElement, width);
      for (const grid of page.querySelectorAll("[data-slot=grid]")) {
        const [first, row, last] = [...grid.children].map((cell) => cell.getBoundingClientRect());
        await expect(Math.round(row?.width ?? 0)).toBe(grid.clientWidth);
        await expect(first?.width).toBeCloseTo(last?.width ?? 0, 0);
        await expect(grid.scrollWidth).toBe(grid.clientWidth);
      }
    }
  },
};

/** An invalid span falls back to the default and logs a warning. */
export const UnknownSpan: Story = {
  args: { span: "3" } as object as GridItemProps,
  parameters: { console: { expect: [/Invalid GridItem.span "3".*"one" is used/] } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("Cell")).gridColumnEnd).toBe("auto");
  },
};

const ref = createRef<HTMLDivElement>();

/** A custom class overrides the component's own, and all other attributes reach the element. */
export const CallersAttributes: Story = {
  args: { className: "min-w-40", id: "cell", title: "The cell" },
  render: (args) => <GridItem ref={ref} {...args} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByTitle("The cell");
    await expect(ref.current).toBe(cell);
    await expect(cell).toHaveAttribute("id", "cell");
    await expect(getComputedStyle(cell).minWidth).toBe("160px");
  },
};

export const Conforms = conformance({
  GridItem: (props) => (
    <Grid variant="side-by-side">
      <GridItem {...props}>
        <Surface>Saws</Surface>
      </GridItem>
    </Grid>
  ),
});
