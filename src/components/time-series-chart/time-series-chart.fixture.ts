import type { ChartSeries } from "../bar-chart";

const HOUR = 3_600_000;

/** A day from midnight in UTC, by the hour. */
export const hours = Array.from({ length: 25 }, (_, hour) => Date.UTC(2026, 10, 12) + hour * HOUR);

const wave = (base: number, swing: number, shift: number) =>
  hours.map((_, hour) => Math.round(base + swing * Math.sin((hour + shift) / 4)));

/** Durations in ms of three regions. Asia has a gap. */
export const latency: ChartSeries[] = [
  { name: "Europe", data: wave(180, 40, 0) },
  { name: "Americas", data: wave(240, 60, 5) },
  { name: "Asia", data: wave(330, 50, 9).map((value, hour) => (hour > 9 && hour < 13 ? null : value)) },
];

/** 50 series of 10,000 points, a minute apart. */
export function large(): { times: number[]; series: ChartSeries[] } {
  const times = Array.from({ length: 10_000 }, (_, minute) => Date.UTC(2026, 10, 5) + minute * 60_000);
  const series = Array.from({ length: 50 }, (_, index) => ({
    name: `Host ${index + 1}`,
    data: times.map(
      (_, at) => 100 + index * 9 + 30 * Math.sin(at / (150 + index)) + ((at * (index + 7)) % 17),
    ),
  }));
  return { times, series };
}

/** The option of ECharts that draws the same lines without Kerf. */
export const plainLines = (times: readonly number[], series: readonly ChartSeries[]) => ({
  animation: false,
  tooltip: { trigger: "axis" },
  xAxis: { type: "time" },
  yAxis: {},
  series: series.map(({ name, data }) => ({
    name,
    type: "line",
    showSymbol: false,
    data: data.map((value, at) => [times[at], value]),
  })),
});
