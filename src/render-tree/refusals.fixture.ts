import { only, page, withNodes } from "./page.fixture";

/** The problem, the tree, and the beginning of the first message about it. */
type Refusal = [what: string, tree: unknown, problem: string];

const shape: Refusal[] = [
  ["text instead of an object", "Button", 'The tree is "Button"; it must be an object.'],
  ["an instance of a class", new Date(), "The tree is an object of a class; it must be an object."],
  ["no nodes", { root: "a" }, "nodes is undefined; it must be an object."],
  ["a node that isn't an object", withNodes({ x: "Button" }), 'nodes.x is "Button"; it must be an object.'],
  ["an unknown field", { ...page, element: {} }, "element is unknown. The fields are: root, nodes."],
  [
    "a misspelled field",
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
  ["a name in the wrong case", only("button"), 'nodes.it.type is "button"; it must be "Button".'],
  [
    "an unknown part",
    only("Dialog.Titel"),
    "nodes.it.type is unknown. Dialog has no part Titel. Did you mean Title?",
  ],
  ["an export that isn't a component", only("LabelsProvider"), "nodes.it.type is unknown."],
  [
    "an unknown prop",
    only("Badge", { tone: "red" }),
    "nodes.it.props.tone isn't a prop of Badge. It has variant,",
  ],
  [
    "a misspelled prop",
    only("Badge", { varaint: "red" }),
    "nodes.it.props.varaint isn't a prop of Badge. Did you mean variant?",
  ],
  ["a ref", only("Badge", { ref: {} }), "nodes.it.props.ref isn't a prop of Badge."],
  ["a key", only("Badge", { key: "a" }), "nodes.it.props.key isn't a prop of Badge."],
  ["a style", only("Badge", { style: { color: "red" } }), "nodes.it.props.style isn't a prop of Badge."],
  [
    "markup",
    only("Badge", { dangerouslySetInnerHTML: { __html: "<b>" } }),
    "nodes.it.props.dangerouslySetInnerHTML isn't a prop of Badge.",
  ],
];

const values: Refusal[] = [
  [
    "an unknown value",
    only("Button", { variant: "huge" }),
    'nodes.it.props.variant is "huge"; it must be one of "primary",',
  ],
  [
    "an inherited name as a value",
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
    "a value that isn't a number",
    only("Meter", { label: "Disk", value: Number.NaN }),
    "nodes.it.props.value is NaN; it must be number.",
  ],
  ["null", only("Meter", { label: null }), "nodes.it.props.label is null; it must be string."],
  [
    "a value outside a union",
    only("Loader", { size: "huge" }),
    'nodes.it.props.size is "huge"; it must be "sm" | "base"',
  ],
  [
    "an object as content",
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
    "nodes.it.props.labels.laoding is unknown. The fields are: loading.",
  ],
  [
    "a type that the catalog doesn't describe",
    only("DatePicker", { month: "2026-01-01" }),
    "nodes.it.props.month takes a Date, which the catalog doesn't describe",
  ],
  [
    "an aria attribute that isn't text",
    only("Badge", { "aria-label": {} }),
    'nodes.it.props["aria-label"] is an object; it must be a string, number or boolean.',
  ],
  ["a missing required prop", only("Meter"), "nodes.it.props.label is missing."],
  ["props that aren't an object", only("Badge", []), "nodes.it.props is an array; it must be an object."],
];

const children: Refusal[] = [
  [
    "children that aren't a list",
    only("Badge", {}, "x"),
    'nodes.it.children is "x"; it must be a list of ids and {"text": "…"}.',
  ],
  [
    "an invalid child",
    only("Badge", {}, [5]),
    'nodes.it.children[0] is 5; it must be an id or {"text": "…"}.',
  ],
  [
    "too many children",
    only("Badge", {}, Array(10_001).fill("it")),
    "nodes.it.children has 10001 items; at most 10000 are allowed. Send fewer, or raise `limits.items`.",
  ],
  [
    "children both in props and beside them",
    only("Badge", { children: "a" }, [{ text: "b" }]),
    "nodes.it.children is set together with `props.children`",
  ],
  [
    "children of a component without children",
    only("Loader", {}, [{ text: "x" }]),
    "nodes.it.children is not allowed: Loader has no children.",
  ],
  [
    "nodes instead of a function",
    only("Combobox.Collection", {}, [{ text: "x" }]),
    "nodes.it.children is not allowed: the children of Combobox.Collection must be (item",
  ],
];

const depth: Refusal[] = [
  ["a null item", only("Select", { items: [null, 1] }), "nodes.it.props.items[0] is null; leave it out,"],
  [
    "an invalid item",
    only("Select", { items: [1] }),
    'nodes.it.props.items[0] is 1; it must be {"value": …, "label": "…"}.',
  ],
  [
    "an item without a label",
    only("Select", { items: [{ value: 1 }] }),
    "nodes.it.props.items[0].label is missing; an item is",
  ],
  [
    "an object as a label",
    only("Select", { items: [{ value: 1, label: {} }] }),
    "nodes.it.props.items[0].label is an object; it must be text,",
  ],
  [
    "an object as a label by value",
    only("Select", { items: { de: {} } }),
    "nodes.it.props.items.de is an object; it must be text,",
  ],
  [
    "an object as the label of an item",
    only("Combobox", { items: [{ label: { toString: 1 } }] }),
    "nodes.it.props.items[0].label is an object; it must be a text or a number",
  ],
  [
    "an object as a label in a group",
    only("Combobox", { items: [{ value: "Asia", items: [{ label: [] }] }] }),
    "nodes.it.props.items[0].items[0].label is an array;",
  ],
  [
    "one value for multiple selection",
    only("Combobox", { items: ["a"], multiple: true, defaultValue: "a" }),
    'nodes.it.props.defaultValue is "a"; it must be a list.',
  ],
  [
    "several values for single selection",
    only("Combobox", { items: ["a"], defaultValue: ["a"] }),
    "nodes.it.props.defaultValue is a list; without `multiple` it must be one value.",
  ],
  [
    "an unknown language",
    only("Meter", { label: "Disk", locale: "no language" }),
    'nodes.it.props.locale is "no language"; it must be a language tag,',
  ],
  [
    "an unknown time zone",
    only("DateRangePicker", { timezone: "Mars" }),
    'nodes.it.props.timezone is "Mars"; it must be a time zone,',
  ],
  [
    "too many months",
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
    "a namespace of parts",
    only("Collapsible"),
    'nodes.it.type is "Collapsible", which only contains parts. Use Collapsible.Root or',
  ],
  ["a parent checkbox without a group", only("Checkbox", { parent: true, label: "All" }), "nodes.it.type is"],
  [
    "a trigger for multiple selection in a single Combobox",
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
    "nodes.b.children must be the id of one node, because `asChild` is set.",
  ],
];

const chain = Object.fromEntries(
  Array.from({ length: 102 }, (_, n) => [
    `n${n}`,
    { type: "Surface", children: n < 101 ? [`n${n + 1}`] : [] },
  ]),
);
const structure: Refusal[] = [
  ["an unknown root", { ...page, root: "x" }, "root names no node of the tree."],
  ["an inherited root", { ...page, root: "toString" }, "root names no node of the tree."],
  ["no root", { nodes: page.nodes }, "root must be the id of a node."],
  [
    "an unknown child",
    withNodes({ title: { type: "Text", children: ["gone"] } }),
    'nodes.title.children[0] refers to "gone", which doesn\'t exist.',
  ],
  [
    "an unknown node in a prop",
    withNodes({ title: { type: "Banner", props: { icon: { node: "gone" } } } }),
    'nodes.title.props.icon.node refers to "gone", which doesn\'t exist.',
  ],
  [
    "a node in two places",
    withNodes({ title: { type: "Text", children: ["back"] } }),
    'nodes.title.children[0] refers to "back", which is already used in nodes.page.children[3].',
  ],
  [
    "a node that contains itself",
    { root: "it", nodes: { it: { type: "Surface", children: ["it"] } } },
    'nodes.it.children[0] refers to "it", which contains it. A node can\'t contain itself.',
  ],
  [
    "a cycle outside the tree",
    withNodes({
      a: { type: "Surface", children: ["b"] },
      b: { type: "Banner", props: { icon: { node: "a" } } },
    }),
    'nodes.b.props.icon.node refers to "a", which contains it. A node can\'t contain itself.',
  ],
  [
    "a tree that is too deep",
    { root: "n0", nodes: chain },
    "nodes.n1 has nodes nested more than 100 levels deep.",
  ],
];

const execution: Refusal[] = [
  [
    "an event that the catalog lists",
    only("Checkbox", { onValueChange: "alert(1)" }),
    "nodes.it.props.onValueChange takes a function, which JSON can't contain. A tree executes nothing.",
  ],
  [
    "an event of the element",
    only("Button", { onClick: "alert(1)" }),
    "nodes.it.props.onClick is an event, which takes a function. A tree executes nothing.",
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
    "nodes.it.props.setPage is missing; it takes a function, which JSON can't contain, so a tree can't contain Pagination.",
  ],
  [
    "script",
    only("Link", { href: "javascript:alert(1)" }),
    'nodes.it.props.href is "javascript:alert(1)", which would run',
  ],
  [
    "script in another spelling",
    only("Link", { href: " \u0001Java\tScript\n:alert(1)" }),
    "nodes.it.props.href is ",
  ],
  [
    "script in a list of URLs",
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

/** All refused trees. */
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
