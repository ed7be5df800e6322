import type { Meta, StoryObj } from "@storybook/react-vite";
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
