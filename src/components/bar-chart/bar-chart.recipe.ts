/** A description of each value, for the catalog. It isn't part of any bundle. */
export const barChartTexts = {
  layout: {
    grouped: "Bars side by side, to compare single values.",
    stacked: "Bars on top of each other, to compare sums.",
    percent: "Stacked to 100%, to compare shares.",
  },
  orientation: {
    vertical: "Upright bars, for a few categories or periods of time.",
    horizontal: "Bars along the line of text, for many categories or long names.",
  },
};
