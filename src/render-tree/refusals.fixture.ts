import { only, page, withNodes } from "./page.fixture";

/** The problem, the tree, and the beginning of the first message about it. */
type Refusal = [what: string, tree: unknown, problem: string];

const shape: Refusal[] = [
  ["no object", "Button", 'The tree is "Button"; it must be an object.'],
  ["a class", new Date(), "The tree is an object of a class; it must be an object."],
  ["no nodes", { root: "a" }, "nodes is undefined; it must be an object."],
  ["a node that is none", withNodes({ x: "Button" }), 'nodes.x is "Button"; it must be an object.'],
  ["an unknown field", { ...page, element: {} }, "element is unknown. There are root, nodes."],
  [
    "a misspelt field",
    withNodes({ x: { type: "Text", prop: {} } }),
    "nodes.x.prop is unknown. Did you mean props?",
  ],
];

const names: Refusal[] = [
  ["no type", only(undefined), "nodes.it.type is undefined; it must be the name of a component."],
  [
    "an unknown component",
    only("Buton"),
    "nodes.it.type is unknown. There is no component named Buton. Did you mean Button?",
  ],
  ["an HTML element", only("script"), "nodes.it.type is unknown. There is no component named script."],
  ["other capitals", only("button"), 'nodes.it.type is "button"; it must be "Button".'],
  [
    "an unknown part",
    only("Dialog.Titel"),
    "nodes.it.type is unknown. Dialog has no part Titel. Did you mean Title?",
  ],
  ["an export that is no component", only("LabelsProvider"), "nodes.it.type is unknown."],
  [
    "an unknown prop",
    only("Badge", { tone: "red" }),
    "nodes.it.props.tone is no prop of Badge. It has variant,",
  ],
  [
    "a misspelt prop",
    only("Badge", { varaint: "red" }),
    "nodes.it.props.varaint is no prop of Badge. Did you mean variant?",
  ],
  ["a ref", only("Badge", { ref: {} }), "nodes.it.props.ref is no prop of Badge."],
  ["a key", only("Badge", { key: "a" }), "nodes.it.props.key is no prop of Badge."],
  ["a style", only("Badge", { style: { color: "red" } }), "nodes.it.props.style is no prop of Badge."],
  [
    "markup",
    only("Badge", { dangerouslySetInnerHTML: { __html: "<b>" } }),
    "nodes.it.props.dangerouslySetInnerHTML is no prop of Badge.",
  ],
];

const values: Refusal[] = [
  [
    "an unknown value",
    only("Button", { variant: "huge" }),
    'nodes.it.props.variant is "huge"; it must be one of "primary",',
  ],
  [
    "an inherited name as value",
    only("Button", { variant: "toString" }),
    'nodes.it.props.variant is "toString"; it must be one of',
  ],
  [
    "a string for a boolean",
    only("Button", { loading: "yes" }),
    'nodes.it.props.loading is "yes"; it must be boolean.',
  ],
  ["a number for a string", only("Meter", { label: 5 }), "nodes.it.props.label is 5; it must be string."],
  [
    "a string for a number",
    only("Meter", { label: "Disk", value: "5" }),
    'nodes.it.props.value is "5"; it must be number.',
  ],
  [
    "no number",
    only("Meter", { label: "Disk", value: Number.NaN }),
    "nodes.it.props.value is NaN; it must be number.",
  ],
  ["null", only("Meter", { label: null }), "nodes.it.props.label is null; it must be string."],
  [
    "what a union lacks",
    only("Loader", { size: "huge" }),
    'nodes.it.props.size is "huge"; it must be "sm" | "base"',
  ],
  [
    "an object for content",
    only("Badge", { children: { text: "x" } }),
    'nodes.it.props.children is an object; it must be text, a number, {"node": "id"}, or a list of these.',
  ],
  [
    "a list within a list",
    only("Badge", { children: [["x"]] }),
    "nodes.it.props.children[0] is a list within a list.",
  ],
  [
    "an item of another type",
    only("Pagination.PageSize", { value: 1, options: [1, "2"] }),
    'nodes.it.props.options[1] is "2"; it must be a number.',
  ],
  [
    "an unknown label",
    only("Loader", { labels: { laoding: "x" } }),
    "nodes.it.props.labels.laoding is unknown; there are loading.",
  ],
  [
    "a type that is not described",
    only("DatePicker", { month: "2026-01-01" }),
    "nodes.it.props.month takes a Date, of which the catalog does not say how it is made",
  ],
  [
    "an aria attribute that is no text",
    only("Badge", { "aria-label": {} }),
    'nodes.it.props["aria-label"] is an object; it must be a string, number or boolean.',
  ],
  ["a required prop left out", only("Meter"), "nodes.it.props.label is missing."],
  ["props that are none", only("Badge", []), "nodes.it.props is an array; it must be an object."],
];

