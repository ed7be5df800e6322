import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../src";
import { colors } from "../../src/theme/tokens";

/* Light and dark themes, also inside one another. @alias dark mode, night mode, color scheme */
const meta = {
  title: "Foundations/Theme",
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Scope({
  name,
  children,
  ...attributes
}: { name: string; children?: React.ReactNode } & Record<`data-${string}`, string | undefined>) {
  return (
    <div className="rounded-lg border border-line bg-canvas p-6" {...attributes} data-testid={name}>
      <p>{name}</p>
      <p className="mb-3 text-ink-muted text-sm">Secondary text in this theme.</p>
      <div className="flex gap-2">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </div>
      {children ? <div className="mt-6">{children}</div> : null}
    </div>
  );
}

/** `data-theme` on any element: a light section in a dark page, and a dark section inside it. */
export const Scopes: Story = {
  render: () => (
    <Scope name="dark" data-theme="dark">
      <Scope name="light in dark" data-theme="light">
        <Scope name="dark in light in dark" data-theme="dark">
          <Scope name="more contrast in the innermost" data-contrast="more" />
        </Scope>
      </Scope>
    </Scope>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, theme] of [
      ["dark", "dark"],
      ["light in dark", "light"],
      ["dark in light in dark", "dark"],
    ] as const) {
      const scope = canvas.getByTestId(name);
      await expect(getComputedStyle(scope).backgroundColor).toBe(asComputed(colors.canvas[theme]));
      await expect(getComputedStyle(within(scope).getByText(name)).color).toBe(asComputed(colors.ink[theme]));
    }
    const more = canvas.getByText("more contrast in the innermost");
    await expect(getComputedStyle(more).color).toBe(asComputed(colors.ink.more.dark));
  },
};

/** A color as the browser serializes it. */
function asComputed(color: string): string {
  const probe = document.createElement("i");
  probe.style.color = color;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
}
