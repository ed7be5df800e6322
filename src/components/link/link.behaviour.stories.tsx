import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Link } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link",
  args: { children: "Blades", href: "#blades" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const heard = fn();

/** A click and Enter follow the link. Tab focuses it. */
export const Follows: Story = {
  render: (args) => <Link {...args} onClick={() => heard()} />,
  play: async ({ canvas }) => {
    const leave = () => history.replaceState(null, "", " ");
    leave();
    const link = canvas.getByRole("link", { name: "Blades" });
    await userEvent.click(link);
    await expect(window.location.hash).toBe("#blades");
    leave();
    link.blur();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(window.location.hash).toBe("#blades");
    await expect(heard).toHaveBeenCalledTimes(2);
    leave();
  },
};

/** Without a router, `to` is the URL. `href` takes precedence. */
export const Destinations: Story = {
  render: () => (
    <>
      <Link to="/a">By to</Link> <Link href="/b">By href</Link>{" "}
      <Link to="/a" href="/b">
        By both
      </Link>{" "}
      <Link target="_blank">By none</Link>
    </>
  ),
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(addresses).toEqual(["/a", "/b", "/b"]);
    for (const link of canvas.getAllByRole("link")) await expect(link).not.toHaveAttribute("to");
    // HTML allows attributes that describe a destination only on a link that has one.
    const none = canvas.getByText("By none");
    await expect(none.getAttributeNames().sort()).toEqual(["class", "data-slot"]);
    await expect(getComputedStyle(none).textDecorationLine).toBe("none");
  },
};

/**
 * In text, it is underlined, so that color isn't the only cue. `current` inherits the text color. A standalone link has a
 * target 24 px high.
 */
export const Cues: Story = {
  render: () => (
    <p className="text-danger-ink">
      <Link href="/a">Inline</Link>{" "}
      <Link href="/a" variant="current">
        Current
      </Link>{" "}
      <Link href="/a" variant="plain">
        Plain
      </Link>
    </p>
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => getComputedStyle(canvas.getByRole("link", { name }));
    await expect(styleOf("Inline").textDecorationLine).toBe("underline");
    await expect(styleOf("Current").textDecorationLine).toBe("underline");
    await expect(styleOf("Plain").textDecorationLine).toBe("none");
    const around = getComputedStyle(canvas.getByText("Current").parentElement as Element).color;
    await expect(styleOf("Current").color).toBe(around);
    await expect(styleOf("Inline").color).not.toBe(around);
    const standalone = canvas.getByRole("link", { name: "Plain" });
    await expect(standalone.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Keyboard focus shows a ring, even around wrapped text. */
export const FocusRing: Story = {
  render: () => (
    <p className="w-40">
      Beginners should read <Link href="#guide">the guide to cutting</Link> first.
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link");
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe("2px");
  },
};

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

export const Conforms = conformance({
  Link: (props) => (
    <Link href="#blades" {...props}>
      Blades
    </Link>
  ),
  "Link.ExternalIcon": (props) => (
    <Link href="#blades">
      Blades <Link.ExternalIcon {...props} />
    </Link>
  ),
});

declare global {
  interface Window {
    /** Set to true if the URL runs as a script. */
    ran?: boolean;
  }
}
