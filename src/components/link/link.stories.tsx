import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, states } from "#kit";
import { Link } from ".";
import * as examples from "./link.examples";

const meta = {
  component: Link,
  title: "Components/Link",
  args: { children: "How to choose a blade", href: "#blades" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = everyValue(Link, "variant", {
  render: (props) => (
    <div className="wrap-break-word flex w-60 flex-col gap-2 text-warning-ink">
      {props.variant !== "plain" && <span>A thin kerf wastes less wood.</span>}
      <span>
        <Link {...props} />
      </span>
    </div>
  ),
});
export const States: Story = states(Link, "variant");
export const Targets: Story = everyValue(Link, "target");
export const ReferrerPolicies: Story = everyValue(Link, "referrerPolicy");

export const InText: Story = exampleStory(examples, "InText");
export const NewTab: Story = exampleStory(examples, "NewTab");
export const InAWarning: Story = exampleStory(examples, "InAWarning");
export const Download: Story = exampleStory(examples, "Download");
export const WithARouter: Story = exampleStory(examples, "WithARouter");

/** Wrapped lines, other fonts and colors, long words and other scripts. */
export const Content: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  render: () => (
    <div className="wrap-break-word flex w-72 max-w-full flex-col gap-4">
      <p>
        Beginners should read{" "}
        <Link href="#guide" target="_blank">
          the guide to marking, cutting and cleaning a joint
          <Link.ExternalIcon />
        </Link>{" "}
        before they start.
      </p>
      <p>
        <Link href="#long">
          https://kerf.example/drawings/2031/workshop/benches/split-top-roubo?revision=17
        </Link>
      </p>
      <p className="font-mono text-sm">
        In code, <Link href="#code">the link</Link> takes the font.{" "}
        <b>
          And <Link href="#bold">the weight</Link>.
        </b>
      </p>
      <p lang="ar" dir="rtl">
        اقرأ{" "}
        <Link href="#ar" target="_blank">
          دليل القطع
          <Link.ExternalIcon />
        </Link>{" "}
        أولاً.
      </p>
      <p lang="ja">
        <Link href="#ja">鋸の選び方</Link>を読んでください。🪚
      </p>
      <nav aria-label="Drawings" className="flex flex-col items-start">
        <Link variant="plain" href="#bench">
          Bench
        </Link>
        <Link variant="plain" href="#shelf" target="_blank">
          Shelf with a name that takes more than one line of the column
          <Link.ExternalIcon />
        </Link>
      </nav>
    </div>
  ),
};
