import { expect, test } from "vitest";
import { renderTable } from "./report";

test("the ratio is the median of the rounds' ratios, beside the budget", () => {
  const { text, over } = renderTable([
    { id: "mount-button", work: "mount", samples: { plain: [1, 1, 10], kerf: [2, 3, 15] } },
    { id: "mount-badge", work: "badge", samples: { plain: [1, 1, 1], kerf: [1.3, 1.3, 1.3] } },
  ]);
  expect(text).toMatch(/mount +1\.00 +3\.00 +2\.00 +1\.75–2\.50 +2\.00 +ok/);
  expect(over).toEqual(["mount-badge"]);
});
