/** Storybook's own elements beside the story. */
const STORYBOOKS_OWN =
  ".sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters";

/** Elements that draw nothing. */
export const INVISIBLE = "script, style, link, template";

/** Whether a node belongs to Storybook and not to the story. */
export function isStorybooksOwn(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(STORYBOOKS_OWN) != null;
}
