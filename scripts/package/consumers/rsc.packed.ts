import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, consumer, open, serveApp } from "./packed";

let app: App;
beforeAll(async () => {
  app = await serveApp("rsc");
});
afterAll(() => app?.stop());

test("server components can use compound components, and hydrate under a strict policy without a message", async () => {
  await open(app.url, async ({ page, messages }) => {
    await page.getByText("All parts are there.").waitFor();
    await page.getByRole("button", { name: "12 pages" }).waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Delete Frankfurt?" });
    await dialog.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("form", { name: "Rename" }).getByRole("button", { name: "Rename" }).waitFor();
    const box = page.locator("#checkbox").getByRole("checkbox").first();
    const before = await box.isChecked();
    await box.click();
    expect(await box.isChecked()).toBe(!before);
    expect(messages).toEqual([]);
  });
});

const languages = consumer.files.flatMap(
  (file) => /^dist\/i18n\/locales\/([\w-]+)\.js$/.exec(file)?.[1] ?? [],
);

test("there are fifteen languages", () => expect(languages).toHaveLength(15));

test.each(languages)(
  "examples in %s hydrate without a message, with the locale from the server",
  async (code) => {
    await open(`${app.url}?language=${code}`, async ({ page, messages }) => {
      expect(await page.locator("html").getAttribute("lang")).toBe(code);
      await page.getByRole("button", { name: "12 pages" }).waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).first().click();
      await page.getByRole("dialog", { name: "Delete Frankfurt?" }).waitFor();
      expect(messages).toEqual([]);
    });
  },
);

test("a component that renders only on the server sends no code to the browser", async () => {
  const payload = await (await fetch(`${app.url}index.rsc`)).text();
  expect(payload).toContain('"data-slot":"badge"');
  expect(payload).not.toMatch(/\["badge"|,"Badge"/);
});

test("the page is streamed, with suspended content last", async () => {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const part of (await fetch(app.url)).body ?? [])
    parts.push(decoder.decode(part, { stream: true }));
  const html = parts.join("");
  expect(html.indexOf("12 pages")).toBeGreaterThan(html.lastIndexOf("<article"));
  expect(parts.findIndex((part) => part.includes("12 pages"))).toBeGreaterThan(0);
  expect(html).toContain("Loading the report");
});

test("only the components that the security page names have inline styles in the markup", async () => {
  const html = await (await fetch(app.url)).text();
  const tags = [...html.matchAll(/<[a-z][^>]* style="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  const isHiddenInput = (tag: string) => tag.startsWith("<input") && tag.includes("clip-path:inset(50%)");
  const slots = tags
    .filter((tag) => !isHiddenInput(tag))
    .flatMap((tag) => /data-slot="([^"]+)"/.exec(tag)?.[1] ?? []);
  expect([...new Set(slots)].filter((slot) => !computed.includes(slot) && !byCaller.includes(slot))).toEqual(
    [],
  );
  expect(tags.filter(isHiddenInput).length).toBeGreaterThan(0);
});

const computed = [
  ...["accordion-panel", "bubble-map", "chart-legend-mark", "chart-plot", "choropleth-map"],
  ...["collapsible-default-panel", "context-menu-trigger", "loader", "meter-indicator"],
  ...["number-field-decrease", "number-field-increase", "number-field-scrub", "sidebar-root"],
  ...["sidebar-sub-panel", "skeleton", "slider-dot", "slider-indicator", "slider-mark", "slider-thumb"],
  ...["slider-track", "sparkline", "table-frame", "table-of-contents", "table-of-contents-link"],
  ...["table-space-cell", "textarea", "tree", "tree-item", "tree-items"],
];
/** Slots for which the examples set `style`. */
const byCaller = ["stack", "table", "table-head"];
