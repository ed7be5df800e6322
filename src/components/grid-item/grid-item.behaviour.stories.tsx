import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { Grid } from "../grid";
import { Surface } from "../surface";
import { GridItem } from ".";

const meta = {
  component: GridItem,
  title: "Behaviour/GridItem",
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

export const Conforms = conformance({
  GridItem: (props) => (
    <Grid variant="side-by-side">
      <GridItem {...props}>
        <Surface>Saws</Surface>
      </GridItem>
    </Grid>
  ),
});