const children: Refusal[] = [
  [
    "children that are no list",
    only("Badge", {}, "x"),
    'nodes.it.children is "x"; it must be a list of ids and {"text": "…"}.',
  ],
  [
    "a child that is none",
    only("Badge", {}, [5]),
    'nodes.it.children[0] is 5; it must be an id or {"text": "…"}.',
  ],
  [
    "very many children",
    only("Badge", {}, Array(10_001).fill("it")),
    "nodes.it.children has 10001 items; at most 10000 are allowed. Send fewer, or raise `limits.items`.",
  ],
  [
    "children twice",
    only("Badge", { children: "a" }, [{ text: "b" }]),
    "nodes.it.children stands beside `props.children`",
  ],
  [
    "children of what holds nothing",
    only("Loader", {}, [{ text: "x" }]),
    "nodes.it.children is given, and Loader holds nothing.",
  ],
  [
    "nodes for a function",
    only("Combobox.Collection", {}, [{ text: "x" }]),
    "nodes.it.children is given, and the children of Combobox.Collection must be (item",
  ],
];

const depth: Refusal[] = [
  ["no item", only("Select", { items: [null, 1] }), "nodes.it.props.items[0] is null; leave it out,"],
  [
    "an item that is none",
    only("Select", { items: [1] }),
    'nodes.it.props.items[0] is 1; it must be {"value": …, "label": "…"}.',
  ],
  [
    "an item without a label",
    only("Select", { items: [{ value: 1 }] }),
    "nodes.it.props.items[0].label is missing; an item is",
  ],
  [
    "an object for a label",
    only("Select", { items: [{ value: 1, label: {} }] }),
    "nodes.it.props.items[0].label is an object; it must be text,",
  ],
  [
    "an object for a label by value",
    only("Select", { items: { de: {} } }),
    "nodes.it.props.items.de is an object; it must be text,",
  ],
  [
    "an object for the label of an item",
    only("Combobox", { items: [{ label: { toString: 1 } }] }),
    "nodes.it.props.items[0].label is an object; it must be a text or a number",
  ],
  [
    "an object for a label in a group",
    only("Combobox", { items: [{ value: "Asia", items: [{ label: [] }] }] }),
    "nodes.it.props.items[0].items[0].label is an array;",
  ],
  [
    "one value for several",
    only("Combobox", { items: ["a"], multiple: true, defaultValue: "a" }),
    'nodes.it.props.defaultValue is "a"; it must be a list.',
  ],
  [
    "several values for one",
    only("Combobox", { items: ["a"], defaultValue: ["a"] }),
    "nodes.it.props.defaultValue is a list; without `multiple` it must be one value.",
  ],
  [
    "a language that is none",
    only("Meter", { label: "Disk", labels: { locale: "no language" } }),
    'nodes.it.props.labels.locale is "no language"; it must be a language tag,',
  ],
  [
    "a time zone that is none",
    only("DateRangePicker", { timezone: "Mars" }),
    'nodes.it.props.timezone is "Mars"; it must be a time zone,',
  ],
  [
    "more months than anybody reads",
    only("DatePicker", { numberOfMonths: 1e9 }),
    "nodes.it.props.numberOfMonths is 1000000000; at most 100 are allowed. Send fewer, or raise `limits.repeats`.",
  ],
  [
    "classes",
    only("Badge", { className: "fixed inset-0" }),
    "nodes.it.props.className is not allowed: its classes could cover the page. For trees that you trust, set `classNames`.",
  ],
];

