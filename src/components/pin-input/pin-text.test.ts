import { expect, test } from "vitest";
import { readPin } from "./pin-text";

test.each([
  ["123456", "123456"],
  [" 123 456\n", "123456"],
  ["123-456", "123456"],
  ["G-123456", "123456"],
  ["１２３", "123"],
  ["۱۲۳٤٥٦", "123456"],
])("reads the digits of %j", (text, digits) => expect(readPin(text, "numeric")).toBe(digits));

test.each([
  ["AB12-cd34", "AB12cd34"],
  ["Ａ１ b_2", "A1b2"],
  ["äé☃", ""],
])("reads the letters and digits of %j", (text, code) => expect(readPin(text, "alphanumeric")).toBe(code));
