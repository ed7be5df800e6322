import type { ChartSeries } from ".";

export const months = ["June", "July", "August", "September", "October", "November"];

export const builds: ChartSeries[] = [
  { name: "Passed", data: [412, 438, 401, 467, 489, 502] },
  { name: "Failed", data: [38, 41, null, 44, 35, 31] },
  { name: "Canceled", data: [62, 59, 44, 68, 41, 56] },
];

export const pages = [
  "/",
  "/pricing",
  "/docs/getting-started",
  "/blog/how-we-cut-our-cold-starts-in-half",
  "/changelog",
];
