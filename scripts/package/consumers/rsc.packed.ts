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

test("server components can use compound components, and hydration logs nothing", async () => {
  await visit(server.url, async ({ page, messages }) => {
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    await page.getByRole("dialog", { name: "Delete Frankfurt?" }).waitFor();
    expect(messages).toEqual([]);
  });
});

test("a component that renders only on the server sends no code to the browser", async () => {
  const payload = await (await fetch(`${server.url}index.rsc`)).text();
  expect(payload).toContain('"data-slot":"badge"');
  expect(payload).not.toMatch(/\["badge"|,"Badge"/);
});
