import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge, Button, Checkbox, Input, Link, Meter, Surface, Switch, Tabs, Text } from "../../src";
import "./brand.css";

/* The same components in the colors and shapes of another brand. @alias white label, custom theme */
const meta = {
  title: "Adopting/Second brand",
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Harbour({ name, ...scope }: { name: string; className?: string; "data-theme"?: "light" | "dark" }) {
  return (
    <section aria-label={name} {...scope}>
      <Surface className="flex w-80 max-w-full flex-col items-start gap-4">
        <Text as="h2" variant="heading3">
          {name}
        </Text>
        <Tabs defaultValue="in" variant="underline">
          <Tabs.List aria-label={`${name}: ships`}>
            <Tabs.Tab value="in">Arriving</Tabs.Tab>
            <Tabs.Tab value="out">Leaving</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="in">
            <Text>
              Ships of <Link href="#today">today</Link> <Badge>3</Badge>
            </Text>
          </Tabs.Panel>
          <Tabs.Panel value="out">
            <Text>None before noon.</Text>
          </Tabs.Panel>
        </Tabs>
        <Input label="Berth" defaultValue="B 12" />
        <Checkbox label="Pilot on board" defaultChecked />
        <Switch label="Tell the crew" defaultChecked />
        <Meter label="Quay in use" value={64} className="w-full" />
        <div className="flex gap-2">
          <Button variant="primary">Moor</Button>
          <Button>Wait</Button>
        </div>
      </Surface>
    </section>
  );
}

/**
 * A second brand is a class with other tokens. Here, Kerf's theme is beside the brand in light and in dark.
 */
export const SideBySide: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <Harbour name="Kerf" />
      <Harbour name="Harbour, light" className="harbour" data-theme="light" />
      <Harbour name="Harbour, dark" className="harbour" data-theme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const looks = (name: string) => {
      const scope = within(canvasElement).getByRole("region", { name });
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(
        within(scope).getByRole("button", { name: "Moor" }),
      );
      return { backgroundColor, borderTopLeftRadius };
    };
    const [kerf, harbour, dark] = [looks("Kerf"), looks("Harbour, light"), looks("Harbour, dark")];
    await expect([kerf.borderTopLeftRadius, harbour.borderTopLeftRadius]).toEqual(["8px", "18px"]);
    await expect(new Set([kerf, harbour, dark].map((each) => each.backgroundColor)).size).toBe(3);
  },
};
