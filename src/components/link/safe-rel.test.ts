import { expect, test } from "vitest";
import { safeRel } from "./safe-rel";

test.each<[string, Parameters<typeof safeRel>[0], string | undefined]>([
  ["adds nothing in the same tab", {}, undefined],
  ["keeps the value in the same tab", { target: "_self", rel: "next" }, "next"],
  ["is safe in a new tab", { target: "_blank" }, "noopener noreferrer"],
  ["is safe in any case of the keyword", { target: "_BLANK" }, "noopener noreferrer"],
  [
    "keeps the caller's keywords",
    { target: "_blank", rel: "nofollow me" },
    "nofollow me noopener noreferrer",
  ],
  ["adds no duplicates", { target: "_blank", rel: " NoReferrer  noopener" }, "NoReferrer noopener"],
  ["adds a missing keyword", { target: "_blank", rel: "noopener" }, "noopener noreferrer"],
  ["adds no noreferrer with a referrer policy", { target: "_blank", referrerPolicy: "origin" }, "noopener"],
  ["treats an empty policy as none", { target: "_blank", referrerPolicy: "" }, "noopener noreferrer"],
  ["keeps an explicit opener", { target: "_blank", rel: "Opener" }, "Opener"],
  ["doesn't change frames and named tabs", { target: "preview", rel: "help" }, "help"],
])("%s", (_, opening, rel) => {
  expect(safeRel(opening)).toBe(rel);
});
