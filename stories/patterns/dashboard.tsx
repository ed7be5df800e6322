import {
  Banner,
  ChoroplethMap,
  Empty,
  Grid,
  GridItem,
  Loader,
  type MapFeatureCollection,
  type MapProjection,
  Meter,
  Select,
  Stack,
  Surface,
  Table,
  Text,
} from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/states-albers-10m.json" with { type: "json" };
import type { StateTraffic, Traffic } from "./traffic";

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

const states = feature(
  atlas as unknown as Parameters<typeof feature>[0],
  atlas.objects.states as never,
) as unknown as MapFeatureCollection;

/** The shapes of this atlas are already projected, with Alaska and Hawaii as insets. */
const plane: MapProjection = { project: (point) => point, unproject: (point) => point };

const periods = { day: "Last 24 hours", week: "Last 7 days", month: "Last 30 days" };
export type Period = keyof typeof periods;

export interface DashboardProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** The figures of the period. Undefined while they load. */
  traffic?: Traffic;
  /** Whether the figures couldn't be loaded. */
  failed?: boolean;
  onRetry?: () => void;
}

const count = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format;
const share = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 }).format;

/** The state of an application at a glance: four figures, its requests by state, and the slowest states. */
export function Dashboard({ period, onPeriodChange, traffic, failed, onRetry }: DashboardProps) {
  return (
    <Stack as="section" gap="6" aria-labelledby="traffic" aria-busy={!traffic && !failed}>
      <Stack direction="row" justify="between" gap="3" wrap>
        <Text as="h1" variant="heading2" id="traffic">
          Traffic
        </Text>
        <Select
          aria-label="Period"
          items={periods}
          value={period}
          onValueChange={(next) => next && onPeriodChange(next as Period)}
          style={{ width: 176 }}
        />
      </Stack>
      {failed && (
        <Banner
          variant="error"
          title="We couldn't load the figures"
          description="Your application isn't affected. Only this page is."
          action={<Banner.Action onClick={onRetry}>Try again</Banner.Action>}
        />
      )}
      <Grid variant="1-2-4up" gap="sm">
        <Figure name="Requests" value={traffic && count(traffic.requests)} />
        <Figure name="Errors" value={traffic && share(traffic.errors)} />
        <Figure name="Median time" value={traffic && `${traffic.latency} ms`} />
        <Stack justify="center" render={<Surface />}>
          <Meter
            label="Quota"
            value={traffic?.quota.used ?? 0}
            max={traffic?.quota.of}
            customValue={traffic ? `${traffic.quota.used} of ${traffic.quota.of} M` : "–"}
          />
        </Stack>
      </Grid>
      <Grid variant="2-1" gap="sm">
        <Stack gap="3" aria-labelledby="by-state" render={<Surface as="section" />}>
          <Text as="h2" variant="heading3" id="by-state">
            Requests by state
          </Text>
          {traffic ? (
            <ChoroplethMap
              label="Requests by state"
              echarts={echarts}
              geoJson={states}
              projection={plane}
              data={traffic.states}
              name="state"
              value="requests"
              valueFormat={(value) => count(value)}
              zoom={1}
              aspectRatio="8 / 5"
              showLegend
            />
          ) : (
            <Stack align="center" justify="center" style={{ aspectRatio: "8 / 5" }}>
              {failed ? <Empty size="sm" headingLevel={3} title="No figures" /> : <Loader />}
            </Stack>
          )}
        </Stack>
        <GridItem>
          <Slowest states={traffic?.states} failed={failed} />
        </GridItem>
      </Grid>
    </Stack>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <Surface>
      <Text variant="secondary">{name}</Text>
      <Text as="div" variant="heading2" style={{ fontVariantNumeric: "tabular-nums" }}>
        {value ?? "–"}
      </Text>
    </Surface>
  );
}

function Slowest({ states, failed }: { states: StateTraffic[] | undefined; failed: boolean | undefined }) {
  const slowest = states && [...states].sort((a, b) => b.latency - a.latency).slice(0, 8);
  return (
    <Table caption="Slowest states" size="sm" loading={!states && !failed}>
      <Table.Header>
        <Table.Row>
          <Table.Head>State</Table.Head>
          <Table.Head align="end">Time, ms</Table.Head>
          <Table.Head align="end">Requests</Table.Head>
        </Table.Row>
      </Table.Header>
      {!slowest && failed && <Table.Empty columns={3}>No figures</Table.Empty>}
      {!slowest && !failed && <Table.Loading columns={3} rows={8} />}
      {slowest && (
        <Table.Body>
          {slowest.map(({ state, latency, requests }) => (
            <Table.Row key={state}>
              <Table.Cell rowHeader>{state}</Table.Cell>
              <Table.Cell align="end">{latency}</Table.Cell>
              <Table.Cell align="end">{count(requests)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      )}
    </Table>
  );
}
