import type { Preview } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { enhanceArgTypes } from "storybook/internal/docs-tools";
import { configure } from "storybook/test";

import { argsEnhancer, argTypesOf } from "./kit/arg-types";
import { queryError } from "./kit/query-error";
import { snippetOf } from "./kit/snippet";
import { initialGlobals } from "./shared/global-values";
import { globalTypes, withGlobals } from "./shared/globals";
import "../src/styles.css";
import { forgetWarnings } from "../src/lib/warn-once";
import { DocsPage, ThemedDocs } from "./documentation";
import "./preview.css";

// If several browsers share a core, a story may wait longer than the default second. Missing elements are
// still reported, only later.
configure({ asyncUtilTimeout: 5_000, getElementError: queryError });

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [withGlobals],
  beforeEach: forgetWarnings,
  argsEnhancers: [argsEnhancer],
  argTypesEnhancers: [enhanceArgTypes],
  parameters: {
    // A violation fails the story. By default, the addon only reports it.
    a11y: { test: "error" },
    backgrounds: { disable: true },
    // For projects that use Chromatic. As in the local run, no pixel may differ.
    chromatic: {
      modes: { light: { theme: "light" }, dark: { theme: "dark" }, rtl: { direction: "rtl" } },
      prefersReducedMotion: "reduce",
      diffThreshold: 0,
      diffIncludeAntiAliasing: true,
    },
    controls: { expanded: true, sort: "none" },
    layout: "padded",
    // The stories of Components show the other modes. A story of behavior that is about color, contrast or width names its
    // modes.
    visual: { modesByKind: { Behaviour: ["light"] } },
    docs: {
      container: ThemedDocs,
      page: DocsPage,
      codePanel: true,
      extractArgTypes: argTypesOf,
      source: {
        type: "dynamic",
        transform: (_: string, context: StoryContext) => snippetOf(context) ?? "",
        language: "tsx",
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Kerf",
          "Adopting",
          ["Getting started", "Existing CSS", "Theming", "Forms", "Routing", "Server rendering"],
          "Foundations",
          "Components",
          "Patterns",
          "*",
          "Project",
        ],
      },
    },
  },
};
export default preview;
