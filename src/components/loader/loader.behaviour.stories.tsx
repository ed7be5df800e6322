import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Loader } from ".";

const meta = { component: Loader, title: "Behaviour/Loader", tags: ["!autodocs"] } satisfies Meta<
  typeof Loader
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a status with text, which assistive technology announces once; the drawing is hidden. */
export const Announced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Loading$/);
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

/** The words come from the provider, and from the instance before it. */
export const Words: Story = {
  render: () => (
    <LabelsProvider labels={{ loader: { loading: "Lädt" } }}>
      <Loader />
      <Loader labels={{ loading: "Lädt Rechnungen" }} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map((each) => each.textContent)).toEqual([
      "Lädt",
      "Lädt Rechnungen",
    ]);
  },
};

/** 16, 24 and 32 px, or as many as are asked for. */
export const Sizes: Story = {
  render: () => (
    <>
      <Loader size="sm" />
      <Loader />
      <Loader size="lg" />
      <Loader size={40} />
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole("status").map((loader) => {
      const { width, height } = loader.getBoundingClientRect();
      return [width, height];
    });
    await expect(sizes).toEqual([16, 24, 32, 40].map((px) => [px, px]));
  },
};

/** Sizes that are none fall back to the default, and say so. */
export const ImpossibleSizes: Story = {
  render: () => (
    <>
      <Loader size={0} />
      <Loader size={-4} />
      <Loader size={Number.NaN} />
    </>
  ),
  parameters: { console: { expect: [/size 0/, /size -4/, /size NaN/] } },
  play: async ({ canvas }) => {
    for (const loader of canvas.getAllByRole("status")) {
      await expect(loader.getBoundingClientRect().width).toBe(24);
    }
  },
};

export const Conforms = conformance({ Loader: (props) => <Loader {...props} /> });
