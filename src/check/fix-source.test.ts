import { expect, test } from "vitest";
import document from "../catalog/catalog.json";
import { readCatalog } from "../catalog/read";
import { fixSource } from "./fix-source";

const catalog = readCatalog(document);

test.each([
  ["a component", "<Buton>Save</Buton>", "<Button>Save</Button>"],
  [
    "an import with its tags",
    'import { Buton } from "@kerf/react";\n<div><Buton>Save</Buton><Buton>Close</Buton></div>',
    'import { Button } from "@kerf/react";\n<div><Button>Save</Button><Button>Close</Button></div>',
  ],
  [
    "an import with another name",
    'import { Buton as B } from "@kerf/react";\n<B>Save</B>',
    'import { Button as B } from "@kerf/react";\n<B>Save</B>',
  ],
  [
    "a part",
    '<Tabs><Tabs.Pannel value="a">A</Tabs.Pannel></Tabs>',
    '<Tabs><Tabs.Panel value="a">A</Tabs.Panel></Tabs>',
  ],
  ["a prop", '<Badge varient="red">New</Badge>', '<Badge variant="red">New</Badge>'],
  ["a prop and its value", '<Badge varient="re">New</Badge>', '<Badge varient="re">New</Badge>'],
  ["an attribute", '<Badge classname="a">New</Badge>', '<Badge className="a">New</Badge>'],
  ["a value", "<Button variant='primry'>Save</Button>", "<Button variant='primary'>Save</Button>"],
  [
    "a value in a branch",
    '<Button variant={a ? "primry" : b}>Save</Button>',
    '<Button variant={a ? "primary" : b}>Save</Button>',
  ],
  ["a deprecated value", '<Badge variant="destructive">No</Badge>', '<Badge variant="red">No</Badge>'],
  ["a field that is a prop", '<NumberField labels={{ locale: "de" }} />', '<NumberField locale={"de"} />'],
  [
    "a field that is a prop, beside others",
    '<NumberField labels={{ increase: "Mehr", locale: "de" }} />',
    '<NumberField locale="de" labels={{ increase: "Mehr" }} />',
  ],
  [
    "a problem behind another",
    '<Buton variant="primry">Save</Buton>',
    '<Button variant="primary">Save</Button>',
  ],
])("fixes %s", (_, code, fixed) => {
  expect(fixSource(code, catalog).code).toBe(fixed);
});

test("counts the fixes, and reports other problems at their new positions", () => {
  const { code, fixed, problems } = fixSource('<div><Badge varient="red" tone="x">A</Badge></div>', catalog);
  expect(code).toBe('<div><Badge variant="red" tone="x">A</Badge></div>');
  expect(fixed).toBe(1);
  expect(problems).toEqual([expect.objectContaining({ line: 1, column: 27, rule: "unknown-prop" })]);
});

test.each([
  ["a syntax error", '<Badge varient="red">'],
  [
    "an import that is used elsewhere",
    'import { Buton } from "@kerf/react";\nconst x = [Buton, <Buton key="a">Save</Buton>];',
  ],
  ["several similar names", "<Dialog.T />"],
  ["a short name", "<Tabs><Tabs.Lst>a</Tabs.Lst></Tabs>"],
  ["another library's prop", '<Stack as="nav" is="a" /> && <Button as="a">Plans</Button>'],
  ["a short value", '<Button size="xl">Save</Button>'],
  ["a word with a meaning of its own", '<Button variant="outlined">Save</Button>'],
  ["a plural", '<Badge variants="red">A</Badge>'],
  ["another initial", '<Button variant="drimary">Save</Button>'],
  ["a prop that is set already", '<Badge variant="red" varient="blue">A</Badge>'],
  ["a value that doesn't match the renamed prop", "<Badge varient={4}>A</Badge>"],
  ["a constant", 'const look = "primry";\n<Button variant={look}>Save</Button>'],
])("doesn't change %s", (_, code) => {
  expect(fixSource(code, catalog)).toMatchObject({ code, fixed: 0 });
  expect(fixSource(code, catalog).problems).not.toEqual([]);
});
