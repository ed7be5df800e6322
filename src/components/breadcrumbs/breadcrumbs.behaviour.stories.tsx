import type { Meta, StoryObj } from "@storybook/react-vite";
import { HouseIcon } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { conformance } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Button } from "../button";
import { Breadcrumbs, type BreadcrumbsProps } from ".";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs,
  title: "Behaviour/Breadcrumbs",
  tags: ["!autodocs"],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A named navigation landmark with an ordered list of pages. Separators are hidden from assistive technology. */
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

/** The current page has `aria-current`. It isn't a link and isn't focusable. */
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
  "Breadcrumbs.Link": (props) => (
    <Breadcrumbs>
      <Breadcrumbs.Link href="#projects" {...props}>
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
