import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guideNames } from "../../scripts/lib/guide-names.ts";
import { root } from "../../scripts/lib/paths.ts";
import { install, introduction, title } from "./introduction.ts";

/**
 * A script for the head of the built site's manager. Storybook shows a page only after 2 MB of scripts have run. Until then,
 * this shows the beginning of the page and its first code, to read and to copy, from the page's Markdown file.
 */
export function firstText(): string {
  const { components } = JSON.parse(readFileSync(join(root, "src/catalog/catalog.json"), "utf8"));
  const names = Object.keys(components);
  const pages = Object.fromEntries([
    ...names.map((name) => [`components-${name.toLowerCase()}`, `docs/${name}.md`]),
    ...guideNames().map((name) => [`adopting-${name}`, `docs/guides/${name}.md`]),
  ]);
  const landing = `# ${title}\n\n${introduction(names.length)}\n\n\`\`\`\n${install}\n\`\`\`\n`;
  const tokens = readFileSync(join(root, "src/theme/tokens.css"), "utf8");
  const color = (name: string) => new RegExp(`--kerf-${name}: (.*);`).exec(tokens)?.[1];
  return `<style>
  [data-first-text] { position: fixed; inset: 40px 0 0 300px; overflow: auto; padding: 40px 32px; font: 16px/1.5 "Geist Variable", sans-serif; background: ${color("canvas")}; color: ${color("ink")}; }
  [data-first-text] > * { max-width: 45rem; }
  [data-first-text] h1 { margin: 0; font-weight: 600; letter-spacing: -0.02em; } [data-first-text] button { font-family: inherit; }
  [data-first-text] :is(pre, button) { overflow: auto; margin: 12px 0 0; padding: 8px 12px; border: 1px solid ${color("line-control")}; border-radius: 8px; background: ${color("surface")}; color: inherit; font-size: 14px; }
  @media (max-width: 599px) { [data-first-text] { inset: 0 0 40px; padding: 16px; } }
</style>
<script>(${show})(${JSON.stringify(pages)}, ${JSON.stringify(landing)})</script>`;
}

/** Runs in the browser, so it uses nothing outside. */
async function show(pages: Record<string, string>, landing: string): Promise<void> {
  const path = new URLSearchParams(location.search).get("path");
  const file = pages[path?.match(/^\/docs\/(.*)--docs$/)?.[1] ?? ""];
  if (path && !file) return;
  const response = file ? await fetch(`./${file}`) : undefined;
  if (response?.ok === false) return;
  const text = (await response?.text()) ?? landing;
  const [, title = "", lead = ""] = /^# (.*)\n+([\s\S]*?)\n\n/.exec(text) ?? [];
  while (!document.body) await new Promise(requestAnimationFrame);
  const add = (parent: Element, tag: string, content = "") => {
    const element = document.createElement(tag);
    element.textContent = content.replace(/`|\[(.*?)\]\(.*?\)/g, "$1");
    return parent.appendChild(element);
  };
  const box = add(document.body, "div");
  box.dataset.firstText = "";
  add(box, "h1", title);
  add(box, "p", lead);
  // The import and the first example. Code between the two may be what people shouldn't write.
  for (const part of [text, text.split("\n## Examples\n")[1] ?? ""]) {
    const code = /^```\w*\n([\s\S]*?)^```/m.exec(part)?.[1];
    if (!code) continue;
    const block = add(box, "pre");
    block.textContent = code;
    block.tabIndex = 0;
    const button = add(box, "button", "Copy code");
    button.onclick = () => navigator.clipboard.writeText(code).then(() => (button.textContent = "Copied"));
  }
  const timer = setInterval(() => {
    const page = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe")?.contentDocument;
    // The page, or Storybook's message that it can't show the page.
    if (!page?.querySelector("#storybook-docs h1, .sb-show-errordisplay, .sb-show-nopreview")) return;
    box.remove();
    clearInterval(timer);
  }, 100);
}
