import { expect, test } from "vitest";
import { renderable } from "./snippet";

test("an example is rendered by the component that it exports", () => {
  const code =
    'import { Badge } from "@kerf/react";\n\nexport function New() {\n  return <Badge>New</Badge>;\n}\n';
  expect(renderable(code)).toBe(`${code}\nexport default New;\n`);
});

test("elements are wrapped in a component", () => {
  expect(renderable('import { Badge } from "@kerf/react";\n\n<Badge>New</Badge>')).toBe(
    'import { Badge } from "@kerf/react";\n\nexport default function Snippet() {\n  return (\n<Badge>New</Badge>\n  );\n}\n',
  );
});
