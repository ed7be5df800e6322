import { expect, test } from "vitest";
import { tokensText } from "./tokens";

const token = (text: string, value: string) => ({ text, value, tailwind: "" });
const tokens = {
  "--kerf-danger": token("Errors and destructive actions.", "red"),
  "--kerf-danger-ink": token("Text on the danger color.", "white"),
  "--kerf-radius-md": token("Controls.", "6px"),
};

test("finds tokens by the words in their names and purposes", () => {
  expect(tokensText(tokens, "danger text")).toBe("- `--kerf-danger-ink`: `white`. Text on the danger color.");
  expect(tokensText(tokens, "radius")).toBe("- `--kerf-radius-md`: `6px`. Controls.");
  expect(tokensText(tokens, undefined)).toContain("--kerf-danger, --kerf-danger-ink, --kerf-radius-md");
});

test("suggests similar words if no token matches", () => {
  expect(() => tokensText(tokens, "dangr")).toThrow('No token matches "dangr". Did you mean danger?');
});
