import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, consumer, open, picturesOf, run, serveApp, stylesOf } from "./packed";

let app: App;
let expected: Map<string, Buffer>;
beforeAll(async () => {
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"], {
    cwd: join(consumer.folder, "apps/resets"),
  });
  app = await serveApp("resets");
  expected = await picturesOf(`${app.url}?layered`);
  expect(expected.size).toBeGreaterThan(150);
});
afterAll(() => app?.stop());

describe.each(["none", "normalize", "reboot", "preflight"])("styles.unlayered.css after %s", (reset) => {
  test("examples are the same as with styles.css in an application without a reset", async () => {
    const pictures = await picturesOf(`${app.url}?${reset}`);
    expect(
      [...pictures].flatMap(([name, picture]) => (expected.get(name)?.equals(picture) ? [] : name)),
    ).toEqual([]);
  });

  test("a caller's class wins", async () => {
    await open(`${app.url}?${reset}`, async ({ page }) => {
      const { paddingLeft, backgroundColor } = await stylesOf(page, "Its own classes");
      expect(paddingLeft).toBe("31px");
      if (reset === "preflight") expect(backgroundColor).toBe("rgb(0, 0, 0)");
    });
  });
});
