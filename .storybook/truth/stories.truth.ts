/**
 * One story for each component and part of the catalog: `Truth/Dialog › Dialog.Title`. The list is the catalog's own:
 * scripts/proofs/truth/storybook.ts writes the stories behind this, as `export const DialogTitle = truthStory("Dialog.Title")`.
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
