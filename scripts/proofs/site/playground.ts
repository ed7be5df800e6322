import type { Browser } from "playwright-core";

/**
 * The problems of a playground whose state is in the URL. A link sets it, the controls change it, "Copy link"
 * copies it, a reload keeps it, and the editor starts with it. A value that no control can set is left out,
 * and another page doesn't have the state.
 */
export async function checkPlayground(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const site = page.frameLocator("#storybook-preview-iframe");
  // The playground comes first on the page.
  const code = site.locator("#storybook-docs pre").first();
  const expectCode = async (when: string, ...parts: string[]) => {
    const wanted = parts.reduce((found, part) => found.filter({ hasText: part }), code);
    await wanted.waitFor().catch(async () => {
      problems.push(`${when}: the code is ${await code.textContent()}, without one of ${parts.join(", ")}`);
    });
  };
  const props = JSON.stringify({ variant: "destructive", size: "huge", children: "Delete" });
  await page.goto(`${url}?path=/docs/components-button--docs&props=${encodeURIComponent(props)}`);
  await expectCode("opened by a link", 'variant="destructive"', "Delete");
  const found = await code.textContent();
  if (found?.includes("huge")) problems.push("a link sets a size that Button doesn't have");

  await site.getByRole("textbox", { name: "children" }).fill("Remove");
  await page.waitForURL((address) => address.searchParams.get("props")?.includes("Remove") ?? false);
  await site.getByRole("button", { name: "Copy link" }).click();
  await site.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The manager and the page escape URLs differently.
  const decoded = [link, page.url()].map((address) => [...new URL(address).searchParams].sort().join());
  if (decoded[0] !== decoded[1])
    problems.push(`the copied link is ${link}, and the page is at ${page.url()}`);

  await page.reload();
  await expectCode("after a reload", 'variant="destructive"', "Remove");
  await site.getByRole("button", { name: "Edit code of Playground" }).click();
  const preview = site.frameLocator('iframe[title="Preview of Playground"]');
  await preview
    .getByRole("button", { name: "Remove" })
    .waitFor()
    .catch(() => problems.push("the editor of the playground doesn't show what the controls set"));
  await site.getByRole("button", { name: "Close editor of Playground" }).click();
  await site.getByRole("button", { name: "Reset" }).click();
  await page.waitForURL((address) => !address.searchParams.has("props"));
  await page.goto(link);
  await expectCode("opened by a copied link", 'variant="destructive"', "Remove");
  await page.getByRole("button", { name: "Checkbox", exact: true }).click();
  await site.getByRole("heading", { level: 1, name: "Checkbox" }).waitFor();
  await page
    .waitForURL((address) => !address.searchParams.has("props"))
    .catch(() => {
      problems.push(`another page has the playground's state in its URL: ${page.url()}`);
    });
  await context.close();
  return problems;
}
