import { expect, test } from "vitest";
import { fillText } from "./fill-text";

test("fills in values, and keeps other braces", () => {
  expect(fillText("{count} of {all} {here}", { count: "3", all: "5" })).toBe("3 of 5 {here}");
});

test("isolates a name in the other direction", () => {
  expect(fillText("הסרת {name}.", { name: "plan.pdf" })).toBe("הסרת \u2068plan.pdf\u2069.");
  expect(fillText("Remove {name}", { name: "خطة" })).toBe("Remove \u2068خطة\u2069");
  expect(fillText("عرض {count}", { count: "12" })).toBe("عرض 12");
});
