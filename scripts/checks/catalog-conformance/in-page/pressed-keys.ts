import { catalog } from "../../../../.storybook/kit/catalog";
import { lookUp } from "../../../../.storybook/kit/lookup";
import { keyFacts, keyName } from "./keys";

/** The keys that the story pressed with an effect on the page. */
const effective = new Set<string>();
/** The last pressed key, until it has an effect. */
let pressed: string | undefined;
let observer: MutationObserver | undefined;

/** Starts to record the keys that a story presses. Only for test runs. */
export function watchKeys(): void {
  effective.clear();
  pressed = undefined;
  if (observer) return;
  observer = new MutationObserver(noteEffect);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A MutationObserver doesn't report field values, the focus and scroll positions.
  for (const type of ["input", "focusin", "focusout", "scroll"])
    window.addEventListener(type, noteEffect, true);
  window.addEventListener("keydown", notePress, true);
}

/** Reports the effective keys that are in the component's guide. */
export function recordKeys(component: unknown): void {
  const [name] = lookUp(component)?.name.split(".") ?? [];
  const descriptor = name && catalog.components[name];
  if (!descriptor) return;
  noteEarlierEffect();
  const subjects = new Set([...effective].map((key) => `${name} ${key}`));
  window.kerf?.recordFacts(keyFacts(descriptor).filter(({ subject }) => subjects.has(subject)));
}

function notePress(event: KeyboardEvent): void {
  noteEarlierEffect();
  pressed = keyName(event);
}

function noteEffect(): void {
  if (pressed !== undefined) effective.add(pressed);
}

/** The observer calls back asynchronously. Until then, its records are effects of the previous key. */
function noteEarlierEffect(): void {
  if (observer?.takeRecords().length) noteEffect();
}
