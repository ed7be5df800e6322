import { expect, test } from "vitest";
import { projectFiles } from "./stackblitz-files";

test("the project installs the packages that the code imports, and renders the code", () => {
  const code =
    'import { Button } from "@kerf/react";\nimport { Plus } from "lucide-react";\n\n<Button icon={Plus}>Add</Button>';
  const files = projectFiles(code);
  const { dependencies, devDependencies } = JSON.parse(files["package.json"] ?? "");
  expect(Object.keys(dependencies)).toEqual(["@kerf/react", "react", "react-dom", "lucide-react"]);
  expect(Object.values({ ...dependencies, ...devDependencies })).not.toContain("latest");
  expect(files["src/example.tsx"]).toContain("export default () => (<><Button");
  expect(files["src/main.tsx"]).toContain('import "@kerf/react/styles.css"');
});
