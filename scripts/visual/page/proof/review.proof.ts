import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { construct, decided, exportPage, longTimeout, openPage, press, start, stop } from "./harness";

test("decides 50 changes by keyboard, and loses nothing if the server is killed", async () => {
  const made = await construct("fifty", 50);
  const { changes } = made.report;
  let review = await start(made);
  let page = await openPage(review.url);
  // Approves four changes and rejects one, nine times. Then undoes the last decision.
  await press(page, "aaaar".repeat(9));
  await press(page, "u");
  await expect.poll(() => page.getByRole("status").textContent(), longTimeout).toContain("Undid");
  expect(await decided(page)).toBe("44 of 50");
  // The server is killed in the middle of the next decisions.
  await press(page, "aa");
  await stop(review.child);
  await press(page, "a");
  await expect.poll(() => page.getByRole("status").textContent(), longTimeout).toContain("doesn't respond");
  await page.close();

  review = await start(made);
  page = await openPage(review.url);
  const opening = await page.evaluate(() => window.kerfReview?.decisions ?? {});
  const numbers = Object.keys(opening).length;
  // A key pressed right before the kill may be lost. Earlier ones aren't.
  expect(numbers).toBeGreaterThanOrEqual(44);
  for (const [at, change] of changes.entries()) {
    const decision = opening[change.key];
    if (at < 44) expect(decision).toBe(at % 5 === 4 ? "rejected" : "approved");
    const baseline = await made.baselines.read(change.storyId, change.mode);
    const isNew = baseline ? baseline.hash === change.hash : change.kind === "removed";
    expect([change.key, isNew]).toEqual([change.key, decision === "approved"]);
  }
  await press(page, "u".repeat(numbers));
  await expect.poll(() => decided(page), longTimeout).toBe("0 of 50");
  await stop(review.child);
  await page.close();
});

test("a page with 2,000 changes opens at once, and renders only visible rows", async () => {
  const made = await construct("many", 2000);
  const review = await start(made);
  const begun = performance.now();
  const page = await openPage(review.url);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(await page.locator("[role=option]").count()).toBeLessThan(60);
  await press(page, "j".repeat(40));
  expect(await page.locator("[aria-selected=true][role=option]").getAttribute("aria-posinset")).toBe("41");
  expect(await page.locator("[aria-selected=true][role=option]").isVisible()).toBe(true);
  await page.getByRole("tab", { name: "Removed 100" }).click();
  await expect
    .poll(() => page.locator("[role=option]").first().getAttribute("aria-setsize"), longTimeout)
    .toBe("100");
  await stop(review.child);
  await page.close();
});

test("the page of an artifact opens from disk, and keeps marks", async () => {
  const made = await construct("static", 12);
  const output = await exportPage(made);
  expect(output).toContain("**Visual review:**");
  const page = await openPage(pathToFileURL(join(made.folder, "index.html")).href);
  const shown = await page
    .locator(".picture")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(shown).toBe(320);
  await press(page, "ar");
  await page.reload();
  expect(await decided(page)).toBe("2 of 12");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export marks" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`review-${made.report.id}.json`);
  const [first] = made.report.changes;
  const baseline = first && (await made.baselines.read(first.storyId, first.mode));
  expect(baseline?.hash).not.toBe(first?.hash);
  await page.close();
});
