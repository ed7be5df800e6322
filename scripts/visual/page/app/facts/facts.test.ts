import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Change, type Report, reportVersion } from "../../../report/model";
import { Facts } from "./facts";

const change: Change = {
  key: "button--a/light",
  storyId: "button--a",
  mode: "light",
  kind: "changed",
  message: "1 pixel differs",
  certified: true,
};
const report: Report = {
  ...{
    version: reportVersion,
    id: "a",
    created: "",
    browser: "",
    shots: 1,
    stories: 1,
    flakes: [],
    patches: {},
  },
  changes: [change],
  causes: {
    "0:--kerf-accent": {
      kind: "token",
      name: "--kerf-accent",
      before: "oklch(0.5 0.19 262)",
      after: "oklch(0.5 0.19 300)",
      origin: "uncommitted",
    },
  },
  facts: {
    "button--a": {
      ...{ title: "Components/Button", name: "A", failures: [], catalog: [] },
      causes: ["0:--kerf-accent"],
      sources: [
        { file: "src/theme/tokens.ts", origin: "uncommitted", way: ["src/theme/tokens.ts", "every story"] },
      ],
    },
  },
};

test("shows the cause first: its name, when it changed, and both values", () => {
  const html = renderToStaticMarkup(
    createElement(Facts, { report, change, group: undefined, comment: "", onComment: () => {} }),
  );
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toMatch(
    /^ Comment Cause 1 --kerf-accent uncommitted oklch\(0.5 0.19 262\) oklch\(0.5 0.19 300\) Source files 1 src\/theme\/tokens.ts uncommitted/,
  );
});
