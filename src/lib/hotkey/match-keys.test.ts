import { describe, expect, test } from "vitest";
import { matchKeys } from "./match-keys";
import { parseKeys } from "./parse-keys";

type Press = Parameters<typeof matchKeys>[0];

/** A key press: the typed key, the physical key and the held modifiers. */
function press(key: string, code: string, held = ""): Press {
  return {
    key,
    code,
    ctrlKey: held.includes("ctrl"),
    metaKey: held.includes("meta"),
    altKey: held.includes("alt"),
    shiftKey: held.includes("shift"),
    getModifierState: (name) => name === "AltGraph" && held.includes("altgr"),
  };
}

const onPc = (event: Press, keys: string) => matchKeys(event, parseKeys(keys), false);
const onMac = (event: Press, keys: string) => matchKeys(event, parseKeys(keys), true);

describe("modifiers", () => {
  test("mod is Control on a PC, and Command on a Mac", () => {
    expect(onPc(press("k", "KeyK", "ctrl"), "mod+k")).toBe(true);
    expect(onPc(press("k", "KeyK", "meta"), "mod+k")).toBe(false);
    expect(onMac(press("k", "KeyK", "meta"), "mod+k")).toBe(true);
    expect(onMac(press("k", "KeyK", "ctrl"), "mod+k")).toBe(false);
    expect(onMac(press("k", "KeyK", "ctrl"), "ctrl+k")).toBe(true);
  });

  test.each(["", "ctrl meta", "ctrl alt", "ctrl shift"])("doesn't match with other modifiers: %s", (held) => {
    expect(onPc(press("k", "KeyK", held), "mod+k")).toBe(false);
  });

  test("names and order are free", () => {
    const event = press("P", "KeyP", "meta alt shift");
    for (const keys of ["shift+option+cmd+p", "Command + Alt + Shift + P", "meta+alt+shift+p"])
      expect(onMac(event, keys)).toBe(true);
  });

  test("caps lock doesn't matter", () => expect(onPc(press("K", "KeyK", "ctrl"), "mod+k")).toBe(true));
});

describe("layouts", () => {
  test("a letter is where the layout has it: Dvorak", () => {
    expect(onPc(press("k", "KeyV", "ctrl"), "mod+k")).toBe(true);
    expect(onPc(press("t", "KeyK", "ctrl"), "mod+k")).toBe(false);
  });

  test.each([
    ["Russian", "л"],
    ["Greek", "κ"],
    ["Hebrew", "ל"],
    ["Arabic", "ن"],
  ])("a letter of another script is found by the physical key: %s", (_, typed) => {
    expect(onPc(press(typed, "KeyK", "ctrl"), "mod+k")).toBe(true);
    expect(onPc(press(typed, "KeyK"), "k")).toBe(true);
  });

  test("Option types another character on a Mac", () => {
    expect(onMac(press("˚", "KeyK", "alt"), "alt+k")).toBe(true);
    expect(onMac(press("@", "KeyL", "alt"), "alt+l")).toBe(true);
    expect(onMac(press("˚", "KeyK", "alt"), "k")).toBe(false);
  });

  test("AltGr types a character, and isn't Control and Alt", () => {
    expect(onPc(press("@", "KeyQ", "ctrl alt altgr"), "ctrl+alt+q")).toBe(false);
    expect(onPc(press("@", "KeyQ", "ctrl alt altgr"), "@")).toBe(true);
  });

  test("a sign may need Shift", () => {
    expect(onPc(press("?", "Slash", "shift"), "?")).toBe(true);
    expect(onPc(press("?", "Minus", "shift"), "shift+?")).toBe(true);
    expect(onPc(press("+", "BracketRight", "ctrl"), "mod+plus")).toBe(true);
    expect(onPc(press("+", "Equal", "ctrl shift"), "mod+plus")).toBe(true);
  });

  test("a digit works on French keyboards, with and without Shift", () => {
    expect(onPc(press("&", "Digit1", "ctrl"), "mod+1")).toBe(true);
    expect(onPc(press("1", "Digit1", "ctrl shift"), "mod+1")).toBe(true);
    expect(onPc(press("2", "Digit1", "ctrl"), "mod+1")).toBe(false);
  });
});

test("named keys match in any case, and by their short names", () => {
  expect(onPc(press("Escape", "Escape"), "esc")).toBe(true);
  expect(onPc(press("ArrowDown", "ArrowDown", "shift"), "shift+down")).toBe(true);
  expect(onPc(press("ArrowDown", "ArrowDown", "shift"), "down")).toBe(false);
  expect(onPc(press("F2", "F2"), "f2")).toBe(true);
  expect(onPc(press(" ", "Space", "ctrl"), "mod+Space")).toBe(true);
});
