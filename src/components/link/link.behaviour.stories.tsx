import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { Link } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link",
  tags: ["!autodocs"],
  args: { children: "Blades", href: "#blades" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const heard = fn();

/** A click and Enter follow the link. Tab focuses it. */
export const Follows: Story = {
  render: (args) => <Link {...args} onClick={() => heard()} />,
  play: async ({ canvas }) => {
    heard.mockClear();
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

/** In text, it is underlined, so that color isn't the only cue. `current` inherits the text color. */
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
  },
};

/** A standalone link has a target 24 px high, without making the line higher. */
export const TargetSize: Story = {
  args: { variant: "plain" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Blades" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
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
