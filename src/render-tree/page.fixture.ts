import type { Tree } from "./tree";

/** A valid tree. Each refused tree adds a node to it. */
export const page: Tree = {
  root: "page",
  nodes: {
    page: { type: "Surface", children: ["title", "save", { text: "or " }, "back"] },
    title: { type: "Text", props: { variant: "heading1", children: "Settings" } },
    save: {
      type: "Button",
      props: { variant: "primary", "aria-label": "Save all" },
      children: [{ text: "Save" }],
    },
    back: { type: "Link", props: { href: "/start" }, children: [{ text: "go back" }] },
  },
};

/** The page with some nodes added or replaced. */
export const withNodes = (nodes: Record<string, unknown>) => ({
  root: "page",
  nodes: { ...page.nodes, ...nodes },
});

/** A tree with a single node. */
export const only = (type: unknown, props?: unknown, children?: unknown) => ({
  root: "it",
  nodes: { it: { type, ...(props !== undefined && { props }), ...(children !== undefined && { children }) } },
});
