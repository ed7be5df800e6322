import { afterAll, beforeAll, expect, test } from "vitest";
import { appOf, type Served } from "./app";
import { visit } from "./visit";

let server: Served;
beforeAll(async () => {
  const app = appOf("server");
  await app.vite("build", "--logLevel", "error");
  await app.vite("build", "--ssr", "src/server.tsx", "--outDir", "dist/server", "--logLevel", "error");
  server = await app.start("dist/server/server.js");
});
afterAll(() => server?.stop());

test("the page is streamed, with suspended content last", async () => {
  const response = await fetch(server.url);
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) parts.push(decoder.decode(part, { stream: true }));
  const html = parts.join("");
  expect(html.indexOf("12 pages")).toBeGreaterThan(html.lastIndexOf("<article"));
  expect(parts.findIndex((part) => part.includes("12 pages"))).toBeGreaterThan(0);
  expect(html).toContain("The report is being made");
});

test("only the components that the security page names have inline styles in the markup", async () => {
  const html = await (await fetch(server.url)).text();
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
  "accordion-panel",
  "choropleth-map",
  "collapsible-default-panel",
  "loader",
  "meter-indicator",
  "number-field-decrease",
  "number-field-increase",
  "number-field-scrub",
  "sidebar-root",
  "sidebar-sub-panel",
  "skeleton",
  "slider-dot",
  "slider-indicator",
  "slider-mark",
  "slider-thumb",
  "slider-track",
  "table-frame",
  "table-space-cell",
  "textarea",
  "tree",
  "tree-item",
  "tree-items",
];
/** Slots for which the examples set `style`. */
const byCaller = ["stack", "table", "table-head"];

test("hydrates under a strict content security policy, and logs nothing to the console", async () => {
  await visit(server.url, async ({ page, messages }) => {
    await page.getByRole("button", { name: "12 pages" }).waitFor();
    const box = page.locator("#checkbox").getByRole("checkbox").first();
    const before = await box.isChecked();
    await box.click();
    expect(await box.isChecked()).toBe(!before);
    expect(messages).toEqual([]);
  });
});