const places: Refusal[] = [
  [
    "a part outside of its root",
    only("Dialog.Title", {}, [{ text: "x" }]),
    'nodes.it.type is "Dialog.Title", which must be used inside Dialog.Root. Wrap it in one.',
  ],
  [
    "a part of another component",
    { root: "a", nodes: { a: { type: "Popover", children: ["b"] }, b: { type: "Dialog.Title" } } },
    "nodes.b.type is",
  ],
  [
    "a name for parts",
    only("Collapsible"),
    'nodes.it.type is "Collapsible", which only contains parts. Use Collapsible.Root or',
  ],
  ["a parent checkbox without a group", only("Checkbox", { parent: true, label: "All" }), "nodes.it.type is"],
  [
    "a trigger for several in a Combobox for one",
    {
      root: "a",
      nodes: {
        a: { type: "Combobox", props: { items: [] }, children: ["b"] },
        b: { type: "Combobox.TriggerMultipleWithInput" },
      },
    },
    "nodes.b.type is",
  ],
  [
    "text as a child",
    {
      root: "a",
      nodes: {
        a: { type: "Popover", children: ["b"] },
        b: { type: "Popover.Trigger", props: { asChild: true }, children: [{ text: "x" }] },
      },
    },
    "nodes.b.children must be the id of one node, since `asChild` is set.",
  ],
];

const chain = Object.fromEntries(
  Array.from({ length: 102 }, (_, n) => [
    `n${n}`,
    { type: "Surface", children: n < 101 ? [`n${n + 1}`] : [] },
  ]),
);
const structure: Refusal[] = [
  ["a root that is not there", { ...page, root: "x" }, "root names no node of the tree."],
  ["an inherited root", { ...page, root: "toString" }, "root names no node of the tree."],
  ["no root", { nodes: page.nodes }, "root must be the id of a node."],
  [
    "a dangling child",
    withNodes({ title: { type: "Text", children: ["gone"] } }),
    'nodes.title.children[0] refers to "gone", which doesn\'t exist.',
  ],
  [
    "a dangling node of a prop",
    withNodes({ title: { type: "Banner", props: { icon: { node: "gone" } } } }),
    'nodes.title.props.icon.node refers to "gone", which doesn\'t exist.',
  ],
  [
    "a node in two places",
    withNodes({ title: { type: "Text", children: ["back"] } }),
    'nodes.title.children[0] refers to "back", which is already used in nodes.page.children[3].',
  ],
  [
    "a node that holds itself",
    { root: "it", nodes: { it: { type: "Surface", children: ["it"] } } },
    'nodes.it.children[0] refers to "it", which contains it. A node can\'t contain itself.',
  ],
  [
    "a circle beside the tree",
    withNodes({
      a: { type: "Surface", children: ["b"] },
      b: { type: "Banner", props: { icon: { node: "a" } } },
    }),
    'nodes.b.props.icon.node refers to "a", which contains it. A node can\'t contain itself.',
  ],
  ["too deep a tree", { root: "n0", nodes: chain }, "nodes.n1 has nodes nested more than 100 levels deep."],
];

const execution: Refusal[] = [
  [
    "an event that the catalog lists",
    only("Checkbox", { onValueChange: "alert(1)" }),
    "nodes.it.props.onValueChange takes a function, which JSON cannot give; nothing in a tree is executed.",
  ],
  [
    "an event of the element",
    only("Button", { onClick: "alert(1)" }),
    "nodes.it.props.onClick is an event, which takes a function; nothing in a tree is executed.",
  ],
  [
    "a function",
    only("Badge", { children: () => "x" }),
    "nodes.it.props.children is a function; it must be text",
  ],
  [
    "a function in data",
    only("Select", { items: [{ label: "a", value: () => 1 }] }),
    "nodes.it.props.items[0].value is a function, which isn't valid JSON.",
  ],
  [
    "a required function",
    only("Pagination"),
    "nodes.it.props.setPage is missing; it takes a function, which JSON cannot give, so Pagination cannot stand in a tree.",
  ],
  [
    "script",
    only("Link", { href: "javascript:alert(1)" }),
    'nodes.it.props.href is "javascript:alert(1)", which would run',
  ],
  ["script by a detour", only("Link", { href: " \u0001Java\tScript\n:alert(1)" }), "nodes.it.props.href is "],
  [
    "script in a list of addresses",
    only("Link", { href: "/", ping: "/a javascript:x" }),
    "nodes.it.props.ping is ",
  ],
  ["script in the router's prop", only("Link", { to: "javascript:alert(1)" }), "nodes.it.props.to is "],
  [
    "script in data",
    only("Combobox", { "aria-label": "Go", items: [{ label: "x", href: "javascript:x" }] }),
    "nodes.it.props.items[0].href is ",
  ],
];

/** Trees that are refused. */
export const refusals = [
  ...shape,
  ...names,
  ...values,
  ...depth,
  ...places,
  ...children,
  ...structure,
  ...execution,
];
