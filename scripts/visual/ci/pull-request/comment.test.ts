import { expect, test } from "vitest";
import { type Change, type Report, reportVersion } from "../../report/model";
import { commentOf, marker } from "./comment";

const detail = { slot: "button", property: "background-color", before: "red", after: "blue" };
const change = (story: string, mode: string, more: Partial<Change> = {}): Change => ({
  ...{ key: `${story}/${mode}`, storyId: story, mode, kind: "changed", message: "4 pixels differ" },
  ...{ certified: true, ...more },
});
const report = (changes: Change[], more: Partial<Report> = {}): Report => ({
  ...{
    version: reportVersion,
    id: "a",
    created: "",
    browser: "",
    shots: 3100,
    stories: 900,
    flakes: [],
    patches: {},
  },
  causes: {},
  changes,
  facts: Object.fromEntries(
    changes.map(({ storyId }) => [
      storyId,
      { title: `Components/${storyId}`, name: "Sizes", failures: [], catalog: [], causes: [], sources: [] },
    ]),
  ),
  ...more,
});
const addresses = {
  page: "https://example.com/page",
  picture: ({ storyId, mode }: Change, role: string) => `https://example.com/${storyId}/${mode}.${role}.png`,
};
const comment = (of: Report) => commentOf(of, addresses);

test("shows counts, groups, pictures and a link to the review page", () => {
  const alike = ["light", "dark"].map((mode) => change("Button", mode, { details: [detail] }));
  expect(
    comment(report([...alike, change("Tabs", "light", { kind: "new", message: "there is no baseline" })])),
  ).toBe(`${marker}
### Visual review

3,100 shots of 900 stories: **2 changed, 1 new** in 2 groups.

[Review page](https://example.com/page): download it, unpack it and open \`index.html\`. To approve, run \`npm run review\`.

| What differs | Pictures | Where | Cause |
| --- | ---: | --- | --- |
| \`button: background-color red to blue\` | 2 | \`Button\` |  |
| \`there is no baseline\` | 1 | \`Tabs\` |  |

<details open><summary>

\`Button / Sizes, light\`, and 1 alike: \`button: background-color red to blue\`

</summary>

| Before | After |
| --- | --- |
| <img src="https://example.com/Button/light.baseline.png" alt="Before"> | <img src="https://example.com/Button/light.actual.png" alt="After"> |

</details>

<details open><summary>

\`Tabs / Sizes, light\`: \`there is no baseline\`

</summary>

| Before | After |
| --- | --- |
| <img src="https://example.com/Tabs/light.baseline.png" alt="Before"> | <img src="https://example.com/Tabs/light.actual.png" alt="After"> |

</details>
`);
});

test("says that nothing differs", () => {
  expect(comment(report([]))).toBe(
    `${marker}\n### Visual review\n\n3,100 shots of 900 stories: no visual change.\n`,
  );
});

test("fits into a comment regardless of how much differs", () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    change(`story-${index}`, "light", { message: "long ".repeat(2000) }),
  );
  const text = comment(report(many));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain("and 2980 more on the review page.");
  expect(text.match(/<img/g)).toHaveLength(12);
});

test("text from a fork stays plain text", () => {
  const evil = "`@team` | <img src=x> [a](https://evil.example)\n\n# b ``` \\";
  const of = report([change("Button", "light", { message: evil })]);
  for (const facts of Object.values(of.facts)) facts.name = evil;
  const text = comment(of);
  // The text outside code spans and the comment's own parts.
  const outside = text.replace(/`[^`\n]*`/g, "");
  expect(text.split("`").length % 2).toBe(1);
  for (const part of ["@team", "src=x", "evil.example", "# b"]) expect(outside).not.toContain(part);
  expect(text).toContain("`@team \\| <img src=x> [a](https://evil.example) # b /`");
});

test("shows an unpublished picture as missing, and no picture of an accessibility tree", () => {
  const of = report([change("Button", "tree"), change("Button", "light")]);
  const text = commentOf(of, { ...addresses, picture: () => undefined });
  expect(text.match(/<details/g)).toHaveLength(1);
  expect(text).toContain("| no picture | no picture |");
});
