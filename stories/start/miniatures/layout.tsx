import { Grid, GridItem, Logo, PoweredBy, Stack, Surface } from "@kerf/react";
import { lazy } from "react";

const Cell = () => <div className="h-10 rounded-xs border border-accent-line bg-accent-tint" />;
/** Loads the chart library only when a chart or a map is rendered. */
const SmallBars = lazy(() => import("./bars"));
const SmallChart = lazy(() => import("./chart"));
const SmallDonut = lazy(() => import("./donut"));
const SmallFlows = lazy(() => import("./flows"));
const SmallTimeSeries = lazy(() => import("./time-series"));
const SmallMap = lazy(() => import("./map"));
const SmallBubbleMap = lazy(async () => ({ default: (await import("./map")).SmallBubbleMap }));

const narrow = { zoom: 0.75 };

export const drawings = {
  Grid: () => (
    <div className="w-full" style={narrow}>
      <Grid variant="3up" gap="sm">
        <Cell />
        <Cell />
        <Cell />
      </Grid>
    </div>
  ),
  GridItem: () => (
    <div className="w-full" style={narrow}>
      <Grid variant="2up" gap="sm">
        <GridItem>
          <Cell />
        </GridItem>
        <GridItem>
          <div className="h-8 rounded-xs border border-line border-dashed" />
        </GridItem>
      </Grid>
    </div>
  ),
  Surface: () => (
    <Surface className="w-40 max-w-full p-4">
      <p className="font-medium">Workshop</p>
      <p className="text-ink-muted text-sm">Four people</p>
    </Surface>
  ),
  Logo: () => <Logo height={28} />,
  // The brand's mark is black in every theme, so it needs a light background.
  PoweredBy: () => (
    <Surface data-theme="light">
      <PoweredBy />
    </Surface>
  ),
  BarChart: () => <SmallBars />,
  BubbleMap: () => <SmallBubbleMap />,
  Chart: () => <SmallChart />,
  ChoroplethMap: () => <SmallMap />,
  TimeSeriesChart: () => <SmallTimeSeries />,
  DonutChart: () => <SmallDonut />,
  SankeyChart: () => <SmallFlows />,
  Stack: () => (
    <Stack gap="3" className="w-40 max-w-full">
      <Stack direction="row" gap="3">
        <div className="size-8 shrink-0 rounded-full border border-accent-line bg-accent-tint" />
        <div className="h-8 flex-1 rounded-xs border border-accent-line bg-accent-tint" />
      </Stack>
      <Cell />
    </Stack>
  ),
};
