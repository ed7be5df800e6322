/** The figures of one period. */
export interface Traffic {
  requests: number;
  /** Share of requests that failed, from 0 to 1. */
  errors: number;
  /** Median response time, in ms. */
  latency: number;
  quota: { used: number; of: number };
  states: StateTraffic[];
}

export interface StateTraffic {
  state: string;
  requests: number;
  latency: number;
}

/** The population of each state in millions. The figures below are computed from it. */
const people: Record<string, number> = {
  California: 39,
  Texas: 30.5,
  Florida: 22.6,
  "New York": 19.6,
  Pennsylvania: 13,
  Illinois: 12.5,
  Ohio: 11.8,
  Georgia: 11,
  "North Carolina": 10.8,
  Michigan: 10,
  "New Jersey": 9.3,
  Virginia: 8.7,
  Washington: 7.8,
  Arizona: 7.4,
  Tennessee: 7.1,
  Massachusetts: 7,
  Indiana: 6.9,
  Missouri: 6.2,
  Maryland: 6.2,
  Wisconsin: 5.9,
  Colorado: 5.9,
  Minnesota: 5.7,
  "South Carolina": 5.4,
  Alabama: 5.1,
  Louisiana: 4.6,
  Kentucky: 4.5,
  Oregon: 4.2,
  Oklahoma: 4.1,
  Connecticut: 3.6,
  Utah: 3.4,
  Iowa: 3.2,
  Nevada: 3.2,
  Arkansas: 3.1,
  Mississippi: 2.9,
  Kansas: 2.9,
  "New Mexico": 2.1,
  Nebraska: 2,
  Idaho: 2,
  "West Virginia": 1.8,
  Hawaii: 1.4,
  "New Hampshire": 1.4,
  Maine: 1.4,
  Montana: 1.1,
  "Rhode Island": 1.1,
  Delaware: 1,
  "South Dakota": 0.9,
  "North Dakota": 0.8,
  Alaska: 0.7,
  Vermont: 0.6,
  Wyoming: 0.6,
};

/** Figures for each period, as a server would send them. */
export const traffic: Record<string, Traffic> = {
  day: figures(1, 0.0004, 38),
  week: figures(6.8, 0.0007, 41),
  month: figures(28.4, 0.0006, 40),
};

function figures(days: number, errors: number, latency: number): Traffic {
  const states = Object.entries(people).map(([state, millions], index) => ({
    state,
    requests: Math.round(millions * days * 9400 * (1 + ((index * 7) % 5) / 10)),
    latency: latency - 14 + ((index * 11) % 60),
  }));
  const requests = states.reduce((sum, each) => sum + each.requests, 0);
  return { requests, errors, latency, quota: { used: 71, of: 100 }, states };
}
