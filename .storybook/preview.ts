import type { Preview } from "@storybook/react-vite";
import { describeComponent, tableOf } from "../src/catalog/stories/docs";
import { DocsPage } from "../src/catalog/stories/docs-page";
import { argsEnhancer, argTypesEnhancer } from "../src/catalog/stories/enhancers";
import { storySnippet } from "../src/catalog/stories/snippet";
import "../src/styles.css";
import { forgetWarnings } from "../src/lib/warn-once";
import { globalTypes, initialGlobals, withGlobals } from "./globals";
import "./fallback-fonts.css";
import "./preview.css";

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [withGlobals],
  beforeEach: forgetWarnings,
  argTypesEnhancers: [argTypesEnhancer],
  argsEnhancers: [argsEnhancer],
  parameters: {
    // A violation fails the story: the add-on's own default only notes it.
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "none" },
    layout: "padded",
    docs: {
      page: DocsPage,
      codePanel: true,
      extractArgTypes: tableOf,
      extractComponentDescription: describeComponent,
      source: { type: "dynamic", transform: storySnippet, language: "tsx" },
    },
    options: { storySort: { order: ["Kerf", "Foundations", "Components", "Patterns", "Decisions"] } },
  },
};
export default preview;
