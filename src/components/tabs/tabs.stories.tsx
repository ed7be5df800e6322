import type { Meta, StoryObj } from "@storybook/react-vite";
import { BellIcon, CreditCardIcon, UsersIcon } from "lucide-react";
import { everyValue, exampleStory, fontsFor, forced, InStates, matrix } from "#kit";
import { Tabs, type TabsProps } from ".";
import * as examples from "./tabs.examples";

const row = (
  <Tabs.List aria-label="Settings">
    <Tabs.Tab value="members" icon={UsersIcon}>
      Members
    </Tabs.Tab>
    <Tabs.Tab value="billing" icon={CreditCardIcon}>
      Billing
    </Tabs.Tab>
    <Tabs.Tab value="news" icon={BellIcon} disabled>
      News
    </Tabs.Tab>
  </Tabs.List>
);

const meta = {
  component: Tabs,
  title: "Components/Tabs",
  args: {
    defaultValue: "members",
    children: (
      <>
        {row}
        <Tabs.Panel value="members">Five people can deploy.</Tabs.Panel>
        <Tabs.Panel value="billing">The next invoice is due on 1 March.</Tabs.Panel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = everyValue(Tabs, "variant");
export const Sizes: Story = everyValue(Tabs, "size");
export const VariantBySize: Story = matrix(Tabs, "variant", "size");

export const Settings: Story = exampleStory(examples, "Settings");
export const Views: Story = exampleStory(examples, "Views");
export const Pages: Story = exampleStory(examples, "Pages");
export const Controlled: Story = exampleStory(examples, "Controlled");

const Row = (props: TabsProps) => (
  <Tabs defaultValue="members" {...props}>
    {row}
    <Tabs.Panel value="members">Five people can deploy.</Tabs.Panel>
    <Tabs.Panel value="billing">The next invoice is due on 1 March.</Tabs.Panel>
  </Tabs>
);

/** Hovered, focused, and links as tabs, which look the same. */
export const States: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      {(["segmented", "underline"] as const).map((variant) => (
        <div key={variant} className="grid grid-cols-1 gap-4">
          <div className={forced.hover}>
            <Row variant={variant} />
          </div>
          <div className={forced["focus-visible"]}>
            <Row variant={variant} />
          </div>
          <InStates states={["rest", "hover"]}>
            {(state) => (
              <Tabs variant={variant} value="billing">
                <Tabs.Nav aria-label={`Pages, ${variant} ${state}`}>
                  <Tabs.Link value="members" href="#members" icon={UsersIcon}>
                    Members
                  </Tabs.Link>
                  <Tabs.Link value="billing" href="#billing" icon={CreditCardIcon}>
                    Billing
                  </Tabs.Link>
                </Tabs.Nav>
              </Tabs>
            )}
          </InStates>
        </div>
      ))}
    </div>
  ),
};

const regions = [
  "Amsterdam",
  "Bogotá",
  "Cape Town",
  "Frankfurt am Main",
  "Reykjavík",
  "東京",
  "القاهرة",
  "Zürich",
];

const overflow = (dir: "ltr" | "rtl"): Story => ({
  // There is no `rtl` mode, because changing the direction resets the scroll position. Here, the page has one
  // direction from the first render.
  parameters: { visual: { modes: ["light", "dark"] } },
  loaders: [fontsFor(regions.join(""))],
  render: () => (
    <div dir={dir} className="grid w-72 max-w-full gap-6">
      {(["segmented", "underline"] as const).map((variant) =>
        [regions[0], regions[3], regions[7]].map((chosen) => (
          <Tabs key={`${variant}${chosen}`} variant={variant} defaultValue={chosen}>
            <Tabs.List aria-label={`Regions, ${variant}, ${chosen}`}>
              {regions.map((region) => (
                <Tabs.Tab key={region} value={region}>
                  {region}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value={chosen as string}>{chosen}</Tabs.Panel>
          </Tabs>
        )),
      )}
    </div>
  ),
});

/** More tabs than fit. The list scrolls, fades at its ends, and shows the selected tab. */
export const Overflow: Story = overflow("ltr");
export const OverflowFromTheRight: Story = overflow("rtl");
