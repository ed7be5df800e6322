import type { Meta, StoryObj } from "@storybook/react-vite";
import { HouseIcon } from "lucide-react";
import { createRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { conformance } from "../../catalog/stories";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Breadcrumbs, type BreadcrumbsProps } from ".";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs,
  title: "Behaviour/Breadcrumbs",
  tags: ["!autodocs"],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A named navigation with an ordered list of the pages; separators are for the eye only. */
export const Structure: Story = {
  render: () => <Trail names={["Projects", "Garden shed", "Workbench"]} aria-label={undefined} />,
  play: async ({ canvas, canvasElement }) => {
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
  },
};

/** The current page says that it is current, and is no link and no stop for the keyboard. */
export const CurrentPage: Story = {
  render: () => <Trail names={["Projects", "Workbench"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Workbench")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText("Projects")).not.toHaveAttribute("aria-current");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Projects" })).toHaveFocus();
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

/** While its name is on its way it is busy, with words for screen readers and a bar for the eye; nothing jumps. */
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

/** Where text runs the other way, so does the chevron. */
export const Mirrored: Story = {
  render: () => (
    <div dir="rtl">
      <Trail names={["مشاريع", "طاولة"]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const separator = canvasElement.querySelector("[data-slot=breadcrumbs-separator]") as HTMLElement;
    await expect(getComputedStyle(separator).scale).toBe("-1 1");
    const left = (slot: string) =>
      canvasElement.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect().left as number;
    await expect(left("breadcrumbs-link")).toBeGreaterThan(left("breadcrumbs-separator"));
    await expect(left("breadcrumbs-separator")).toBeGreaterThan(left("breadcrumbs-current"));
  },
};

/** Every link is a target of 24 px, in either size. */
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

function Router({ to, ...props }: LinkComponentProps) {
  return <a {...props} data-router={to} />;
}

/** The provider's router renders the links, and an instance may render its own. */
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

/** An address that the browser would run as script is refused: the name stays, as text. */
export const Refused: Story = {
  render: () => (
    <Breadcrumbs>
      <Breadcrumbs.Link href={" java\nscript:alert(1)"}>Projects</Breadcrumbs.Link>
      <Breadcrumbs.Separator />
      <Breadcrumbs.Current>Workbench</Breadcrumbs.Current>
    </Breadcrumbs>
  ),
  parameters: { console: { expect: [/Breadcrumbs\.Link refuses " java\\nscript:alert\(1\)"/] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Projects")).not.toHaveAttribute("href");
  },
};

/** The navigation's name comes from the provider, from the instance before it, and from an attribute before that. */
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

const refs = {
  breadcrumbs: createRef<HTMLElement>(),
  "breadcrumbs-link": createRef<HTMLAnchorElement>(),
  "breadcrumbs-separator": createRef<HTMLLIElement>(),
  "breadcrumbs-current": createRef<HTMLSpanElement>(),
  "breadcrumbs-clipboard": createRef<HTMLButtonElement>(),
};

function Attributes() {
  const own = (slot: keyof typeof refs) => ({ className: "text-danger-ink", id: slot, "data-own": slot });
  return (
    <Breadcrumbs ref={refs.breadcrumbs} {...own("breadcrumbs")}>
      <Breadcrumbs.Link href="#a" ref={refs["breadcrumbs-link"]} {...own("breadcrumbs-link")}>
        A
      </Breadcrumbs.Link>
      <Breadcrumbs.Separator ref={refs["breadcrumbs-separator"]} {...own("breadcrumbs-separator")} />
      <Breadcrumbs.Current ref={refs["breadcrumbs-current"]} {...own("breadcrumbs-current")}>
        B
      </Breadcrumbs.Current>
      <Breadcrumbs.Clipboard text="B" ref={refs["breadcrumbs-clipboard"]} {...own("breadcrumbs-clipboard")} />
    </Breadcrumbs>
  );
}

/** Ref, class and every other attribute reach each part, and the caller's class wins. */
export const CallersAttributes: Story = {
  render: () => <Attributes />,
  play: async ({ canvasElement }) => {
    const probe = document.createElement("i");
    probe.className = "text-danger-ink";
    canvasElement.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    for (const [slot, { current }] of Object.entries(refs)) {
      const part = canvasElement.querySelector(`[data-slot=${slot}]`) as HTMLElement;
      await expect(current).toBe(part);
      await expect(part.id).toBe(slot);
      await expect(part).toHaveAttribute("data-own", slot);
      await expect([slot, getComputedStyle(part).color]).toEqual([slot, color]);
    }
  },
};

/** A size that does not exist falls back to the default, and says so. */
export const UnknownSize: Story = {
  render: () => <Trail size={"xl" as "sm"} names={["Projects", "Workbench"]} />,
  parameters: { console: { expect: [/Breadcrumbs has no size "xl".*"base" is used instead/] } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("Projects")).fontSize).toBe("14px");
  },
};

export const Conforms = conformance({
  Breadcrumbs: (props) => (
    <Breadcrumbs {...props}>
      <Breadcrumbs.Current>Workbench</Breadcrumbs.Current>
    </Breadcrumbs>
  ),
  "Breadcrumbs.Link": (props) => (
    <Breadcrumbs>
      <Breadcrumbs.Link {...props} href="#projects">
        Projects
      </Breadcrumbs.Link>
    </Breadcrumbs>
  ),
  "Breadcrumbs.Current": (props) => (
    <Breadcrumbs>
      <Breadcrumbs.Current {...props}>Workbench</Breadcrumbs.Current>
    </Breadcrumbs>
  ),
  "Breadcrumbs.Separator": (props) => (
    <Breadcrumbs>
      <Breadcrumbs.Separator {...props} />
    </Breadcrumbs>
  ),
  "Breadcrumbs.Clipboard": (props) => (
    <Breadcrumbs>
      <Breadcrumbs.Clipboard {...props} text="Workbench" />
    </Breadcrumbs>
  ),
});
