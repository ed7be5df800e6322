import { expect, test } from "vitest";
import { digitReader } from "./digits";

test.each([
  "２０２６",
  "٢٠٢٦",
  "۲۰۲۶",
  "२०२६",
  "২০২৬",
  "၂၀၂၆",
  "๒๐๒๖",
  // The first and last of the rows of mathematical digits.
  "𝟐𝟎𝟐𝟔",
  "𝟸𝟶𝟸𝟼",
  "2026",
])("%s is 2026", (text) => {
  expect(digitReader("en")(text)).toBe("2026");
});

test("reads the digits of the language, and leaves other text", () => {
  expect(digitReader("zh-u-nu-hanidec")("二〇二六年")).toBe("2026年");
  expect(digitReader("zh")("２月 二")).toBe("2月 二");
});
