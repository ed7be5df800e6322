import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { root } from "../scripts/lib/paths.ts";
import { firstPaint } from "./shared/global-values.ts";
import { cachedIndexes } from "./vite/cached-indexes.ts";
import { directImports } from "./vite/direct-imports.ts";
import { servePrograms } from "./vite/files-for-programs.ts";
import { freshTokens } from "./vite/fresh-tokens.ts";
import { loadedComponents } from "./vite/loaded-components.ts";
import { oneUserEvent } from "./vite/one-user-event.ts";
import { serveSources } from "./vite/serve-sources.ts";
import { smallerSite } from "./vite/smaller-site.ts";
import { TESTS, tagTests } from "./vite/tag-tests.ts";

/** The story files of a site that is only tested. `npm run test:stories` sets them. */
const testedFiles = process.env.KERF_STORY_FILES?.split("\n");

const docs = {
  name: "@storybook/addon-docs",
  options: {
    // The source of a story's file includes fixtures and the kit, so it isn't code to copy.
    csfPluginOptions: { disableSource: true },
    // GitHub-flavored Markdown, for tables.
    mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
  },
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: testedFiles ?? ["../stories/**/*.mdx", "../stories/**/*.stories.tsx", "../src/**/*.stories.tsx"],
  addons: [
    ...(testedFiles ? [] : [docs]),
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
    "./addons/site-search/preset.ts",
    "./addons/live-editor/preset.ts",
    "./addons/story-status/preset.ts",
    "../scripts/checks/catalog-conformance/preset.ts",
  ],
  // The catalog describes the components. Docgen would be a second source with less detail.
  typescript: { reactDocgen: false },
  features: (features, { previewOnly }) => ({
    ...features,
    // The checklist explains how to set up Storybook.
    sidebarOnboardingChecklist: false,
    // These tools need the manager, which a test site doesn't have. The highlighter reads the styles of all
    // elements on each DOM change.
    ...(previewOnly && { highlight: false, measure: false, outline: false }),
  }),
  // Storybook's own indexer comes first. Those of add-ons tag their stories themselves.
  experimental_indexers: ([csf, ...added] = []) => [...(csf ? [tagTests(cachedIndexes(csf))] : []), ...added],
  viteFinal: (vite, { previewOnly, configType }) => ({
    ...vite,
    // A test site is served from this machine, so preload links save no time, and axe would index each one.
    build: { ...vite.build, ...(previewOnly && { modulePreload: false }) },
    // Thousands of baselines, and files that checks write. None are served, and watching delays the start.
    server: { ...vite.server, watch: { ignored: ["**/stories/*baselines/**", "**/.cache/**"] } },
    plugins: [
      ...(vite.plugins ?? []),
      freshTokens(),
      ...(previewOnly ? [] : [serveSources(), smallerSite(), servePrograms()]),
      oneUserEvent(),
      // Not in the browsed site, whose bundler removes unused modules itself.
      ...(previewOnly || configType === "DEVELOPMENT"
        ? [
            loadedComponents(),
            directImports([join(root, "src/index.ts"), join(root, ".storybook/kit/index.ts")]),
          ]
        : []),
    ],
  }),
  managerHead: (head) => `${head ?? ""}${firstPaint}`,
  previewHead: (head) => `${head ?? ""}${firstPaint}`,
  // Test stories are hidden for people who browse the site. The sidebar's filter can show them.
  tags: { [TESTS]: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
