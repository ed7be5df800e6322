import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { emulatePrint } from "#kit/emulate-css";
import { Badge } from "../components/badge";
import { Banner } from "../components/banner";
import { Button } from "../components/button";
import { Checkbox } from "../components/checkbox";
import { Code } from "../components/code";
import { Dialog } from "../components/dialog";
import { Meter } from "../components/meter";
import { Radio } from "../components/radio";
import { Switch } from "../components/switch";
import { Table } from "../components/table";
import { Tabs } from "../components/tabs";
import { Text } from "../components/text";
import { Textarea } from "../components/textarea";

/** Components in print. The Conformance stories check each part alone. */
const meta = {
  title: "Behaviour/Print",
  beforeEach: () => emulatePrint(document),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const regions = ["Frankfurt", "São Paulo", "Mumbai", "Oregon", "Sydney", "Dublin"];
const columns = ["Requests", "Errors", "Median", "95th percentile", "Cost"];

/** All rows and columns are printed, and the header isn't sticky. */
export const LongTable: Story = {
  render: () => (
    <div className="w-80">
      <Table aria-label="Regions" maxHeight={120} className="whitespace-nowrap">
        <Table.Header sticky>
          <Table.Row>
            <Table.CheckHead sticky />
            <Table.Head sticky="start">Region</Table.Head>
            {columns.map((column) => (
              <Table.Head key={column}>{column}</Table.Head>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {regions.map((region, row) => (
            <Table.Row key={region}>
              <Table.CheckCell sticky label={region} checked={row === 1} />
              <Table.Cell rowHeader sticky="start">
                {region}
              </Table.Cell>
              {columns.map((column, index) => (
                <Table.Cell key={column} align="end">
                  {(row + 2) * (index + 3) * 17}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row");
    const table = canvas.getByRole("table");
    const frame = table.closest("[data-slot=table-frame]") as HTMLElement;
    await expect(frame.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      rows.at(-1)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
    await expect(rows[0]?.getBoundingClientRect().top).toBe(table.getBoundingClientRect().top);
  },
};

const lines = Array.from(
  { length: 12 },
  (_, line) =>
    `const region${line} = await deploy({ name: "region-${line}", retries: 3, onFailure: "roll back" });`,
);

/** Long lines wrap, and every line is printed. */
export const LongCode: Story = {
  render: () => (
    <div className="w-80">
      <Code.Block lang="ts" code={lines.join("\n")} className="max-h-40" highlightedLines={[2]} lineNumbers />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector("pre") as HTMLElement;
    // Waits until the syntax highlighter has loaded.
    await waitFor(() =>
      expect(code.querySelectorAll("[data-slot=code-line] > span").length).toBeGreaterThan(lines.length),
    );
    await expect(code.scrollWidth).toBe(code.clientWidth);
  },
};

/** Backgrounds are printed, even if the browser is set to omit them. */
export const Fills: Story = {
  render: () => (
    <div className="grid w-100 gap-4">
      <div className="flex items-center gap-2">
        <Button variant="primary">Publish</Button>
        <Button variant="destructive">Delete</Button>
        <Badge variant="primary">Queued</Badge>
        <Badge variant="red">Failed</Badge>
      </div>
      <Banner variant="alert" title="The plan was changed" description="The next invoice shows it." />
      <div className="flex gap-4">
        <Checkbox label="Weekly summary" defaultChecked />
        <Switch label="Deploy on push" defaultChecked />
      </div>
      <Radio.Group legend="Plan" defaultValue="team">
        <Radio.Item label="Free" value="free" />
        <Radio.Item label="Team" value="team" />
      </Radio.Group>
      <Meter label="Storage" value={62} />
      <Tabs variant="underline" defaultValue="Mumbai">
        <Tabs.List aria-label="Regions">
          {regions.map((region) => (
            <Tabs.Tab key={region} value={region}>
              {region}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="Mumbai">Healthy.</Tabs.Panel>
      </Tabs>
      <Textarea label="Release notes" autoResize maxRows={2} defaultValue={lines.slice(0, 3).join("\n")} />
    </div>
  ),
};

/** A long dialog is printed in full after the page. */
export const LongDialog: Story = {
  parameters: { visual: { modes: ["light", "dark"] } },
  render: () => (
    <div className="h-40">
      <Text>The page below the dialog.</Text>
      <Dialog.Root defaultOpen>
        <Dialog>
          <Dialog.Title>Release notes</Dialog.Title>
          {regions.concat(regions, regions).map((region, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <Text key={index}>{region} has been upgraded.</Text>
          ))}
        </Dialog>
      </Dialog.Root>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const panel = page.querySelector("[data-slot=dialog]") as HTMLElement;
    await expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(
      canvasElement.getBoundingClientRect().bottom,
    );
    await expect(getComputedStyle(page.body).overflowY).toBe("visible");
  },
};
