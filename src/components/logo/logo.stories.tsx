import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Surface } from "../surface";
import { Logo, type LogoProps } from ".";
import * as examples from "./logo.examples";

const meta = {
  component: Logo,
  title: "Components/Logo",
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Single-color logos on matching backgrounds, in any theme. */
function onItsGround(props: LogoProps) {
  const { color = "color" } = props;
  const theme = { color: undefined, black: "light", white: "dark" }[color];
  return (
    <div data-theme={theme} className="w-fit rounded-md bg-canvas p-4">
      <Logo {...props} />
    </div>
  );
}

export const Playground: Story = {
  render: (args) => (
    <Surface data-theme={{ color: undefined, black: "light", white: "dark" }[args.color ?? "color"]}>
      <Logo {...args} />
    </Surface>
  ),
};
export const Variants: Story = everyValue(Logo, "variant");
export const Colors: Story = everyValue(Logo, "color", { render: onItsGround });
export const VariantByColor: Story = matrix(Logo, "variant", "color", { render: onItsGround });

/** Sizes from a browser tab to a page header. */
export const Sizes: Story = {
  argTypes: { width: { control: false }, height: { control: false } },
  render: (args) => (
    <div className="flex flex-wrap items-end gap-6">
      {[16, 24, 32, 64, 256].map((height) => (
        <Logo key={height} {...args} variant="glyph" height={height} />
      ))}
      {[16, 24, 32, 64].map((height) => (
        <Logo key={height} {...args} height={height} />
      ))}
    </div>
  ),
};

export const HomeLink: Story = exampleStory(examples, "HomeLink");
export const BesideTheName: Story = exampleStory(examples, "BesideTheName");
