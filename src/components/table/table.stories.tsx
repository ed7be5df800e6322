import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { everyValue, exampleStory, forced, InStates, matrix } from "#kit";
import { Badge } from "../badge";
import { Surface } from "../surface";
import { Table } from ".";
import * as examples from "./table.examples";
import { cellInTable, content, headInTable, wide } from "./table.fixture";
import * as stateExamples from "./table-state.examples";
import * as virtualExamples from "./table-virtual.examples";

const meta = {
  component: Table,
  title: "Components/Table",
  args: { "aria-label": "Regions", children: content },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const labelled = ({ variant, layout, size }: { variant?: string; layout?: string; size?: string }) => ({
  "aria-label": ["Regions", variant, layout, size].filter(Boolean).join(", "),
  style: { width: 340 },
});

export const Playground: Story = {};
export const Variants: Story = everyValue(Table, "variant", { props: labelled });
export const Layouts: Story = everyValue(Table, "layout", { props: labelled });
export const Sizes: Story = everyValue(Table, "size", { props: labelled });
export const VariantBySize: Story = matrix(Table, "variant", "size", { props: labelled });

/** Waits until the scrolling container is a tab stop, which it is once it is measured. */
const scrolling: StoryObj["play"] = async ({ canvas }) => {
  await canvas.findAllByRole("region");
};

export const CellAlign = everyValue(Table.Cell, "align", { render: cellInTable });
export const CellSticky = {
  ...everyValue(Table.Cell, "sticky", { render: cellInTable }),
  play: scrolling,
};
export const HeadAlign = everyValue(Table.Head, "align", { render: headInTable });
export const HeadSticky = everyValue(Table.Head, "sticky", { render: headInTable });
export const HeadSort = everyValue(Table.Head, "sort", {
  props: () => ({ onSort: () => undefined }),
  render: headInTable,
});

export const Invoices: Story = exampleStory(examples, "Invoices");
export const Selection: Story = exampleStory(stateExamples, "Selection");
export const Sorting: Story = exampleStory(stateExamples, "Sorting");
export const Resizing: Story = exampleStory(stateExamples, "Resizing");
const modes = ["light", "dark", "rtl", "forced-colors", "narrow"];
export const KeepsInView: Story = exampleStory(examples, "KeepsInView", scrolling, modes);

export const LoadingOrEmpty: Story = exampleStory(examples, "LoadingOrEmpty");
export const WithTanStackTable: Story = exampleStory(stateExamples, "WithTanStackTable");
export const RequestLog: Story = exampleStory(virtualExamples, "RequestLog", scrolling);
export const OrdersWithTanStackTable: Story = exampleStory(
  virtualExamples,
  "OrdersWithTanStackTable",
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region");
    await userEvent.click(canvas.getByRole("button", { name: "Total, €" }));
    await userEvent.click(canvas.getAllByRole("checkbox")[1] as HTMLElement);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 of 100,000 selected");
    await expect(canvasElement.querySelectorAll("[data-index]").length).toBeLessThan(30);
  },
  modes,
);

/**
 * A table that is too wide scrolls. Rows fade out at a side that hides more content, and sticky columns
 * have a line.
 */
const narrow = (dir: "ltr" | "rtl"): Story => ({
  // There is no `rtl` mode, because changing the direction resets the scroll position. Here, the page has one
  // direction from the first render.
  parameters: { visual: { modes: ["light", "dark", "forced-colors"] } },
  render: () => (
    <div dir={dir} className="grid w-72 gap-6">
      {["At the start", "On the way", "At the end"].map(wide)}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    // In right-to-left text, the scroll position counts down from 0.
    const sign = dir === "rtl" ? -1 : 1;
    const boxes = await canvas.findAllByRole("region");
    boxes[1]?.scrollTo(60 * sign, 0);
    boxes[2]?.scrollTo(999 * sign, 0);
  },
});
export const Narrow: Story = narrow("ltr");
export const NarrowFromTheRight: Story = narrow("rtl");

