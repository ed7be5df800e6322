import type { ComponentDescriptor } from "../../../../src/catalog/types";
import type { Fact } from "../../../lib/fact";

/** Keys with which the browser itself scrolls. It doesn't scroll for the simulated keys of play functions. */
const scrolling = new Set(["Code ArrowLeft", "Code ArrowRight"]);

/** A fact for each key in a component's guide that a story must press with an effect. */
export function keyFacts({ name, guide }: ComponentDescriptor): Fact[] {
  const keys = new Set(guide?.keyboard.flatMap((row) => row.keys));
  return [...keys]
    .map((key) => ({ kind: "keyboard", subject: `${name} ${key}` }))
    .filter(({ subject }) => !scrolling.has(subject));
}

type PressedKey = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** The name of a key in a guide: `ArrowDown`, `Shift+Tab`, `Mod+B`, `Characters`. */
export function keyName({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): string {
  const isMod = ctrlKey || metaKey;
  const isCharacter = key !== " " && [...key].length === 1;
  // `*` is the only single character that guides list.
  if (key === "*") return key;
  if (isCharacter && !isMod && !altKey) return "Characters";
  const base = key === " " ? "Space" : isCharacter ? key.toUpperCase() : key;
  return [isMod && "Mod", altKey && "Alt", shiftKey && "Shift", base].filter(Boolean).join("+");
}
