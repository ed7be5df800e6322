import { describe, expect, test } from "vitest";
import document from "../catalog/catalog.json";
import { readCatalog } from "../catalog/read";
import { checkSource } from "./check-source";

const catalog = readCatalog(document);

/** `line:column rule message` of each problem. */
function check(code: string, complete = false): string[] {
  return checkSource(code, catalog, { complete }).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );
}

const importing = (names: string, code: string) => `import { ${names} } from "@kerf/react";\n${code}`;

describe("reports", () => {
  test.each([
    [
      "an unknown component",
      "<Buton>Save</Buton>",
      "1:2 unknown-component There is no component named Buton. Did you mean Button?",
    ],
    [
      "another library's name",
      "<Modal>Text</Modal>",
      "1:2 unknown-component There is no component named Modal. That is a name of Chakra UI, MUI and Ant Design. Use Dialog.",
    ],
    [
      "another library's prop",
      "<Dialog isOpen><Dialog.Title>A</Dialog.Title></Dialog>",
      "1:9 unknown-prop Dialog has no prop isOpen. That is a name of Chakra UI and React Aria. Use open of Dialog.Root.",
    ],
    [
      "another library's event",
      "<Button onPress={f}>Save</Button>",
      "unknown-prop Button has no prop onPress.",
    ],
    [
      "an unknown event",
      "<Switch label='A' onCheckedChange={f} />",
      "Radix and shadcn/ui. Use onValueChange.",
    ],
    ["a prop of no element", "<Popover id='a'>A</Popover>", "1:10 unknown-prop Popover has no prop id."],
    [
      "another library's value",
      '<Button variant="contained">Save</Button>',
      'That is a name of MUI. Use "primary".',
    ],
    [
      "a script as URL",
      '<Link href={a ? "/" : " JavaScript:void(0)"}>Save</Link>',
      "1:23 invalid-value href of Link",
    ],
    [
      "a number below the minimum",
      "<Pagination page={0} setPage={f} />",
      "1:19 invalid-value page of Pagination is 0. It must be at least 1.",
    ],
    ["a cell outside a table", "<div><Table.Cell>A</Table.Cell></div>", "1:6 misplaced-part Table.Cell"],
    [
      "a dialog without a title",
      "<Dialog.Root><Dialog><p>Delete it?</p></Dialog></Dialog.Root>",
      "1:14 missing-name Dialog has no accessible name. Add Dialog.Title, or set `aria-label`.",
    ],
    ["an import", importing("Buton", "<Buton>Save</Buton>"), "2:2 unknown-component"],
    [
      "a container of parts",
      "<Radio />",
      "1:1 unknown-component Radio only contains parts. Use Radio.Group or",
    ],
    [
      "an unknown part",
      "<Tabs>\n  <Tabs.Lst />\n</Tabs>",
      "2:4 unknown-part Tabs has no part Lst. Did you mean List?",
    ],
    ["a part of a part", "<Tabs><Tabs.List.Tab /></Tabs>", "1:8 unknown-part"],
    [
      "an unknown prop",
      '<Badge varient="red">New</Badge>',
      "1:8 unknown-prop Badge has no prop varient. Did you mean variant?",
    ],
    [
      "an attribute in HTML's case",
      '<Badge classname="a">New</Badge>',
      "1:8 unknown-prop Badge has no prop classname. Did you mean className?",
    ],
    ["a prop in a spread object", '<Badge {...{ varient: "red" }}>New</Badge>', "1:23 unknown-prop"],
    [
      "children of a component without children",
      "<Loader>Loading</Loader>",
      "1:9 unknown-prop Loader has no children. Remove them.",
    ],
    [
      "an unknown value",
      '<Button variant="primry">Save</Button>',
      '1:17 invalid-value variant of Button is "primry". It must be',
    ],
    ["a value in braces", '<Button variant={"primry"}>Save</Button>', "1:18 invalid-value"],
    ["a template", "<Button variant={`primry`}>Save</Button>", "1:18 invalid-value"],
    ["a constant", 'const look = "primry";\n<Button variant={look}>Save</Button>', "2:18 invalid-value"],
    [
      "one branch of a condition",
      '<Button variant={a ? "primary" : "primry"}>Save</Button>',
      "1:34 invalid-value",
    ],
    ["a fallback", '<Button variant={a ?? "primry"}>Save</Button>', "1:23 invalid-value"],
    [
      "`as const` and `satisfies`",
      '<Button variant={("primry" as const) satisfies string}>Save</Button>',
      "1:19 invalid-value",
    ],
    [
      "a boolean without a value",
      "<Button variant>Save</Button>",
      "1:9 invalid-value variant of Button is true.",
    ],
    [
      "a string for a boolean",
      '<Button loading="yes">Save</Button>',
      '1:17 invalid-value loading of Button is "yes". It must be `boolean`.',
    ],
    ["a string for a number", '<Meter label="Storage" value="40" />', "1:30 invalid-value"],
    [
      "a negative number",
      "<Empty title='None' headingLevel={-1} />",
      "1:35 invalid-value headingLevel of Empty is -1.",
    ],
    ["a string for a function", '<Switch label="Wi-Fi" onValueChange="toggle" />', "1:37 invalid-value"],
    [
      "a string for a date",
      '<DateRangePicker startDate="2026-01-15" endDate={null} />',
      "1:28 invalid-value",
    ],
    [
      "an element for text",
      "<ClipboardText text={<b>key</b>} />",
      "1:22 invalid-value text of ClipboardText is an element.",
    ],
    [
      "an object as content",
      "<Badge>{{ text: 'New' }}</Badge>",
      "1:9 invalid-value children of Badge is an object.",
    ],
    ["a date as content", "<Badge>{new Date()}</Badge>", "1:9 invalid-value children of Badge is a Date."],
    [
      "a missing field",
      "<MenuBar options={[{ icon: <svg />, onClick: () => {} }]} />",
      "1:20 invalid-value options[0] of MenuBar requires the field tooltip.",
    ],
    [
      "an unknown field",
      '<ClipboardText text="k" tooltip={{ txt: "Copy" }} />',
      "1:41 invalid-value tooltip of ClipboardText has no field txt.",
    ],
    [
      "a value in a field",
      '<ClipboardText text="k" tooltip={{ side: "up" }} />',
      '1:42 invalid-value tooltip.side of ClipboardText is "up".',
    ],
    ["a missing prop", "<Tabs.Tab />", "1:1 missing-prop Tabs.Tab requires the prop value."],
    [
      "a missing label",
      "<Input name='email' />",
      "1:1 missing-name Input has no accessible name. Set `label` or `aria-label`.",
    ],
    [
      "a label that labels something else",
      '<div><Input /><Field label="Name"><Input /></Field></div>',
      "1:6 missing-name",
    ],
    [
      "a button with only an icon",
      "<Button shape='square' icon={<svg />} />",
      "1:1 missing-name Button has no accessible name.",
    ],
    [
      "a deprecated value",
      '<Badge variant="destructive">Failed</Badge>',
      '1:16 deprecated variant="destructive" of Badge is deprecated. Use `red`.',
    ],
    [
      "a part without its root",
      "<div><Select.Option value='at'>Austria</Select.Option></div>",
      "1:6 misplaced-part Select.Option must be used inside Select. Wrap it in one.",
    ],
    [
      "a part without the part around it",
      "<Accordion><Accordion.Trigger>A</Accordion.Trigger></Accordion>",
      "1:12 misplaced-part Accordion.Trigger must be used inside Accordion.Item.",
    ],
    [
      "a part in a component that is used outside the root",
      "function Rows() { return <Table.Body /> }\nexport const Page = () => <div><Rows /></div>;\n<Page />",
      "1:26 misplaced-part",
    ],
    [
      "a syntax error",
      "<Button>\n  Save\n</Buton>",
      "3:1 syntax Expected corresponding JSX closing tag for <Button>. Fix the syntax first.",
    ],
  ])("%s", (_, code, problem) => {
    expect(check(code)).toContainEqual(expect.stringContaining(problem));
  });

  test("a misplaced part only if that is certain, unless the file is complete", () => {
    const code = "export function Titles() { return <header><Dialog.Title>Delete</Dialog.Title></header> }";
    expect(check(code)).toEqual([]);
    expect(check(code, true)).toEqual([expect.stringContaining("1:43 misplaced-part")]);
  });

  test("every problem, in order", () => {
    const code = '<div>\n  <Badge variant="pink" tone="x" />\n  <Switch />\n</div>';
    expect(check(code).map((text) => text.split(" ", 2).join(" "))).toEqual([
      "2:18 invalid-value",
      "2:25 unknown-prop",
      "3:3 missing-name",
    ]);
  });
});

