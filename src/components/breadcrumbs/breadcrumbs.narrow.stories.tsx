import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { Breadcrumbs } from ".";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs,
  title: "Behaviour/Breadcrumbs/Narrow",
  tags: ["!autodocs"],
  parameters: { a11y: withoutFrames },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ["Home", "Projects", "Garden shed", "Workbench"];

/** The items that assistive technology finds in the list. */
const items = (body: HTMLElement) =>
  within(body)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/**
 * Below 640 px, only the parent and the current page remain, also for assistive technology. From 640 px, all pages
 * show.
 */
export const Collapses: Story = {
  render: () => (
    <>
      <AtWidth width={640}>
        <Trail names={names} />
      </AtWidth>
      <AtWidth width={639}>
        <Trail names={names} />
      </AtWidth>
      <AtWidth width={320}>
        <Trail names={names} />
      </AtWidth>
      <AtWidth width={319}>
        <div dir="rtl">
          <Trail names={["ورشة", "رسومات", "مقاعد", "طاولة"]} />
        </div>
      </AtWidth>
    </>
  ),
  play: async ({ canvasElement }) => {
    const wide = await pageAt(canvasElement, 640);
    const edge = await pageAt(canvasElement, 639);
    const narrow = await pageAt(canvasElement, 320);
    const rtl = await pageAt(canvasElement, 319);
    await expect(items(wide)).toEqual(names);
    await expect(items(edge)).toEqual(["Garden shed", "Workbench"]);
    await expect(items(narrow)).toEqual(["Garden shed", "Workbench"]);
    await expect(items(rtl)).toEqual(["مقاعد", "طاولة"]);
    for (const body of [edge, narrow, rtl]) {
      await expect(within(body).getAllByRole("link")).toHaveLength(1);
      const shown = [...body.querySelectorAll<HTMLElement>("[data-slot=breadcrumbs-separator]")].filter(
        (separator) => separator.offsetWidth > 0,
      );
      await expect(shown).toHaveLength(1);
    }
  },
};

const long = [
  "Home",
  "All the projects that anybody has ever begun in this workshop",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "The workbench with a split top in the shed behind the house",
];

/** Long names are truncated, show in full on hover, and never make the page scroll. */
export const LongNames: Story = {
  render: () => (
    <>
      {[320, 480, 700, 900].map((width) => (
        <AtWidth key={width} width={width}>
          <Trail names={long}>
            <Breadcrumbs.Clipboard text="#4" />
          </Trail>
        </AtWidth>
      ))}
      <AtWidth width={319}>
        <div dir="rtl">
          <Trail size="sm" names={long}>
            <Breadcrumbs.Clipboard text="#4" />
          </Trail>
        </div>
      </AtWidth>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 480, 700, 900, 319]) {
      const body = await pageAt(canvasElement, width);
      const page = body.ownerDocument.documentElement;
      await expect(page.scrollWidth).toBe(page.clientWidth);
      const view = within(body);
      const current = view.getByText(long[3] as string);
      await expect(current.scrollWidth).toBeGreaterThan(current.clientWidth);
      await expect(current).toHaveAttribute("title", long[3]);
      await expect(view.getByText(long[2] as string)).toHaveAttribute("title", long[2]);
      await expect(view.getByRole("button", { name: "Copy" }).offsetWidth).toBe(24);
      const heights = [...body.querySelectorAll("li")].map((item) => item.offsetHeight);
      await expect(Math.max(...heights)).toBe(24);
      if (width !== 900) continue;
      // Each name gets its share, so a short name beside long ones isn't truncated.
      const home = view.getByText("Home");
      await expect(home.scrollWidth).toBe(home.clientWidth);
      const widths = long.slice(1).map((name) => view.getByText(name).getBoundingClientRect().width);
      await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
    }
  },
};
