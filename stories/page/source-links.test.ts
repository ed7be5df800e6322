import { expect, test } from "vitest";
import { sourceLinks } from "../../.storybook/shared/source-links";

test("links to the source of a page, if package.json has the repository", () => {
  const repository = { url: "git+https://code.example/kerf.git" };
  expect(sourceLinks({ name: "kerf" }, "./stories/a.mdx")).toEqual({});
  expect(sourceLinks({ name: "kerf", repository }, "./stories/a.mdx")).toEqual({
    "Edit this page": "https://code.example/kerf/edit/main/stories/a.mdx",
    "Report a problem": "https://code.example/kerf/issues/new",
  });
  const links = sourceLinks({ name: "kerf", repository, bugs: { url: "https://bugs.example" } }, "a");
  expect(links["Report a problem"]).toBe("https://bugs.example");
});
