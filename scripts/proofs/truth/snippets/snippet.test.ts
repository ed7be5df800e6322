import { expect, test } from "vitest";
import { packagesIn, renderable } from "./snippet";

test("an example is rendered by its component", () => {
  const code =
    'import { Badge } from "@kerf/react";\n\nexport function New() {\n  return <Badge>New</Badge>;\n}\n';
  expect(renderable(code)).toBe(`${code}\nexport default New;\n`);
});

test("elements are rendered by a component around them", () => {
  expect(renderable('import { Badge } from "@kerf/react";\n\n<Badge>New</Badge>')).toBe(
    'import { Badge } from "@kerf/react";\n\nexport default function Snippet() {\n  return (\n<Badge>New</Badge>\n  );\n}\n',
  );
});

test("packages are named without what is taken from within them", () => {
  const code =
    'import {\n  a,\n} from "@scope/a/b";\nimport c from "c/d.json";\nimport "@kerf/react/styles.css";';
  expect(packagesIn(code)).toEqual(["@scope/a", "c"]);
});
