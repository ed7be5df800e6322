import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { firstText } from "./shared/first-text.ts";
import { firstPaint } from "./shared/global-values.ts";
import { directImports, loadedComponents } from "./vite/direct-imports.ts";
import { fastStart } from "./vite/fast-start.ts";
import { freshTokens } from "./vite/fresh-tokens.ts";
import { fontUrl, machineReadableFiles, smallManager } from "./vite/site-files.ts";
import { storyIndex, TESTS } from "./vite/story-index.ts";

/** The story files of a site that is only tested. `npm run test:stories` sets them. */
const testedFiles = process.env.KERF_STORY_FILES?.split("\n");

/** The published site leaves out stories that only test. In pull requests, people review those too. */
const storyFiles = process.env.KERF_PUBLISHED ? "!(*.behaviour).stories.tsx" : "*.stories.tsx";

const docs = {
  name: "@storybook/addon-docs",
  options: {
    // The source of a story's file includes fixtures and the kit, so it isn't code to copy.
    csfPluginOptions: { disableSource: true },
    // GitHub-flavored Markdown, for tables.
    mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
  },
};

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const userEvent = { "@testing-library/user-event": pathOf("./vite/user-event.ts") };
const documentation = pathOf("./documentation.tsx");

/** A site that is only tested has no documentation pages, which would import every component. */
const noDocumentation = {
  name: "kerf:no-documentation",
  load: (id: string) => (id === documentation ? "export let ThemedDocs, DocsPage;" : undefined),
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: testedFiles ?? ["../stories/**/*.mdx", `../stories/**/${storyFiles}`, `../src/**/${storyFiles}`],
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
    changeDetection: false,
    // These tools need the manager, which a test site doesn't have. The highlighter reads the styles of all
    // elements on each DOM change.
    ...(previewOnly && { highlight: false, measure: false, outline: false }),
  }),
  // Left out: a parser of component code. `preview.ts` has the rest of its annotations.
  previewAnnotations: (files = []) => files.filter((file) => !/entry-preview-argtypes/.test(String(file))),
  // Storybook's own indexer comes first. Those of add-ons tag their stories themselves.
  experimental_indexers: ([csf, ...added] = []) => [...(csf ? [storyIndex(csf)] : []), ...added],
  viteFinal: (vite, { previewOnly }) => ({
    ...vite,
    // A test site is served from this machine, so preload links save no time, and axe would index each one.
    build: { ...vite.build, ...(previewOnly && { modulePreload: false }) },
    // Thousands of baselines, and files that checks write. None are served, and watching delays the start.
    server: { ...vite.server, watch: { ignored: ["**/stories/*baselines/**", "**/.cache/**"] } },
    plugins: [
      ...(vite.plugins ?? []),
      freshTokens(),
      fastStart(),
      ...(previewOnly ? [noDocumentation] : [machineReadableFiles(), smallManager()]),
      // `@react-aria/test-utils` gets the user-event of `storybook/test`. Each copy intercepts the values of inputs, so that
      // React sees typed text as a change, and turns text typed by the other copy into a set value. After a story with a
      // second copy, no `onChange` was called in later stories.
      { name: "kerf:one-user-event", config: () => ({ resolve: { alias: userEvent } }) },
      loadedComponents(!previewOnly),
      directImports(),
    ],
  }),
  managerHead: (head, { configType }) => {
    const isBuilt = configType === "PRODUCTION";
    const font = `<style>@font-face { font-family: "Geist Variable"; font-weight: 100 900; src: url(${fontUrl(isBuilt)}); }</style>`;
    return `${head ?? ""}${firstPaint}${font}${isBuilt ? firstText() : ""}`;
  },
  // The placeholder of a loading page would load Storybook's own font.
  previewHead: (head) =>
    `${head ?? ""}${firstPaint}<style>.sb-wrapper { font-family: sans-serif !important; }</style>`,
  // Test stories are hidden for people who browse the site. The sidebar's filter can show them.
  tags: { [TESTS]: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
