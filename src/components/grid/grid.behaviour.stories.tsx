import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { GridItem } from "../grid-item";
import { Grid, type GridProps } from ".";
import { cells, measureGrid } from "./grid.fixture";

const meta = {
  component: Grid,
  title: "Behaviour/Grid",
  args: { children: cells(7) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

type Variant = NonNullable<GridProps["variant"]>;

/** A phone, and for each breakpoint the last pixel before it and the breakpoint itself. */
const widths = [320, 767, 768, 1023, 1024, 1279, 1280] as const;

/** The column widths at each of `widths`. */
const shares: Record<Variant, number[][]> = {
  "2up": [[1], [1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]],
  "side-by-side": widths.map(() => [1, 1]),
  "2-1": [[1], [1], [2, 1], [2, 1], [2, 1], [2, 1], [2, 1]],
  "1-2": [[1], [1], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2]],
  "1-3up": [1, 1, 1, 1, 3, 3, 3].map(even),
  "3up": [1, 1, 2, 2, 3, 3, 3].map(even),
  "4up": [1, 1, 2, 2, 3, 3, 4].map(even),
  "6up": [2, 2, 3, 3, 4, 4, 6].map(even),
  "1-2-4up": [1, 1, 2, 2, 4, 4, 4].map(even),
};

const gaps = {
  none: [0, 0, 0, 0, 0, 0, 0],
  sm: [12, 12, 12, 12, 12, 12, 12],
  base: [8, 8, 24, 24, 32, 32, 32],
  lg: [32, 32, 32, 32, 32, 32, 32],
};

/**
 * Every variant has the right columns at each width, exactly from each breakpoint. The gap is the same between columns
 * and rows, and `base` grows with the viewport. Only `4up` has a divider. Others log a warning for untyped callers.
 */
export const Columns: Story = {
  parameters: {
    a11y: withoutFrames,
    visual: { skip: "Measures; Components/Grid shows the same." },
    console: { expect: [/Grid ignores mobileDivider unless variant is "4up"/] },
  },
  render: () => (
    <>
      {widths.map((width) => (
        <AtWidth key={width} width={width} scale={0.25}>
          {(Object.keys(shares) as Exclude<Variant, "4up">[]).map((variant) => (
            <Grid key={variant} data-variant={variant} variant={variant}>
              {cells(7)}
            </Grid>
          ))}
          <Grid data-variant="none">{cells(2)}</Grid>
          {/* @ts-expect-error The types refuse it. */}
          <Grid data-divided="" variant="3up" mobileDivider>
            <GridItem>First</GridItem>
            <GridItem>Second</GridItem>
          </Grid>
          {(Object.keys(gaps) as (keyof typeof gaps)[]).map((gap) => (
            <Grid key={gap} data-gap={gap} gap={gap} variant="side-by-side">
              {cells(4)}
            </Grid>
          ))}
          <Grid data-gap="base" variant="side-by-side">
            {cells(4)}
          </Grid>
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const [index, width] of widths.entries()) {
      const page = await pageAt(canvasElement, width);
      for (const [variant, perWidth] of [
        ...Object.entries(shares),
        ["none", widths.map(() => [1])] as const,
      ]) {
        const grid = page.querySelector<HTMLElement>(`[data-variant="${variant}"]`);
        if (!grid) throw new Error(`There is no grid ${variant} at ${width} px.`);
        const { columns, columnGap } = measureGrid(grid);
        const parts = perWidth[index] ?? [];
        const unit =
          (grid.clientWidth - columnGap * (parts.length - 1)) / parts.reduce((sum, part) => sum + part);
        const expected = parts.map((part) => Math.round(part * unit));
        await expect([width, variant, columns.map(Math.round)]).toEqual([width, variant, expected]);
      }
      const divided = page.querySelector("[data-divided]")?.lastElementChild as Element;
      await expect(getComputedStyle(divided).borderTopWidth).toBe("0px");
      for (const [gap, perWidth] of Object.entries(gaps)) {
        for (const grid of page.querySelectorAll(`[data-gap="${gap}"]`)) {
          const { columnGap, rowGap } = measureGrid(grid);
          await expect([width, gap, columnGap, rowGap]).toEqual([
            width,
            gap,
            perWidth[index],
            perWidth[index],
          ]);
        }
      }
    }
  },
};

/** In one column, hairlines separate the cells, at the distance of the gap. From 768 px, they are gone. */
export const MobileDivider: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <>
      {[767, 768].map((width) => (
        <AtWidth key={width} width={width} scale={0.5}>
          <Grid variant="4up" mobileDivider gap="sm">
            <GridItem>First</GridItem>
            <GridItem>Second</GridItem>
            <GridItem>Third</GridItem>
          </Grid>
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = async (width: number) => {
      const page = within(await pageAt(canvasElement, width));
      return ["First", "Second", "Third"].map((name) => {
        const { borderTopWidth, borderTopStyle, paddingTop } = getComputedStyle(page.getByText(name));
        return `${borderTopWidth} ${borderTopStyle} ${paddingTop}`;
      });
    };
    await expect(await lines(767)).toEqual(["0px solid 0px", "1px solid 12px", "1px solid 12px"]);
    await expect(new Set(await lines(768))).toEqual(new Set(["0px solid 0px"]));
  },
};

/** Content wider than its cell widens neither the column nor the grid. Words break, and code scrolls. */
export const LongContent: Story = {
  parameters: { visual: { modes: ["light", "rtl", "narrow"] } },
  render: () => (
    <div className="grid gap-4">
      {[undefined, "side-by-side" as const].map((variant) => (
        <Grid key={String(variant)} variant={variant} gap="sm" className="w-64">
          <GridItem>
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
          </GridItem>
          <GridItem>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be focusable by keyboard. */}
            <pre tabIndex={0} className="m-0 overflow-x-auto">
              npx create-something-with-a-very-long-name --template minimal --yes
            </pre>
          </GridItem>
        </Grid>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of canvasElement.querySelectorAll("[data-slot=grid]")) {
      await expect(grid.scrollWidth).toBe(256);
      const [first, second] = [...grid.children].map((cell) => cell.getBoundingClientRect().width);
      await expect(first).toBe(second);
    }
  },
};

function even(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

export const Conforms = conformance({
  Grid: (props) => (
    <Grid variant="4up" {...props}>
      {cells(7)}
    </Grid>
  ),
});
