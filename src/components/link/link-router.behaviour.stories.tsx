import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, createRef, type MouseEvent, useSyncExternalStore } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Link, type LinkComponentProps, LinkProvider } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link",
  args: { children: "Blades", href: "#blades" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

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
