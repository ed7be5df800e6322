import { expect, test } from "vitest";
import { renderable } from "./snippet";

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
