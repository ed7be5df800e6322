import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { Text } from ".";

const meta = {
  component: Text,
  title: "Behaviour/Text",
  args: { children: "Words" },
  parameters: { a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } } },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each variant renders the matching element. */
export const Elements: Story = {
  render: () => (
    <>
      <Text variant="heading1">One</Text>
      <Text variant="heading2">Two</Text>
      <Text variant="heading3">Three</Text>
      <Text>Body</Text>
      <Text variant="secondary">Secondary</Text>
      <Text variant="success">Success</Text>
      <Text variant="error">Error</Text>
      <Text variant="mono">Mono</Text> <Text variant="mono-secondary">Aside</Text>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [level, name] of ["One", "Two", "Three"].entries()) {
      await expect(canvas.getByRole("heading", { name, level: level + 1 })).toBeVisible();
    }
    for (const text of ["Body", "Secondary", "Success", "Error"]) {
      await expect(canvas.getByText(text).tagName).toBe("P");
    }
    for (const text of ["Mono", "Aside"]) await expect(canvas.getByText(text).tagName).toBe("CODE");
  },
};

/** `as` changes the element but not the look, such as a third-level look on a second-level heading. */
export const OtherElement: Story = {
  args: { variant: "heading3", as: "h2" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Words", level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe("20px");
  },
};

const headings = { heading1: ["32px", "40px"], heading2: ["24px", "32px"], heading3: ["20px", "28px"] };

/** Headings keep their size and weight. The types reject `size` and `bold`, and at run time they log a warning. */
export const Headings: Story = {
  render: () => (
    <>
      {/* @ts-expect-error The types reject it. */}
      <Text variant="heading1" size="xs" bold>
        heading1
      </Text>
      <Text variant="heading2">heading2</Text>
      <Text variant="heading3">heading3</Text>
    </>
  ),
  parameters: {
    console: { expect: [/Text ignores size with variant "heading1"/, /Text ignores bold/] },
  },
  play: async ({ canvas }) => {
    for (const [name, expected] of Object.entries(headings)) {
      const heading = canvas.getByRole("heading", { name });
      await expect(metrics(heading)).toEqual(expected);
      await expect(getComputedStyle(heading).fontWeight).toBe("600");
    }
  },
};

/** Bold text has the weight 600. Plain text inside it has the regular weight. */
export const Weights: Story = {
  render: () => (
    <Text bold>
      Bold <Text as="span">Plain</Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("Bold")).fontWeight).toBe("600");
    await expect(getComputedStyle(canvas.getByText("Plain")).fontWeight).toBe("400");
  },
};

const long = "If you can read this to the end, you have a wide screen";

/**
 * Truncated text is one line with an ellipsis and has the full text as a title. It works for headings and inline text,
 * too.
 */
export const Truncated: Story = {
  render: () => (
    <div className="w-40">
      <Text truncate>{long}</Text>
      <Text truncate variant="heading3">
        {long}
      </Text>
      <Text truncate variant="mono">
        {long}
      </Text>
      <Text truncate as="span" title="My own">
        {long}
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(long)) {
      await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
      await expect(text.clientWidth).toBe(160);
      await expect(text.clientHeight).toBe(Number.parseFloat(getComputedStyle(text).lineHeight));
    }
    await expect(canvas.getAllByTitle(long)).toHaveLength(3);
    await expect(canvas.getAllByTitle("My own")).toHaveLength(1);
  },
};

/** Long words, other scripts, and narrow containers. */
export const Content: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "narrow"] } },
  render: () => (
    <div className="flex w-64 flex-col gap-3">
      <Text variant="heading1">Donaudampfschifffahrtselektrizitätenwerk</Text>
      <Text variant="heading3">Headings of two lines share them evenly</Text>
      <Text>قطع المنشار 🪚 ノコギリの切り口 and English in one line of text.</Text>
      <Text variant="mono">9d2c6f0b7f5e4a1c8a4be0fd2f9b7c3e9d2c6f0b7f5e4a1c8a4be0fd2f9b7c3e</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll("[data-slot=text]")) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(256);
    }
  },
};

function metrics(text: Element | null): string[] {
  if (!text) return [];
  const { fontSize, lineHeight } = getComputedStyle(text);
  return [fontSize, lineHeight];
}

export const Conforms = conformance({
  Text: (props) => <Text {...props}>A thin kerf wastes less wood.</Text>,
});
