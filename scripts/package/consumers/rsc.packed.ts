import { afterAll, beforeAll, expect, test } from "vitest";
import { appOf, preview, type Served } from "./app";
import { visit } from "./visit";

let server: Served;
beforeAll(async () => {
  const app = appOf("rsc");
  await app.vite("build", "--logLevel", "error");
  server = await app.start(...preview);
});
afterAll(() => server?.stop());

test("server components use compounds and their parts; hydrated, nothing is written to the console", async () => {
  await visit(server.url, async ({ page, console }) => {
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    await page.getByRole("dialog", { name: "Delete Frankfurt?" }).waitFor();
    expect(console).toEqual([]);
  });
});

test("what renders on the server alone sends no code", async () => {
  const payload = await (await fetch(`${server.url}index.rsc`)).text();
  expect(payload).toContain('"data-slot":"badge"');
  expect(payload).not.toMatch(/\["badge"|,"Badge"/);
});
