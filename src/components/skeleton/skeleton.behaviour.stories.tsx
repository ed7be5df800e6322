import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { Input } from "../input";
import { Text } from "../text";
import { Skeleton } from ".";
import { ThenContent as ThenContentExample } from "./skeleton.examples";

const meta = {
  component: Skeleton,
  title: "Behaviour/Skeleton",
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loading is announced once for a region. The region is busy until the content replaces the skeletons. */
export const AnnouncedOnce: Story = {
  render: () => <ThenContentExample />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector("[data-slot=skeleton-region]");
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(/^Loading members$/);
    await expect(region).toHaveAttribute("aria-busy", "true");
    for (const each of canvasElement.querySelectorAll("[data-slot=skeleton]")) {
      await expect(each).toHaveAttribute("aria-hidden", "true");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Show members" }));
    await expect(canvas.getByRole("status")).toBe(status);
    await expect(status).toBeEmptyDOMElement();
    await expect(region).not.toHaveAttribute("aria-busy");
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(status).toHaveTextContent("Loading members");
  },
};

/** The label comes from the instance, otherwise from the provider. */
export const Texts: Story = {
  render: () => (
    <LabelsProvider labels={{ skeleton: { loading: "Lädt" } }}>
      <Skeleton.Region loading />
      <Skeleton.Region loading labels={{ loading: "Lädt Rechnungen" }} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map((each) => each.textContent)).toEqual([
      "Lädt",
      "Lädt Rechnungen",
    ]);
  },
};

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height;

/** A text line is as high as a line of text, and a block as high as a control, so nothing moves when content loads. */
export const SizesOfContent: Story = {
  render: () => (
    <div className="w-60">
      <Skeleton lines={2} />
      <Text>
        One line
        <br />
        and another
      </Text>
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <div key={size} data-size={size}>
          <Skeleton shape="block" size={size} />
          <Input aria-label={size} size={size} />
        </div>
      ))}
      <Button>Save</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [lines] = canvasElement.querySelectorAll("[data-slot=skeleton]");
    await expect(heightOf(lines)).toBeCloseTo(heightOf(canvas.getByText(/One line/)) ?? 0, 0);
    for (const size of ["xs", "sm", "base", "lg"]) {
      const pair = canvasElement.querySelector(`[data-size=${size}]`);
      await expect(heightOf(pair?.children[0])).toBe(heightOf(pair?.children[1]));
    }
  },
};

/** Invalid numbers are ignored and log a warning. */
export const InvalidNumbers: Story = {
  render: () => (
    <div className="w-60">
      <Skeleton lines={0} />
      <Skeleton lines={2.5} />
      <Skeleton lines={1000} />
      <Skeleton width={-1} />
      <Skeleton shape="block" height={Number.NaN} />
    </div>
  ),
  parameters: {
    console: { expect: [/lines 0/, /lines 2.5/, /lines 1000/, /width -1/, /height NaN/] },
  },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll("[data-slot=skeleton-bar]")];
    await expect(bars.map((bar) => bar.getBoundingClientRect().width)).toEqual([240, 240, 240, 240, 240]);
    await expect(heightOf(bars.at(-1))).toBe(36);
  },
};

export const Conforms = conformance({
  Skeleton: (props) => <Skeleton {...props} />,
  "Skeleton.Region": (props) => (
    <Skeleton.Region {...props}>
      <Skeleton lines={2} />
    </Skeleton.Region>
  ),
});
