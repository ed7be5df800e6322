import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Logo } from ".";

const meta = { component: Logo, title: "Behaviour/Logo" } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a named image. The provider or the instance can change the name. */
export const Named: Story = {
  render: () => (
    <>
      <Logo />
      <LabelsProvider labels={{ logo: { name: "カーフ" } }}>
        <Logo />
        <Logo labels={{ name: "Kerf, design system" }} />
        <Logo aria-label="Home" />
      </LabelsProvider>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Kerf", "カーフ", "Kerf, design system", "Home"]) {
      await expect(canvas.getByRole("img", { name })).toBeVisible();
    }
  },
};

/** It is hidden from screen readers next to the written name. */
export const Decorative: Story = {
  args: { "aria-hidden": true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** If one side is set, the other follows. If none is set, it is 32 px high. If both are set, both apply. */
export const Sizes: Story = {
  render: () => (
    <div className="flex w-96 flex-wrap items-stretch gap-2">
      <Logo aria-label="none" />
      <Logo aria-label="glyph" variant="glyph" />
      <Logo aria-label="width" width={204} />
      <Logo aria-label="height" height={16} />
      <Logo aria-label="glyph width" variant="glyph" width={24} />
      <Logo aria-label="both" width={102} height={64} />
      <div>
        <Logo aria-label="unit" height="3rem" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = {
      none: [102, 32],
      glyph: [32, 32],
      width: [204, 64],
      height: [51, 16],
      "glyph width": [24, 24],
      both: [102, 64],
      unit: [153, 48],
    };
    for (const [name, expected] of Object.entries(sizes)) {
      const { width, height } = canvas.getByRole("img", { name }).getBoundingClientRect();
      await expect([name, width, height]).toEqual([name, ...expected]);
    }
  },
};

/** In a single color, every piece has that color in both themes. */
export const OneColor: Story = {
  render: () => (
    <>
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="flex gap-4 bg-tint p-4">
          <Logo color="black" />
          <Logo color="white" />
        </div>
      ))}
    </>
  ),
};

export const Conforms = conformance({ Logo: (props) => <Logo {...props} /> });
