import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Link } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link/External",
  tags: ["!autodocs"],
  args: { children: "Blades", href: "#blades" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A new tab has no access to the opener and gets no referrer. The caller's `rel` and `referrerPolicy` take precedence.
 */
export const NewTabs: Story = {
  render: () => (
    <>
      <Link href="/a" target="_blank">
        Plain
      </Link>{" "}
      <Link href="/a" target="_BLANK" rel="nofollow noopener">
        Merged
      </Link>{" "}
      <Link href="/a" target="_blank" referrerPolicy="origin">
        Policy
      </Link>{" "}
      <Link href="/a" target="_blank" rel="opener">
        Opener
      </Link>{" "}
      <Link href="/a" target="preview" rel="help">
        Named
      </Link>{" "}
      <Link href="/a">Same tab</Link>
    </>
  ),
  play: async ({ canvas }) => {
    const rels = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("rel")]);
    await expect(rels).toEqual([
      ["Plain", "noopener noreferrer"],
      ["Merged", "nofollow noopener noreferrer"],
      ["Policy", "noopener"],
      ["Opener", "opener"],
      ["Named", "help"],
      ["Same tab", null],
    ]);
  },
};

/** The icon is decorative. The accessible name contains a text instead, which the provider can replace. */
export const ExternalIcon: Story = {
  render: () => (
    <>
      <Link href="/a" target="_blank">
        Guide
        <Link.ExternalIcon />
      </Link>
      <LabelsProvider labels={{ link: { opensInNewTab: "(öffnet neuen Tab)" } }}>
        <Link href="/b" target="_blank">
          Anleitung
          <Link.ExternalIcon />
        </Link>
      </LabelsProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Guide (opens in new tab)" });
    await expect(link.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.queryByRole("img")).toBeNull();
    await canvas.findByRole("link", { name: "Anleitung (öffnet neuen Tab)" });
  },
};

/** The icon is mirrored in right-to-left text. */
export const ExternalIconMirrored: Story = {
  render: () => (
    <div dir="rtl">
      <Link href="/a" target="_blank">
        دليل
        <Link.ExternalIcon />
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    const svg = canvas.getByRole("link").querySelector("svg") as SVGElement;
    await expect(getComputedStyle(svg).scale).toBe("-1 1");
    const [icon, text] = [svg.getBoundingClientRect(), canvas.getByRole("link").getBoundingClientRect()];
    await expect(icon.right).toBeLessThan(text.left + text.width / 2);
  },
};

/** However narrow the container, the icon never wraps without its word. */
export const ExternalIconStaysWithItsWord: Story = {
  render: () => (
    <>
      {Array.from({ length: 24 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={step} style={{ width: 84 + step * 3 }}>
          <Link href="/a">
            A word and another
            <Link.ExternalIcon />
          </Link>
        </p>
      ))}
    </>
  ),
  parameters: { visual: { skip: "The play function measures it." } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      const text = document.createRange();
      text.selectNodeContents(link.firstChild as Text);
      const lastLine = [...text.getClientRects()].at(-1) as DOMRect;
      const icon = link.querySelector("svg")?.getBoundingClientRect() as DOMRect;
      await expect(icon.top).toBeLessThan(lastLine.bottom);
      await expect(icon.left).toBeGreaterThanOrEqual(lastLine.right);
    }
  },
};
