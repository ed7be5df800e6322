import type { Meta, StoryObj } from "@storybook/react-vite";
import { insetShadows, radii, shadows } from "../../src/theme/shape";
import { Page, Section, TokenText } from "./specimen";

const meta = {
  title: "Foundations/Elevation and radius",
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grounds from the well to the dialog, shadows of what floats, and the corners of each size. */
export const Depth: Story = {
  render: () => (
    <Page
      title="Elevation and radius"
      lead="A hairline parts what lies side by side. Only what floats has a shadow; in the dark, lightness lifts it."
    >
      <Section title="Grounds">
        <div className="bg-canvas p-6 ring ring-line">
          canvas
          <div className="mt-2 rounded-lg bg-surface p-6 ring ring-line">
            surface
            <div className="mt-2 rounded-md bg-recessed p-6">recessed</div>
          </div>
        </div>
      </Section>
      <Section title="Shadows">
        <div className="grid gap-8 sm:grid-cols-2">
          {Object.entries(shadows).map(([name, token]) => (
            <div
              key={name}
              className="rounded-lg border border-line bg-elevated p-6"
              style={{ boxShadow: `var(--kerf-shadow-${name})` }}
            >
              <TokenText name={`shadow-${name}`} text={token.text} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Inner light">
        {Object.entries(insetShadows).map(([name, token]) => (
          <div key={name} className="flex items-center gap-4">
            <span
              className="h-9 w-24 rounded-md bg-accent"
              style={{ boxShadow: `var(--kerf-inset-shadow-${name})` }}
            />
            <TokenText name={`inset-shadow-${name}`} text={token.text} />
          </div>
        ))}
      </Section>
      <Section title="Radii">
        <ul className="grid gap-4 sm:grid-cols-2">
          {Object.entries(radii).map(([name, token]) => (
            <li key={name} className="flex items-center gap-4">
              <span
                className="size-12 shrink-0 border border-line-strong bg-surface"
                style={{ borderRadius: `var(--kerf-radius-${name})` }}
              />
              <TokenText name={`rounded-${name}`} text={`${token.value}. ${token.text}`} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
