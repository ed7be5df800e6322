/** Runs inside the page, beside the harness's own script: renders a story, and then its snippet. */

import type {} from "../../../runner/channel";

/** The global object that the bundle of snippets defines. */
interface Snippets {
  mount(story: string, container: Element): void;
  unmount(): void;
}

/** The functions that `scripts/checks/catalog-conformance/snippets` calls on the page. */
export interface SnippetStage {
  /** Prepares the package's own stylesheet, which replaces the site's for snippets. */
  dress(packageStyles: string): void;
  /** Renders a story without its play function, and removes the frames that the site adds to its content. */
  showStory(story: string): Promise<void>;
  /** Removes the story, and renders its snippet in its place, with the package's stylesheet. */
  showSnippet(story: string): Promise<void>;
  /** Removes the snippet. */
  clear(): Promise<void>;
}

interface Render {
  story: { playFunction?: unknown; parameters: object };
}

declare global {
  var kerfSnippets: Snippets;
  var kerfStage: SnippetStage;
  var __STORYBOOK_PREVIEW__: {
    currentRender?: Render;
    loadStory(options: { storyId: string }): Promise<Render["story"]>;
    teardownRender(render: Render): Promise<void>;
  };
}

const LIMIT_MS = 20_000;
let siteSheets: CSSStyleSheet[] = [];
let packageSheet: CSSStyleSheet;
let reframe = () => {};

globalThis.kerfStage = {
  dress(packageStyles) {
    siteSheets = [...document.styleSheets];
    const rest = siteSheets.flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (isKerfs(rule) ? [] : [absolute(rule.cssText, sheet)])),
    );
    const style = document.createElement("style");
    style.textContent = `${rest.join("\n")}\n${packageStyles}`;
    document.head.append(style);
    packageSheet = style.sheet as CSSStyleSheet;
    packageSheet.disabled = true;
  },

  async showStory(storyId) {
    const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
    // Changes by the play function aren't part of the copied code.
    story.playFunction = undefined;
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
    await until(() => window.kerf.finished()?.id === storyId);
    reframe = unframe(stage());
    await atRest();
  },

  async showSnippet(story) {
    const { currentRender } = __STORYBOOK_PREVIEW__;
    reframe();
    if (currentRender) await __STORYBOOK_PREVIEW__.teardownRender(currentRender);
    stage().replaceChildren();
    wear("package");
    kerfSnippets.mount(story, stage());
    await atRest();
  },

  async clear() {
    kerfSnippets.unmount();
    wear("site");
    await window.kerf.waitUntilStable();
  },
};

function stage(): Element {
  const root = document.getElementById("storybook-root");
  if (!root) throw new Error("The page has no #storybook-root. It isn't a Storybook preview.");
  return root;
}

/** Whether a rule is from the library's stylesheet, which is part of the site's. */
function isKerfs(rule: CSSRule): boolean {
  return rule instanceof CSSLayerBlockRule && /^kerf(\.|$)/.test(rule.name);
}

/** A rule's text with absolute URLs, which still work in another stylesheet. */
function absolute(cssText: string, { href }: CSSStyleSheet): string {
  return cssText.replaceAll(/url\("([^"]+)"\)/g, (_, url) => `url("${new URL(url, href ?? location.href)}")`);
}

function wear(styles: "site" | "package"): void {
  for (const sheet of siteSheets) sheet.disabled = styles === "package";
  packageSheet.disabled = styles === "site";
}

/**
 * Replaces specimens side by side with their contents one after the other, as in the snippet. A resize event
 * makes popups update their positions.
 *
 * @returns A function that restores the page as React left it.
 */
function unframe(root: Element): () => void {
  const all = [...root.querySelectorAll("[data-specimen] > div:first-child, [data-frame]")];
  const frames = all.filter((frame) => !all.some((other) => other !== frame && frame.contains(other)));
  const contents = frames.map((frame) => ({ frame, nodes: [...frame.childNodes] }));
  const before = [...root.childNodes];
  if (frames.length > 0) root.replaceChildren(...contents.flatMap(({ nodes }) => nodes));
  dispatchEvent(new Event("resize"));
  return () => {
    for (const { frame, nodes } of contents) frame.append(...nodes);
    root.replaceChildren(...before);
  };
}

/**
 * Waits until the page is stable, and cancels endless animations. Their phase differs each time, and
 * Storybook pauses those of stories at an arbitrary phase.
 */
async function atRest(): Promise<void> {
  await window.kerf.waitUntilStable();
  for (const animation of document.getAnimations()) {
    // A paused animation would still be rendered like a moving element, with different edges.
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error("The story did not finish.");
    await new Promise(requestAnimationFrame);
  }
}
