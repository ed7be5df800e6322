import { transform } from "sucrase";
import { expect, test } from "vitest";
import { catalog } from "../kit/lookup";
import { exampleIn, runnable } from "./runnable";

test("elements become a component, on the same lines", () => {
  const code = 'import { Button } from "@kerf/react";\n\n<Button>One</Button>\n<Button>Two</Button>;\n';
  expect(runnable(code)).toBe(
    'import { Button } from "@kerf/react";\n\nexport default () => (<><Button>One</Button>\n<Button>Two</Button></>);',
  );
});

test("a module that exports its component stays as it is", () => {
  const code = "export function Example() {\n  return <p />;\n}\n";
  expect(runnable(code)).toBe(code);
});

test("the default export is rendered, or else the last function", () => {
  const [one, two] = [() => 1, () => 2];
  expect(exampleIn({ one, two, three: 3 })).toBe(two);
  expect(exampleIn({ default: one, two })).toBe(one);
  expect(exampleIn({ three: 3 })).toBeUndefined();
});

const examples = Object.entries(catalog.components).flatMap(([name, { examples }]) =>
  examples.map((code) => [`${name} ${/function (\w+)/.exec(code)?.[1]}`, code] as const),
);

test.each(examples)("%s compiles, with a component to render", (_, code) => {
  const compiled = transform(runnable(code), {
    transforms: ["typescript", "jsx", "imports"],
    jsxRuntime: "automatic",
  });
  expect(compiled.code).toMatch(/exports\.\w+ = /);
});
