import type { Meta, StoryObj } from "@storybook/react-vite";
import { HouseIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { CheckIcon } from "../../icons/icons";
import { Button } from "../button";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Breadcrumbs, type BreadcrumbsProps } from ".";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs,
  title: "Behaviour/Breadcrumbs",
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A named navigation landmark with an ordered list of pages. Separators are hidden from assistive technology. The current
 * page has `aria-current`. It isn't a link and isn't focusable. A URL that would run as script is removed.
 */
export const Structure: Story = {
  parameters: {
    visual: { skip: "Components/Breadcrumbs shows it" },
    console: { expect: [/Breadcrumbs\.Link refuses " java\\nscript:alert\(1\)"/] },
  },
  render: () => (
    <>
      <Trail names={["Projects", "Garden shed", "Workbench"]} aria-label={undefined} />
      <Breadcrumbs aria-label="Refused">
        <Breadcrumbs.Link href={" java\nscript:alert(1)"}>Script</Breadcrumbs.Link>
      </Breadcrumbs>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Script")).not.toHaveAttribute("href");
    const nav = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    const list = nav.getByRole("list");
    await expect(list.tagName).toBe("OL");
    const items = within(list).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(["Projects", "Garden shed", "Workbench"]);
    await expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#Projects",
      "#Garden shed",
    ]);
    await expect([...list.children].every((child) => child.tagName === "LI")).toBe(true);
    const separators = [...canvasElement.querySelectorAll("[data-slot=breadcrumbs-separator]")];
    await expect(separators.map((each) => each.getAttribute("aria-hidden"))).toEqual(["true", "true"]);
    await expect(canvas.getByText("Workbench")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText("Projects")).not.toHaveAttribute("aria-current");
    for (const link of nav.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByText("Workbench")).not.toHaveFocus();
  },
};

function Arriving({ size }: BreadcrumbsProps) {
  const [name, setName] = useState<string>();
  return (
    <>
      <Breadcrumbs size={size}>
        <Breadcrumbs.Link href="#projects">Projects</Breadcrumbs.Link>
        <Breadcrumbs.Separator />
        <Breadcrumbs.Current loading={!name} icon={HouseIcon}>
          {name ?? "Untitled"}
        </Breadcrumbs.Current>
      </Breadcrumbs>
      <Button onClick={() => setName("Workbench")}>Arrive</Button>
    </>
  );
}

/** While the name loads, it has `aria-busy`, text for screen readers and a placeholder. Nothing shifts. */
export const Loading: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const current = canvas.getByText("Loading").closest("[aria-current=page]") as HTMLElement;
    await expect(current).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("Untitled")).toBeNull();
    const bar = canvasElement.querySelector("[data-slot=breadcrumbs-skeleton]") as HTMLElement;
    await expect(bar.offsetWidth).toBe(96);
    const { height } = current.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Arrive" }));
    await expect(canvas.getByText("Workbench")).toBe(current);
    await expect(current).not.toHaveAttribute("aria-busy");
    await expect(current.getBoundingClientRect().height).toBe(height);
    await expect(bar).not.toBeInTheDocument();
  },
};

/** Every link is a target of 24 px in both sizes. */
export const TargetSize: Story = {
  render: () => (
    <>
      <Trail size="sm" names={["Projects", "Bench"]}>
        <Breadcrumbs.Clipboard text="#1" />
      </Trail>
      <Trail names={["Projects", "Workbench"]}>
        <Breadcrumbs.Clipboard text="#2" />
      </Trail>
    </>
  ),
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole("link"), ...canvas.getAllByRole("button")]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      await expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};

const inside = (part: ReactNode) => <Breadcrumbs>{part}</Breadcrumbs>;

function Router({ to, ...props }: LinkComponentProps) {
  return <a {...props} data-router={to} />;
}

/** The router of the provider renders the links. An instance can render its own. */
export const Routed: Story = {
  render: () => (
    <LinkProvider component={Router}>
      <Breadcrumbs>
        <Breadcrumbs.Link href="/projects">Projects</Breadcrumbs.Link>
        <Breadcrumbs.Separator />
        <Breadcrumbs.Link
          href="/shed"
          target="_blank"
          render={
            <a data-own href="/own">
              Shed
            </a>
          }
        />
        <Breadcrumbs.Separator />
        <Breadcrumbs.Current>Workbench</Breadcrumbs.Current>
      </Breadcrumbs>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const projects = canvas.getByRole("link", { name: "Projects" });
    await expect(projects).toHaveAttribute("data-router", "/projects");
    await expect(projects).toHaveAttribute("data-slot", "breadcrumbs-link");
    const shed = canvas.getByRole("link", { name: "Shed" });
    await expect(shed).toHaveAttribute("data-own");
    await expect(shed).not.toHaveAttribute("data-router");
    await expect(shed).toHaveAttribute("rel", "noopener noreferrer");
    await expect(shed).toHaveClass("k:truncate");
  },
};

/** The navigation's name comes from the attribute, then the instance's labels, then the provider. */
export const Names: Story = {
  render: () => (
    <LabelsProvider labels={{ breadcrumbs: { label: "Brotkrumen", loading: "Lädt" } }}>
      <Breadcrumbs>
        <Breadcrumbs.Current loading />
      </Breadcrumbs>
      <Breadcrumbs labels={{ label: "Ordner" }}>
        <Breadcrumbs.Current loading labels={{ loading: "Ordner lädt" }} />
      </Breadcrumbs>
      <Breadcrumbs aria-label="Bereiche">
        <Breadcrumbs.Current>Alles</Breadcrumbs.Current>
      </Breadcrumbs>
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("navigation", { name: "Brotkrumen" })).getByText("Lädt"),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole("navigation", { name: "Ordner" })).getByText("Ordner lädt"),
    ).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Bereiche" })).toBeVisible();
  },
};

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
  parameters: { a11y: withoutFrames },
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
  parameters: { a11y: withoutFrames },
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

export const Conforms = conformance({
  Breadcrumbs: (props) => (
    <Breadcrumbs {...props}>
      <Breadcrumbs.Link href="#projects" icon={CheckIcon}>
        Projects
      </Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current icon={CheckIcon}>Workbench</Breadcrumbs.Current>
      <Breadcrumbs.Clipboard text="Workbench" />
    </Breadcrumbs>
  ),
  "Breadcrumbs.Link": (props) =>
    inside(
      <Breadcrumbs.Link href="#projects" {...props}>
        Projects
      </Breadcrumbs.Link>,
    ),
  "Breadcrumbs.Current": (props) => inside(<Breadcrumbs.Current {...props}>Workbench</Breadcrumbs.Current>),
  "Breadcrumbs.Separator": (props) => inside(<Breadcrumbs.Separator {...props} />),
  "Breadcrumbs.Clipboard": (props) => inside(<Breadcrumbs.Clipboard {...props} text="Workbench" />),
});