describe("finds the component of", () => {
  test.each([
    ["an alias", 'import { Badge as B } from "@kerf/react"; <B tone="x">New</B>'],
    ["a sub-path", 'import { Badge } from "@kerf/react/badge"; <Badge tone="x">New</Badge>'],
    ["a namespace", 'import * as Kerf from "@kerf/react"; <Kerf.Badge tone="x">New</Kerf.Badge>'],
    ["a variable", 'import { Badge } from "@kerf/react"; const B = Badge; <B tone="x">New</B>'],
    [
      "a part in a variable",
      'import { Tabs } from "@kerf/react"; const T = Tabs.Tab; <T value="a" tone="x">New</T>',
    ],
    [
      "a part's own export",
      'import { TabsTab } from "@kerf/react"; <TabsTab value="a" tone="x">New</TabsTab>',
    ],
    [
      "a part of a namespace",
      'import * as K from "@kerf/react"; <K.Tabs.Tab value="a" tone="x">New</K.Tabs.Tab>',
    ],
  ])("%s", (_, code) => {
    expect(check(code)).toContainEqual(
      expect.stringMatching(/unknown-prop (Badge|Tabs\.Tab) has no prop tone/),
    );
  });
});

describe("accepts", () => {
  test.each([
    ["another module's component", 'import { Badge } from "./badge"; <Badge tone="x" />'],
    ["a component of the module", 'function Badge() {} <Badge tone="x" />'],
    ["a name with two meanings", importing("Badge", 'function f(Badge: any) { return <Badge tone="x" /> }')],
    ["a type import and HTML", importing("type BadgeProps", '<marquee tone="x" />')],
    ["a provider", importing("LabelsProvider", "<LabelsProvider labels={{}}>Text</LabelsProvider>")],
    ["unknown values", "<Button variant={variant} size={sizes[0]} {...props} />"],
    ["values with a type", '<Button variant={"primry" as Variant}>Save</Button>'],
    ["a typed constant", 'const look: any = "primry"; <Button variant={look}>Save</Button>'],
    ["undefined for an optional prop", '<Button variant={a ? "primary" : undefined}>Save</Button>'],
    [
      "attributes and events of the element",
      '<Button key="a" ref={ref} onClick={f} aria-busy data-id="1" tabIndex={0} style={{}}>Save</Button>',
    ],
    ["several children", '<Badge>New <b>{count}</b> {" "}{[1, "a", <i key="i" />]}</Badge>'],
    [
      "a title that may exist",
      "<Dialog.Root><Dialog>{body}</Dialog><Dialog aria-label='A' /><Dialog><h2><Dialog.Title>A</Dialog.Title></h2></Dialog></Dialog.Root>",
    ],
    ["an event while it is captured", "<Button onClickCapture={f}>Save</Button>"],
    ["a comment as the only child", "<Loader>{/* none */}\n</Loader>"],
    [
      "a label of any kind",
      "<div><Input aria-label='a' /><Input id='b' /><Field label='c'><Input /></Field><label>d<Input /></label></div>",
    ],
    ["a name inside a group", "<InputGroup><InputGroup.Input aria-label='Weight' /></InputGroup>"],
    [
      "a control in another component",
      "import { Labelled } from './labelled'; <Labelled><Input /></Labelled>",
    ],
    [
      "a rendered element without content",
      "<DropdownMenu><DropdownMenu.Trigger render={<Button />}>More</DropdownMenu.Trigger></DropdownMenu>",
    ],
    ["an element in a variable", "const trigger = <Button />;"],
    [
      "a part in another component",
      "import { Menu } from './menu'; <Menu><DropdownMenu.Item>A</DropdownMenu.Item></Menu>",
    ],
    ["a part in a variable", "const items = [<DropdownMenu.Item key='a'>A</DropdownMenu.Item>];"],
    [
      "a part in a component that is used inside the root",
      "function Rows() { return <Table.Body /> }\nexport const Page = () => <Table>{parts.map((part) => <Rows key={part} />)}</Table>;",
    ],
    [
      "TypeScript",
      "enum A { B }\nconst f = <T,>(a: T): a is T & object => a! satisfies T;\nexport type { X } from './x';",
    ],
  ])("%s", (_, code) => {
    expect(check(code, true)).toEqual([]);
  });
});
