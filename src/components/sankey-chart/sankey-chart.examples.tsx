import { SankeyChart } from "@kerf/react";
import { SankeyChart as SankeySeries } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([SankeySeries, TooltipComponent, CanvasRenderer]);

/** From where people come, and how far they get. */
export function SignupsBySource() {
  return (
    <SankeyChart
      label="Signups by source, November"
      echarts={echarts}
      links={[
        { source: "Search", target: "Pricing", value: 4200 },
        { source: "Search", target: "Docs", value: 2600 },
        { source: "Newsletter", target: "Pricing", value: 1800 },
        { source: "Referral", target: "Docs", value: 900 },
        { source: "Docs", target: "Pricing", value: 1100 },
        { source: "Docs", target: "Left", value: 2400 },
        { source: "Pricing", target: "Signed up", value: 3100 },
        { source: "Pricing", target: "Left", value: 4000 },
      ]}
      height={280}
    />
  );
}

/** A unit in the table and the tooltip, and nodes in an order of their own. */
export function CloudCosts() {
  return (
    <SankeyChart
      label="Cloud costs by team and service, 2026"
      echarts={echarts}
      nodes={["Platform", "Search", "Mobile", "Compute", "Storage", "Network"]}
      links={[
        { source: "Mobile", target: "Compute", value: 21 },
        { source: "Mobile", target: "Storage", value: 34 },
        { source: "Platform", target: "Compute", value: 96 },
        { source: "Platform", target: "Network", value: 27 },
        { source: "Search", target: "Compute", value: 58 },
        { source: "Search", target: "Storage", value: 41 },
      ]}
      valueFormat={(value) => `$${value}k`}
      height={240}
    />
  );
}
