import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Loader } from ".";

const meta = { component: Loader, title: "Behaviour/Loader" } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a status with text, which screen readers announce once. The graphic is hidden from them. */
export const Announced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Loading$/);
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

/** The label comes from the instance, otherwise from the provider. */
export const Texts: Story = {
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

/** Invalid sizes fall back to the default and log a warning. */
export const InvalidSizes: Story = {
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
