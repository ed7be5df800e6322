import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ColorToken } from "../../src/theme/color";
import { colorOf, type Hue, hues, neutrals } from "./palette";
import { Page, Section, TokenText } from "./specimen";

const meta = {
  title: "Foundations/Colour",
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour by its name; the toolbar shows it in the other theme and with more contrast. */
export const Palette: Story = {
  render: () => (
    <Page
      title="Colour"
      lead="Warm paper, ink, and one cobalt pencil. A class names what a colour means; the theme says how it looks."
    >
      <Section title="Neutrals" lead="Grounds, lines and text. They carry nearly everything.">
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          {neutrals.map(([name, token]) => (
            <li key={name} className="flex items-center gap-4">
              <NeutralSwatch name={name} token={token} />
              <TokenText name={name} text={token.text} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Hues"
        lead="All at one lightness, so that none weighs more than another: fills, then the quiet ground with its line and ink."
      >
        <ul className="flex flex-col gap-2">
          {hues.map((hue) => (
            <HueRow key={hue.name} hue={hue} />
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

function NeutralSwatch({ name, token }: { name: string; token: ColorToken }) {
  const box = "grid size-12 shrink-0 place-items-center rounded-md border border-line font-medium text-lg";
  if (token.role === "text") {
    return (
      // Faint by intent where it stands for what cannot be used.
      <span
        aria-disabled={name === "ink-disabled"}
        className={`${box} bg-surface`}
        style={{ color: colorOf(name) }}
      >
        Aa
      </span>
    );
  }
  if (token.role === "hairline" || token.role === "edge") {
    return <span className={`${box} bg-surface`} style={{ borderColor: colorOf(name) }} />;
  }
  return <span className={box} style={{ background: colorOf(name) }} />;
}

function HueRow({ hue }: { hue: Hue }) {
  const cell = "grid h-12 flex-1 place-items-center truncate font-medium text-sm";
  return (
    <li className="flex items-center gap-4">
      <code className="w-20 font-medium font-mono text-sm">{hue.name}</code>
      <div className="flex flex-2 overflow-hidden rounded-md">
        {hue.fills.map((fill) => (
          <span key={fill} className={cell} style={{ background: colorOf(fill), color: colorOf(hue.on) }}>
            {fill.slice(hue.name.length + 1) || "fill"}
          </span>
        ))}
      </div>
      <span
        className={`${cell} rounded-md border`}
        style={{
          background: colorOf(hue.ground),
          borderColor: colorOf(hue.line),
          color: colorOf(hue.ink),
        }}
      >
        tint, line, ink
      </span>
      <span className={cell} style={{ color: colorOf(hue.ink) }}>
        ink on the page
      </span>
    </li>
  );
}
