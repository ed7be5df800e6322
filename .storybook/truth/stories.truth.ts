/**
 * One story for each component and part in the catalog: `Truth/Dialog › Dialog.Title`. The Vite plugin in
 * scripts/proofs/truth/storybook.ts appends them to this module:
 * `export const DialogTitle = truthStory("Dialog.Title")`.
 */
import { truthStory } from "./truth-story";

export default {
  parameters: {
    visual: { skip: "there is nothing to see: each rendering is looked at and taken away again" },
    chromatic: { disableSnapshot: true },
    // Overlays that are open initially have focus guards around them.
    a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } },
  },
  excludeStories: ["truthStory"],
};

export { truthStory };
