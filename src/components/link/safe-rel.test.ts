import { expect, test } from "vitest";
import { safeRel } from "./safe-rel";

test.each<[string, Parameters<typeof safeRel>[0], string | undefined]>([
  ["is not made up in the same tab", {}, undefined],
  ["stays in the same tab", { target: "_self", rel: "next" }, "next"],
  ["is safe in a new tab", { target: "_blank" }, "noopener noreferrer"],
  ["is safe however the keyword is written", { target: "_BLANK" }, "noopener noreferrer"],
  ["keeps the caller's words", { target: "_blank", rel: "nofollow me" }, "nofollow me noopener noreferrer"],
  ["doubles no word", { target: "_blank", rel: " NoReferrer  noopener" }, "NoReferrer noopener"],
  ["adds what is missing", { target: "_blank", rel: "noopener" }, "noopener noreferrer"],
  ["leaves a referrer policy in force", { target: "_blank", referrerPolicy: "origin" }, "noopener"],
  ["takes an empty policy for none", { target: "_blank", referrerPolicy: "" }, "noopener noreferrer"],
  ["keeps an opener that was asked for", { target: "_blank", rel: "Opener" }, "Opener"],
  ["leaves frames and named tabs alone", { target: "preview", rel: "help" }, "help"],
])("%s", (_, opening, rel) => {
  expect(safeRel(opening)).toBe(rel);
});
