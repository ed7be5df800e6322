import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { Table } from "../table";
import { Sparkline } from ".";

const week = [820, 932, null, 934, 1290, 1330, 1320];

const meta = {
  component: Sparkline,
  title: "Behaviour/Sparkline",
  args: { label: "Requests", values: week },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: Element, slot: string) =>
  root.querySelector(`[data-slot=sparkline-${slot}]`) as SVGPathElement;

/** Its name is the label and a summary. With one value, it is that value. */
export const Summary: Story = {
  render: (args) => (
    <>
      <Sparkline {...args} />
      <Sparkline {...args} label="One" values={[null, 5]} />
      <Sparkline {...args} label="None" values={[null]} />
      <Sparkline {...args} label="Euro" valueFormat={(value) => `€${value}`} />
      <Sparkline {...args} label="Own" summary="grows at the weekend" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Requests: from 820 to 1,320, lowest 820, highest 1,330",
      "One: 5",
      "None: No data",
      "Euro: from €820 to €1320, lowest €820, highest €1330",
      "Own: grows at the weekend",
    ]);
  },
};

/** Numbers and texts follow the language. `labels` replaces texts of one instance. */
export const Languages: Story = {
  parameters: { visual: { skip: "looks like Summary" } },
  render: (args) => (
    <LocaleProvider locale={de}>
      <Sparkline {...args} label="Anfragen" />
      <Sparkline {...args} label="Fehler" labels={{ summary: "zuletzt {last}" }} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Anfragen: von 820 bis 1.320, Minimum 820, Maximum 1.330" }),
    ).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Fehler: zuletzt 1.320" })).toBeVisible();
  },
};

/** Time runs in the direction of the text, so the last point is on the left. */
export const RightToLeft: Story = {
  parameters: { visual: { modes: ["light"] } },
  render: (args) => (
    <LocaleProvider locale={ar}>
      <div dir="rtl" className="grid gap-2">
        <Sparkline {...args} />
        <Sparkline {...args} variant="bar" />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    for (const sparkline of canvas.getAllByRole("img")) {
      const box = sparkline.getBoundingClientRect();
      await expect(part(sparkline, "last").getBoundingClientRect().right).toBeLessThan(
        box.left + box.width * 0.2,
      );
    }
  },
};

/** The drawing follows the size of the element, and stays inside it. A table row keeps its height. */
export const Stretches: Story = {
  render: (args) => (
    <Table caption="Requests">
      <Table.Body>
        <Table.Row>
          <Table.Cell>Text</Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.Cell>
            <Sparkline {...args} />
          </Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.Cell>
            <Sparkline {...args} label="Wide" className="h-16 w-full" />
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  play: async ({ canvas }) => {
    const [text, small] = canvas.getAllByRole("row");
    await expect(small?.offsetHeight).toBe(text?.offsetHeight);
    const wide = canvas.getByRole("img", { name: /^Wide/ });
    const box = wide.getBoundingClientRect();
    const cell = wide.parentElement as HTMLElement;
    await expect(box.height).toBe(64);
    await expect(box.width).toBeCloseTo(
      cell.clientWidth - 2 * Number.parseFloat(getComputedStyle(cell).paddingLeft),
      0,
    );
    const line = part(wide, "line").getBoundingClientRect();
    await expect(line.right).toBeGreaterThan(box.right - 5);
    // Engines include the round end of the line in its bounding box in different ways.
    const last = part(wide, "last");
    const point = last.getPointAtLength(0).matrixTransform(last.getScreenCTM() as DOMMatrix);
    await expect(point.x + Number.parseFloat(getComputedStyle(last).strokeWidth) / 2).toBeLessThanOrEqual(
      box.right,
    );
  },
};

/** Invalid values are gaps. An invalid scale or size is ignored, with a warning. */
export const InvalidData: Story = {
  parameters: {
    console: { expect: [/Sparkline\.max Infinity/, /Sparkline\.width -5/, /Sparkline\.variant "pie"/] },
  },
  render: (args) => (
    <>
      <Sparkline {...args} label="Values" values={[1, Number.NaN, Number.POSITIVE_INFINITY, 3]} />
      <Sparkline {...args} label="Scale" max={Number.POSITIVE_INFINITY} width={-5} variant={"pie" as "bar"} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getByRole("img", { name: "Values: from 1 to 3, lowest 1, highest 3" });
    await expect(part(values, "dots").getAttribute("d")).toBe("M0 100h0M100 0h0");
    const scale = canvas.getByRole("img", { name: /^Scale/ });
    await expect(scale.getBoundingClientRect().width).toBe(96);
    await expect(part(scale, "line")).toBeVisible();
  },
};

const services = Array.from({ length: 1000 }, (_, id) => ({
  id,
  values: Array.from({ length: 30 }, (_each, day) => 100 + ((id * 31 + day * day * 7) % 97)),
}));

/** One in each of 1,000 rows. Scrolling renders those that become visible. */
export const ThousandRows: Story = {
  render: () => (
    <Table caption="Services" layout="fixed" maxHeight={240}>
      <Table.Header sticky>
        <Table.Row>
          <Table.Head>Service</Table.Head>
          <Table.Head>Requests</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.VirtualBody rows={services} getRowKey={({ id }) => id} estimatedRowHeight={45}>
        {({ id, values }, props) => (
          <Table.Row {...props}>
            <Table.Cell rowHeader>Service {id + 1}</Table.Cell>
            <Table.Cell>
              <Sparkline label={`Service ${id + 1}`} values={values} />
            </Table.Cell>
          </Table.Row>
        )}
      </Table.VirtualBody>
    </Table>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole("table", { name: "Services" });
    await expect(canvas.getByRole("img", { name: /^Service 1:/ })).toBeVisible();
    await expect(within(table).getAllByRole("img").length).toBeLessThan(60);
    const scroller = [...canvasElement.querySelectorAll("div")].find(
      (each) => each.scrollHeight > each.clientHeight + 1000,
    ) as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getByRole("img", { name: /^Service 1000:/ })).toBeVisible());
    await expect(canvas.queryByRole("img", { name: /^Service 1:/ })).toBeNull();
  },
};

export const Conforms = conformance({
  Sparkline: (props) => <Sparkline label="Requests" values={[...week, null, 5, null, 3, 4]} {...props} />,
});
