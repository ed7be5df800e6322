import { lookUp } from "../kit/lookup";
import { servedCatalog } from "./document";
import { harness } from "./harness";
import { keyFacts, keyName } from "./key-facts";

/** The keys that the story pressed and that changed something on the page. */
const effective = new Set<string>();
/** The last key, until it has an effect. */
let pressed: string | undefined;
let observer: MutationObserver | undefined;

/** Records, from now on, which keys a story presses. In the harness only. */
export function watchKeys(): void {
  effective.clear();
  pressed = undefined;
  if (observer) return;
  observer = new MutationObserver(noteEffect);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // The value of a field, the focus and scroll positions aren't in the document's tree.
  for (const type of ["input", "focusin", "focusout", "scroll"])
    window.addEventListener(type, noteEffect, true);
  window.addEventListener("keydown", notePress, true);
}

/** Returns the keys of the component's guide among them. */
export async function tellKeys(component: unknown): Promise<void> {
  const [name] = lookUp(component)?.name.split(".") ?? [];
  const descriptor = name && (await servedCatalog()).components[name];
  if (!descriptor) return;
  noteEarlierEffect();
  const subjects = new Set([...effective].map((key) => `${name} ${key}`));
  harness()?.recordFacts(keyFacts(descriptor).filter(({ subject }) => subjects.has(subject)));
}

function notePress(event: KeyboardEvent): void {
  noteEarlierEffect();
  pressed = keyName(event);
}

function noteEffect(): void {
  if (pressed !== undefined) effective.add(pressed);
}

/** The observer calls back a moment later. Until then, its records are the effect of the key before. */
function noteEarlierEffect(): void {
  if (observer?.takeRecords().length) noteEffect();
}
