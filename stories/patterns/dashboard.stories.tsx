import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { Dashboard, type DashboardProps, type Period } from "./dashboard";
import dashboardSource from "./dashboard.tsx?raw";
import { chooseByKeys } from "./forms.fixture";
import { narrow } from "./narrow";
import { traffic } from "./traffic";
import trafficSource from "./traffic.ts?raw";

/** The dashboard with the state that an application would have: the period and its figures. */
function WithFigures(props: Partial<DashboardProps>) {
  const [period, setPeriod] = useState<Period>("week");
  return <Dashboard period={period} onPeriodChange={setPeriod} traffic={traffic[period]} {...props} />;
}

/* @alias charts, statistics */
const meta = {
  title: "Patterns/Dashboard with a map",
  component: Dashboard,
  parameters: page,
  args: { period: "week", onPeriodChange: fn(), traffic: traffic.week },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Waits until the map has its canvas. */
const drawn = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole("img", { name: "Requests by state" }).querySelector("canvas")).not.toBeNull(),
  );

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Dashboard with a map"
      lead="The state of an application at a glance: four figures, its requests by state, and the slowest states."
      states={{
        Ready: <WithFigures />,
        Loading: <WithFigures traffic={undefined} />,
        Failed: <WithFigures traffic={undefined} failed />,
      }}
      files={{ "dashboard.tsx": dashboardSource, "traffic.ts": trafficSource }}
      notes={[
        "Each panel answers one question. The unit is in the heading or beside the number.",
        "The map is an image with a name, keyboard navigation and a visually hidden table. The list shows the details.",
        "Only the parts of the chart library that a map needs are loaded. You provide the shapes.",
        "While figures load, every panel keeps its position and size. One error message is above all panels.",
        "An unknown number is a dash, never a zero.",
      ]}
    />
  ),
  play: async (context) => {
    await drawn(context.canvas);
    await patternStory.play(context);
  },
};

/** Selecting another period by keyboard updates all panels. */
export const Ready: Story = {
  render: () => <WithFigures />,
  play: async ({ canvas, step }) => {
    await drawn(canvas);
    const requests = () => canvas.getByText("Requests", { selector: "p" }).nextElementSibling?.textContent;
    const before = requests();
    await step("select another period", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Period" }), "Last 24");
      await waitFor(() => expect(requests()).not.toBe(before));
    });
    await step("a table has the map's data for screen readers", async () => {
      const tables = canvas.getAllByRole("table");
      const dataTable = tables.find((table) =>
        within(table).queryByRole("rowheader", { name: "California" }),
      );
      await expect(dataTable).toBeDefined();
    });
    await chooseByKeys(canvas.getByRole("combobox", { name: "Period" }), "Last 7");
    await waitFor(() => expect(requests()).toBe(before));
  },
};

export const Loading: Story = {
  args: { traffic: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Traffic" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  args: { traffic: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = narrow(
  () => <WithFigures />,
  (page) => drawn(within(page) as unknown as Canvas),
);
