import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { root } from "../scripts/package/build/paths.ts";
import { truthIndexer, truthStories } from "../scripts/proofs/truth/storybook.ts";
import { freshTokens } from "../scripts/theme/fresh-tokens.ts";
import { firstPaint } from "./first-paint.ts";
import { cachedIndexes } from "./vite/cached-indexes.ts";
import { directImports } from "./vite/direct-imports.ts";
import { servePrograms } from "./vite/files-for-programs.ts";
import { loadedComponents } from "./vite/loaded-components.ts";
import { serveEditor } from "./vite/serve-editor.ts";
import { serveSearch } from "./vite/serve-search.ts";
import { serveSources } from "./vite/serve-sources.ts";
import { smallerSite } from "./vite/smaller-site.ts";
import { TESTS, tagTests } from "./vite/tag-tests.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../stories/**/*.mdx",
    "../stories/**/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "./truth/stories.truth.ts",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: {
        // The source of a story's file includes fixtures and the kit, so it isn't code to copy.
        csfPluginOptions: { disableSource: true },
        // Tables.
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
      },
    },
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
    "./verdicts/preset.ts",
  ],
  // The catalog describes the components; docgen would be a second, poorer source.
  typescript: { reactDocgen: false },
  features: (features, { previewOnly }) => ({
    ...features,
    // It teaches how to set up Storybook.
    sidebarOnboardingChecklist: false,
    // A test site has no manager to use these tools. The highlighter reads the styles of all elements at each DOM change.
    ...(previewOnly && { highlight: false, measure: false, outline: false }),
  }),
  // Before Storybook's own, which would look for stories in the file's code.
  experimental_indexers: (existing = []) => [truthIndexer, ...existing.map(cachedIndexes).map(tagTests)],
  viteFinal: (vite, { previewOnly }) => ({
    ...vite,
    // A test site is on this machine: links that load modules earlier only cost time, and axe would index each of them.
    build: { ...vite.build, ...(previewOnly && { modulePreload: false }) },
    // Thousands of pictures, and what the checks write: none of it is served, and watching it delays the start.
    server: { ...vite.server, watch: { ignored: ["**/stories/*baselines/**", "**/.cache/**"] } },
    plugins: [
      ...(vite.plugins ?? []),
      freshTokens(),
      truthStories(),
      // First, since it knows which requests are its own.
      ...(previewOnly ? [] : [serveSearch(), serveEditor(), serveSources(), smallerSite()]),
      servePrograms(),
      loadedComponents(),
      directImports([join(root, "src/index.ts"), join(root, ".storybook/kit/index.ts")]),
    ],
  }),
  managerHead: (head) => `${head ?? ""}${firstPaint}`,
  previewHead: (head) => `${head ?? ""}${firstPaint}`,
  // Browsing is not testing: the sidebar's filter shows these on request.
  tags: { [TESTS]: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
