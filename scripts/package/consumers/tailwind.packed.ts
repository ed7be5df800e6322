import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colors } from "../../../src/theme/tokens";
import { root } from "../../lib/paths";
import { type App, open, picturesOf, serveApp, stylesOf } from "./packed";

let app: App;
beforeAll(async () => {
  app = await serveApp("vite", "modern");
});
afterAll(() => app?.stop());

test("Tailwind overrides Kerf's styles without `!important`, and its theme has Kerf's tokens beside its own", async () => {
  await open(`${app.url}tailwind.html`, async ({ page, messages }) => {
    expect(await stylesOf(page, "Its own classes")).toMatchObject({
      paddingLeft: "32px",
      borderRadius: "0px",
    });
    expect(await stylesOf(page, "In Kerf's colors")).toMatchObject({
      borderRadius: "12px",
      fontSize: "12px",
      // Kerf's dark surface on a light page.
      backgroundColor: colors.surface.dark,
    });
    expect(await stylesOf(page, "In Tailwind's sizes")).toMatchObject({
      borderRadius: "8px",
      fontSize: "14px",
    });
    expect(messages).toEqual([]);
  });
});

describe("examples and patterns are the same as in an application without styles", () => {
  let expected: Map<string, Buffer>;
  beforeAll(async () => {
    expected = await picturesOf(app.url);
    expect(expected.size).toBeGreaterThan(150);
  });

  test.each([
    ["with the styles of the site", "index.html", siteBase()],
    ["with Tailwind and Kerf's theme for it", "tailwind.html", ""],
    ["with Tailwind alone, beside Kerf's styles", "alone.html", ""],
  ])("%s", async (_, path, styles) => {
    const pictures = await picturesOf(`${app.url}${path}`, styles);
    expect(
      [...pictures].flatMap(([name, picture]) => (expected.get(name)?.equals(picture) ? [] : name)),
    ).toEqual([]);
  });
});

/** The rule for the body that the site adds around a story, outside of all layers. */
function siteBase(): string {
  const css = readFileSync(join(root, ".storybook/preview.css"), "utf8");
  const [rule] = /^ {2}body \{.*?^ {2}\}/ms.exec(css) ?? [];
  if (!rule) throw new Error("preview.css has no rule for the body.");
  return rule;
}
