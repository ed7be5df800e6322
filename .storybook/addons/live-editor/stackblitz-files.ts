import { devDependencies, version } from "../../../package.json";
import { packagesToInstall } from "../../kit/packages-in";
import { runnable } from "./runnable";

const versions: Record<string, string> = devDependencies;
const tools = ["@types/react", "@types/react-dom", "@vitejs/plugin-react", "typescript", "vite"];

/** The version of Kerf that the project installs. */
export const kerfVersion = `^${version}`;

/** The files of a Vite project that renders an example, by path. */
export function projectFiles(code: string): Record<string, string> {
  const packages = ["react", "react-dom", ...packagesToInstall(code)];
  return {
    "package.json": json({
      name: "kerf-example",
      private: true,
      type: "module",
      scripts: { dev: "vite" },
      dependencies: { "@kerf/react": kerfVersion, ...versionsOf(packages) },
      devDependencies: versionsOf(tools),
      stackblitz: { startCommand: "npm run dev" },
    }),
    "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Kerf example</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    "src/main.tsx": `import "@kerf/react/styles.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import * as example from "./example";

const root = document.getElementById("root");
const Example = Object.values<unknown>(example).findLast((each) => typeof each === "function");
if (root && Example) {
  const Shown = Example as ComponentType;
  createRoot(root).render(<Shown />);
}
`,
    "src/example.tsx": runnable(code),
    "tsconfig.json": json({
      compilerOptions: {
        target: "ES2023",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        module: "ESNext",
        moduleResolution: "bundler",
        jsx: "react-jsx",
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        resolveJsonModule: true,
      },
      include: ["src"],
    }),
    "vite.config.ts": `import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react()] });
`,
  };
}

function versionsOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? "latest"]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
