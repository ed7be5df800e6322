import { expect, test } from "vitest";
import { keyName } from "./keys";

const press = (key: string, modifiers = {}) =>
  keyName({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

test("names a key as guides do", () => {
  expect(press("ArrowDown")).toBe("ArrowDown");
  expect(press(" ")).toBe("Space");
  expect(press("Tab", { shiftKey: true })).toBe("Shift+Tab");
  expect(press("b", { ctrlKey: true })).toBe("Mod+B");
  expect(press("Enter", { metaKey: true })).toBe("Mod+Enter");
  expect(press("*", { shiftKey: true })).toBe("*");
  expect(press("é")).toBe("Characters");
  expect(press("A", { shiftKey: true })).toBe("Characters");
});