/** A sort order that can't be changed still shows its arrow. */
export const FixedOrder: Story = {
  parameters: { visual: { modes: ["light"] } },
  render: () => (
    <Table aria-label="Releases" style={{ width: 240 }}>
      <Table.Header>
        <Table.Row>
          <Table.Head sort="descending">Release</Table.Head>
          <Table.Head align="end" sort="none">
            Downloads
          </Table.Head>
        </Table.Row>
      </Table.Header>
    </Table>
  ),
};

/** Clickable rows have a hover style. Selected rows and rows without an action keep their style. */
export const RowStates: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors"] } },
  render: () => (
    <div className={`${forced.hover} w-96`}>
      <Table aria-label="Rows" loading>
        <Table.Header>
          <Table.Row>
            <Table.CheckHead indeterminate />
            <Table.Head sort="ascending" onSort={() => undefined} width={120} onResize={() => undefined}>
              Under the pointer
            </Table.Head>
            <Table.Head>State</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row onClick={() => undefined}>
            <Table.CheckCell label="first" />
            <Table.Cell rowHeader>Leads somewhere</Table.Cell>
            <Table.Cell>Open</Table.Cell>
          </Table.Row>
          <Table.Row selected onClick={() => undefined}>
            <Table.CheckCell label="second" checked />
            <Table.Cell rowHeader>Chosen</Table.Cell>
            <Table.Cell>
              <Badge variant="success">Healthy</Badge>
            </Table.Cell>
          </Table.Row>
          <Table.Row selected={false}>
            <Table.CheckCell label="third" disabled />
            <Table.Cell rowHeader>Does nothing</Table.Cell>
            <Table.Cell>Closed</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
    </div>
  ),
};

/** A sortable column header and its resize handle: hovered, focused and pressed. */
export const HeadStates: Story = {
  parameters: { visual: { modes: ["light", "dark", "forced-colors"] } },
  render: () => (
    <div className="grid w-80 gap-4">
      <InStates states={["hover", "focus-visible", "active"]}>
        {(state) => (
          <Table aria-label={`Releases ${state}`}>
            <Table.Header>
              <Table.Row>
                <Table.Head sort="ascending" onSort={() => undefined} width={140} onResize={() => undefined}>
                  Release
                </Table.Head>
                <Table.Head sort="none" onSort={() => undefined}>
                  Notes
                </Table.Head>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              <Table.Row>
                <Table.Cell rowHeader>2.4</Table.Cell>
                <Table.Cell>Regions are kept</Table.Cell>
              </Table.Row>
            </Table.Body>
          </Table>
        )}
      </InStates>
    </div>
  ),
};

/** A small plain table inside a card, with long words and other scripts. */
export const Content: Story = {
  render: () => (
    <Surface className="w-96 max-w-full p-0 pt-3">
      <h3 className="m-0 px-3 pb-2 font-semibold text-base">Releases</h3>
      <Table variant="plain" size="sm" aria-label="Releases">
        <Table.Header>
          <Table.Row>
            <Table.Head>Release</Table.Head>
            <Table.Head>Notes</Table.Head>
            <Table.Head align="end">Downloads</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.Cell rowHeader>2.4</Table.Cell>
            <Table.Cell>
              Regions are kept for an hour. A lost connection is retried before anyone is notified.
            </Table.Cell>
            <Table.Cell align="end">12,840</Table.Cell>
          </Table.Row>
          <Table.Row>
            <Table.Cell rowHeader>2.3</Table.Cell>
            <Table.Cell>ترقية المناطق · 地域の追加 🪚</Table.Cell>
            <Table.Cell align="end">980</Table.Cell>
          </Table.Row>
        </Table.Body>
        <Table.Loading columns={3} rows={2} />
        <Table.Footer>
          <Table.Row>
            <Table.Cell rowHeader colSpan={2}>
              All
            </Table.Cell>
            <Table.Cell align="end">13,820</Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table>
    </Surface>
  ),
};
