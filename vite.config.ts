/// <reference types="vitest/config" />
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliasesIn, replacements } from "./scripts/lib/aliases.ts";
import { buildTargets } from "./scripts/lib/browser-targets.ts";
import { root } from "./scripts/lib/paths.ts";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // For older browsers the minifier would rewrite light-dark() with properties that a page's own color-scheme does not
  // set. Every color would then be invalid.
  build: { target: buildTargets },
  resolve: { alias: { ...aliasesIn(root), ...aliasesIn(root, replacements) } },
  test: {
    environment: "node",
    // A limit for tests that hang. It is long, because a test that exceeds it continues in the background, where it can
    // change the files of the next one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      // Only what needs no browser; the rest is tested where it runs, by the Storybook test runner.
      {
        extends: true,
        test: {
          name: "unit",
          // One module graph for all files of a worker. Loading the components again for each file took two thirds of
          // the time.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}", "{scripts,stories,.storybook}/**/*.test.{ts,tsx}"],
          setupFiles: ["scripts/lib/fixed-seed.ts"],
        },
      },
      // The packed package, in applications that install it.
      {
        extends: true,
        test: {
          name: "packed",
          include: ["scripts/package/consumers/**/*.packed.ts"],
          globalSetup: "scripts/package/consumers/setup.ts",
        },
      },
      // That the test runner, as it is set up here, catches what it must.
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["scripts/**/*.{proof,e2e}.ts"],
        },
      },
    ],
  },
});
