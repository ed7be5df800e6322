import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, within } from "storybook/test";
import { LabelsProvider } from "../../i18n/labels-provider";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Breadcrumbs } from ".";

const meta = {
  component: Breadcrumbs,
  title: "Behaviour/Breadcrumbs/Links",
  tags: ["!autodocs"],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** A URL that would run as script is removed. The name stays as text. */
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

/** Ref, class and all other attributes reach each part, and a custom class overrides its own. */
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
