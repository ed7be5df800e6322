import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, createRef, type MouseEvent, useSyncExternalStore } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Link, type LinkComponentProps, LinkProvider } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link/Router",
  tags: ["!autodocs"],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A router in small: it keeps the page, and remembers the path in the history. */
function RouterLink({ to, onClick, ...props }: LinkComponentProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || props.target === "_blank") return;
    event.preventDefault();
    history.pushState({ path: to }, "");
    dispatchEvent(new PopStateEvent("popstate"));
  };
  // biome-ignore lint/a11y: the destination comes with the props
  return <a {...props} onClick={go} data-router />;
}

function subscribe(onChange: () => void) {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}

/** The path that the router is at. */
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

/** An application in small, with a router around its links. */
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

/** A press goes where the router goes, without the page being loaded; the browser's Back comes back. */
export const Navigates: Story = {
  render: () => <Site />,
  play: async ({ canvas, step }) => {
    onClick.mockClear();
    history.replaceState({ path: "/" }, "");
    const path = canvas.getByRole("status");
    const loaded = performance.timeOrigin;
    const projects = canvas.getByRole("link", { name: "Projects" });
    await step("by pointer, over `to`", async () => {
      await userEvent.click(projects);
      await expect(path).toHaveTextContent("/projects");
    });
    await step("by Enter, over `href`", async () => {
      canvas.getByRole("link", { name: "Invoices" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(path).toHaveTextContent("/invoices");
    });
    await step("back", async () => {
      history.back();
      await canvas.findByText("/projects");
    });
    await expect(performance.timeOrigin).toBe(loaded);
    await expect(projects).toBeInTheDocument();
    await step("ref, class, slot and handler reach the router's link", async () => {
      await expect(ref.current).toBe(projects);
      await expect(projects).toHaveClass("own", "k:underline");
      await expect(projects).toHaveAttribute("data-slot", "link");
      await expect(projects).toHaveAttribute("href", "/projects");
      await expect(onClick).toHaveBeenCalledOnce();
    });
  },
};

/** It gets the destination under both names, and a safe `rel`; a link that leads nowhere does not concern it. */
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

function OwnLinks() {
  return (
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
  );
}

/** The instance's `render` takes precedence over the provider. Props, classes, handlers and refs of both are merged. */
export const OwnRender: Story = {
  render: () => <OwnLinks />,
  play: async ({ canvas }) => {
    onClick.mockClear();
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
