import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance, matrix } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Badge } from ".";

const meta = {
  component: Badge,
  title: "Behaviour/Badge",
  args: { children: "Queued" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the four status variants show a dot. Screen readers don't read it. */
export const Dots: Story = {
  ...matrix(Badge, "variant", "appearance"),
  parameters: { console: { expect: [/"destructive" is deprecated/] } },
  play: async ({ canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll("[data-slot=badge-dot]")];
    const cells = dots.map((dot) => dot.closest("[data-specimen]")?.getAttribute("data-specimen"));
    await expect(cells).toEqual(
      ["error", "warning", "success", "neutral"].map(
        (variant) => `Badge.variant=${variant} Badge.appearance=dot`,
      ),
    );
    for (const dot of dots) await expect(dot).toHaveAttribute("aria-hidden", "true");
  },
};

/** The deprecated `destructive` looks like `red`, which replaces it. */
export const Destructive: Story = {
  render: () => (
    <p>
      <Badge variant="destructive">Former</Badge> <Badge variant="red">Successor</Badge>
    </p>
  ),
  parameters: { console: { expect: [/variant "destructive" is deprecated. Use "red"/] } },
  play: async ({ canvas }) => {
    const [former, successor] = [canvas.getByText("Former"), canvas.getByText("Successor")];
    const colorOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    await expect(colorOf(former)).toBe(colorOf(successor));
  },
};

/** One letter, a count, long text in a narrow space, emoji and other scripts. */
export const Content: Story = {
  render: (args) => (
    <div className="flex w-48 flex-col items-start gap-2">
      <Badge {...args}>A</Badge>
      <Badge {...args}>12,345</Badge>
      <Badge {...args} variant="warning" appearance="dot">
        Waiting for someone of the owners to look at it
      </Badge>
      <Badge {...args} variant="info">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
      </Badge>
      <Badge {...args} variant="teal-subtle">
        🪚 قيد الانتظار 待機中
      </Badge>
      <p>
        In a line of text <Badge variant="outline">it sits</Badge> on the line.
      </p>
    </div>
  ),
};

export const Conforms = conformance({
  Badge: (props) => (
    <Badge {...props}>
      <CheckIcon />
      Live
    </Badge>
  ),
});
