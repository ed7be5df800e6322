import type { Meta, StoryObj } from "@storybook/react-vite";
import { families, type TypeToken, typeScale, weights } from "../../src/theme/type";
import { Page, Section, TokenText } from "./specimen";

const meta = {
  title: "Foundations/Type",
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = "A clean cut, one pixel wide";

/** Sizes, weights and families, and how text fares outside of plain English. */
export const Scale: Story = {
  render: () => (
    <Page title="Type" lead="Geist for reading, Geist Mono for what is typed. Three weights, six sizes.">
      <Section title="Sizes">
        {Object.entries<TypeToken>(typeScale)
          .reverse()
          .map(([name, token]) => (
            <div key={name} className="flex items-baseline gap-6 border-line border-t py-3">
              <p className="w-120 shrink-0 truncate" style={styleOf(name)}>
                {sample}
              </p>
              <TokenText
                name={`text-${name}`}
                text={`${[token.size, token.lineHeight, token.tracking].filter(Boolean).join(" / ")}. ${token.text}`}
              />
            </div>
          ))}
      </Section>
      <Section title="Weights">
        {Object.entries(weights).map(([name, token]) => (
          <div key={name} className="flex items-baseline gap-6 border-line border-t py-3">
            <p className="w-120 shrink-0 text-xl" style={{ fontWeight: `var(--kerf-font-weight-${name})` }}>
              {sample}
            </p>
            <TokenText name={`font-${name}`} text={token.text} />
          </div>
        ))}
      </Section>
      <Section title="Families">
        {Object.entries(families).map(([name, token]) => (
          <div key={name} className="flex items-baseline gap-6 border-line border-t py-3">
            <p className="w-120 shrink-0 text-lg" style={{ fontFamily: `var(--kerf-font-${name})` }}>
              Il1 O0 8B · 1,024.50 · {sample}
            </p>
            <TokenText name={`font-${name}`} text={token.text} />
          </div>
        ))}
      </Section>
    </Page>
  ),
};

function styleOf(name: string) {
  const step = `var(--kerf-text-${name}`;
  return { fontSize: `${step})`, lineHeight: `${step}-leading)`, letterSpacing: `${step}-tracking, normal)` };
}
