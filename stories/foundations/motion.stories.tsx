import type { Meta, StoryObj } from "@storybook/react-vite";
import { animations, durations, easings } from "../../src/theme/motion";
import { Page, Section, TokenText } from "./specimen";

const meta = {
  title: "Foundations/Motion",
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Point at a bar to see a duration or an easing; the toolbar's motion setting stills them all. */
export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="Short, and never in the way: what comes settles, what goes is quicker, and none moves for who asks for stillness."
    >
      <Section title="Durations">
        {Object.entries(durations).map(([name, token]) => (
          <Track key={name} style={{ transitionDuration: `var(--kerf-duration-${name})` }}>
            <TokenText name={`duration-${name}`} text={`${token.value}. ${token.text}`} />
          </Track>
        ))}
      </Section>
      <Section title="Easings">
        {Object.entries(easings).map(([name, token]) => (
          <Track
            key={name}
            style={{ transitionDuration: "1s", transitionTimingFunction: `var(--kerf-ease-${name})` }}
          >
            <TokenText name={`ease-${name}`} text={token.text} />
          </Track>
        ))}
      </Section>
      <Section title="Animations">
        {Object.entries(animations).map(([name, token]) => (
          <div key={name} className="flex items-center gap-6 border-line border-t py-3">
            <span
              className="size-6 rounded-sm border-2 border-accent border-t-accent-line"
              style={{ animation: `var(--kerf-animate-${name})` }}
            />
            <TokenText name={`animate-${name}`} text={token.text} />
          </div>
        ))}
      </Section>
    </Page>
  ),
};

function Track({ style, children }: { style: React.CSSProperties; children: React.ReactNode }) {
  return (
    <div className="group flex items-center gap-6 border-line border-t py-3">
      <span className="h-2 w-60 shrink-0 rounded-full bg-recessed">
        <span
          className="block size-2 rounded-full bg-accent transition-transform group-hover:translate-x-58"
          style={style}
        />
      </span>
      {children}
    </div>
  );
}
