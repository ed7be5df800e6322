import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, createRef, type MouseEvent, useSyncExternalStore } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Link, type LinkComponentProps, LinkProvider } from ".";

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

/** A minimal router: it doesn't load a page, and keeps the path in the history state. */
function RouterLink({ to, onClick, ...props }: LinkComponentProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || props.target === "_blank") return;
    event.preventDefault();
    history.pushState({ path: to }, "");
    dispatchEvent(new PopStateEvent("popstate"));
  };
  // biome-ignore lint/a11y: the props contain the destination
  return <a {...props} onClick={go} data-router />;
}

function subscribe(onChange: () => void) {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}

/** The router's current path. */
function Path() {
  const path = useSyncExternalStore(
    subscribe,
    () => (history.state as { path?: string } | null)?.path ?? "/",
    () => "/",
  );
  return <output>{path}</output>;
}

const onClick = fn();
const ref = createRef<HTMLAnchorElement>();

/** A minimal application, with a router for its links. */
function Site() {
  return (
    <LinkProvider component={RouterLink}>
      <p>
        <Link ref={ref} to="/projects" className="own" onClick={onClick}>
          Projects
        </Link>{" "}
        <Link href="/invoices">Invoices</Link> at <Path />
      </p>
    </LinkProvider>
  );
}

/** A click navigates with the router, without loading the page. The browser's Back button goes back. */
export const Navigates: Story = {
  render: () => <Site />,
  play: async ({ canvas, step }) => {
    history.replaceState({ path: "/" }, "");
    const path = canvas.getByRole("status");
    const loaded = performance.timeOrigin;
    const projects = canvas.getByRole("link", { name: "Projects" });
    await step("clicks a link with `to`", async () => {
      await userEvent.click(projects);
      await expect(path).toHaveTextContent("/projects");
    });
    await step("presses Enter on a link with `href`", async () => {
      canvas.getByRole("link", { name: "Invoices" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(path).toHaveTextContent("/invoices");
    });
    await step("goes back", async () => {
      history.back();
      await canvas.findByText("/projects");
    });
    await expect(performance.timeOrigin).toBe(loaded);
    await expect(projects).toBeInTheDocument();
    await step("passes ref, class, slot and handler to the router's link", async () => {
      await expect(ref.current).toBe(projects);
      await expect(projects).toHaveClass("own", "k:underline");
      await expect(projects).toHaveAttribute("data-slot", "link");
      await expect(projects).toHaveAttribute("href", "/projects");
      await expect(onClick).toHaveBeenCalledOnce();
    });
  },
};

/**
 * The router's link gets the destination as `to` and `href`, and a safe `rel`. Links without a destination don't use
 * it.
 */
export const WhatItGets: Story = {
  render: () => (
    <LinkProvider component={Tell}>
      <Link to="/a">to</Link> <Link href="/b">href</Link>{" "}
      <Link to="/a" href="/base/a">
        both
      </Link>{" "}
      <Link href="/c" target="_blank" rel="help">
        new tab
      </Link>{" "}
      <Link>nowhere</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole("link").map((link) => [link.textContent, link.title]);
    await expect(told).toEqual([
      ["to", "to=/a href=/a"],
      ["href", "to=/b href=/b"],
      ["both", "to=/a href=/base/a"],
      ["new tab", "to=/c href=/c rel=help noopener noreferrer"],
    ]);
    await expect(canvas.getByText("nowhere")).not.toHaveAttribute("title");
  },
};

function Tell({ to, href, rel, ...props }: LinkComponentProps) {
  return <a {...props} href={href} title={`to=${to} href=${href}${rel ? ` rel=${rel}` : ""}`} />;
}

const Other = ({ to, ...props }: ComponentProps<"a"> & { to?: string }) => <a {...props} data-other={to} />;
const rendered = createRef<HTMLAnchorElement>();
const inner = createRef<HTMLAnchorElement>();

/** The instance's `render` takes precedence over the provider. Props, classes, handlers and refs of both are merged. */
export const OwnRender: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link to="/a" render={<Other />}>
        Component
      </Link>{" "}
      <Link
        ref={rendered}
        href="/b"
        className="outer"
        onClick={onClick}
        render={<a href="/own" ref={inner} className="inner" onClick={(event) => event.preventDefault()} />}
      >
        Element
      </Link>{" "}
      <Link to="/c" target="_blank" render={(props) => <a {...(props as ComponentProps<"a">)} data-mine />}>
        Function
      </Link>{" "}
      <Link href="/d" render={<Other target="_blank" rel="help" />}>
        New tab
      </Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await expect(link("Component")).toHaveAttribute("data-other", "/a");
    await expect(link("Component")).toHaveAttribute("href", "/a");
    await expect(link("Element")).toHaveClass("outer", "inner", "k:underline");
    await expect(link("Element")).toHaveAttribute("href", "/own");
    await expect(link("Element")).not.toHaveAttribute("to");
    await expect([rendered.current, inner.current]).toEqual([link("Element"), link("Element")]);
    await userEvent.click(link("Element"));
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(link("Function")).toHaveAttribute("data-mine");
    await expect(link("Function")).toHaveAttribute("href", "/c");
    await expect(link("Function")).not.toHaveAttribute("to");
    await expect(link("Function")).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link("New tab")).toHaveAttribute("rel", "help noopener noreferrer");
    for (const each of canvas.getAllByRole("link")) await expect(each).not.toHaveAttribute("data-router");
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
