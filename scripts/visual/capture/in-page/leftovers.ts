import { INVISIBLE, isStorybooksOwn } from "../../../lib/page-elements";
import { removeStory } from "./storybook";

/** Files of stories, their examples and fixtures, as the dev server and the built site name them. */
const STORY_FILE = /\.(stories|examples|fixture)[-.]/;

/** Global objects besides constructors. The test runner replaces the functions of `console` in each story. */
const SINGLETONS =
  "document navigator Math Intl JSON Reflect performance history screen crypto CSS visualViewport";

/** Properties that Storybook, its testing utilities, React and Kerf's script add once, with the first story. */
const ADDED_ONCE =
  /^(_react|__|kerf|STORYBOOK|IS_REACT|(clipboard|prepareStackTrace|blur|focus|userAgent|firstChild)$)/;

/** Attributes that each story's decorators set again. */
const SET_AGAIN = /^(class|dir|style|data-(theme|contrast|motion))$/;

/** Properties for one listener, such as `onresize`. React sets `onclick` of a portal's container once. */
const handlerNames = [HTMLBodyElement.prototype, HTMLElement.prototype]
  .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
  .filter((name) => name.startsWith("on") && name !== "onclick");

/** Listeners by their target, type, function and phase. */
const listeners = new Map<string, { isOfStory: boolean; signal: AbortSignal | undefined }>();
/** Whether a story file added the listeners with this type and code. */
const addedByStory = new Map<string, boolean>();
const ids = new WeakMap<object, number>();
let lastId = 0;
/** Whether a story has opened a database or a cache, or registered a service worker. */
let hasStored = false;

/** Follows the listeners of objects that outlive a story. */
export function followListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    if (!listener || !outlastsStory(target)) return;
    const code = `${type} ${listener}`;
    const isOfStory = addedByStory.get(code) ?? STORY_FILE.test(new Error().stack?.split("\n")[2] ?? "");
    // While a browser is debugged, an error takes 0.1 ms. Mocks, bound functions and objects have the same code in all files.
    if (!("mock" in listener) && !/\[(native code|object Object)\]/.test(code))
      addedByStory.set(code, isOfStory);
    const signal = typeof options === "object" ? options?.signal : undefined;
    listeners.set(keyOf(target, type, listener, options), { isOfStory, signal });
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this ?? window;
    remove.apply(target, args);
    if (listeners.size > 0 && outlastsStory(target)) listeners.delete(keyOf(target, ...args));
  };
  // Asking the browser what is stored would take longer than the rest.
  followStorage(IDBFactory.prototype, "open");
  followStorage(CacheStorage.prototype, "open");
  followStorage(ServiceWorkerContainer.prototype, "register");
}

function outlastsStory(target: Partial<Element> & EventTarget): boolean {
  // First, because React adds more than a hundred listeners to the container of each portal.
  if (!/^(html|body)$/.test(target.localName ?? "body")) return false;
  const { documentElement, body } = document;
  const outlasting: unknown[] = [window, document, documentElement, body, visualViewport];
  return outlasting.includes(target);
}

function followStorage<Name extends string>(
  storage: Record<Name, (...args: never[]) => unknown>,
  name: Name,
): void {
  const original = storage[name];
  storage[name] = function (this: unknown, ...args) {
    hasStored = true;
    return original.apply(this, args);
  };
}

function keyOf(target: object, type: string, listener: object | null, options: unknown): string {
  const isCapturing = typeof options === "object" ? (options as AddEventListenerOptions)?.capture : options;
  const [of, by] = [target, listener ?? window].map((each) => {
    if (!ids.has(each)) ids.set(each, ++lastId);
    return ids.get(each);
  });
  return [type, of, by, Boolean(isCapturing)].join(" ");
}

type Properties = Map<PropertyKey, PropertyDescriptor | undefined>;
type Known = [object: object, properties: Properties];
let known: Known[] = [];
/** The constructors and their prototypes. They have nine in ten properties, so they are read once for each page. */
let constructors: Known[] | undefined;
let knownState: string[] = [];

/** Remembers the page before a story. */
export function rememberPage(): void {
  const values = window as unknown as Record<string, object>;
  constructors ??= Object.getOwnPropertyNames(window).flatMap((name) => {
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    return typeof value === "function" && /^[A-Z]/.test(name)
      ? [value, value.prototype].filter(Boolean).map(withProperties)
      : [];
  });
  known = [window, ...SINGLETONS.split(" ").map((name) => values[name] ?? {})].map(withProperties);
  knownState = stateOfDocument();
}

function withProperties(object: object): Known {
  const keys = Reflect.ownKeys(object);
  return [object, new Map(keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]))];
}

/** Removes the story, and returns whether it leaves anything behind that could change the next one. */
export async function hasLeftovers(): Promise<boolean> {
  await removeStory();
  // Of an anchor that the story followed.
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return (
    hasStored ||
    hasListener() ||
    [...known, ...(constructors ?? [])].some(hasChanged) ||
    stateOfDocument().some((each) => !knownState.includes(each))
  );
}

/** Whether a story file's listener is left. Those of other modules stay on purpose: such a module adds one for all stories. */
function hasListener(): boolean {
  const isLeft = [...listeners.values()].some(({ isOfStory, signal }) => isOfStory && !signal?.aborted);
  listeners.clear();
  return isLeft;
}

function hasChanged([object, properties]: Known): boolean {
  const deleted = [...properties.keys()].filter((key) => !Object.hasOwn(object, key));
  return [...Reflect.ownKeys(object), ...deleted].some((key) => {
    const [was, is] = [properties.get(key), Object.getOwnPropertyDescriptor(object, key)];
    if (Object.is(was?.value, is?.value) && was?.get === is?.get && was?.set === is?.set) return false;
    // Storybook restores mocks when the next story begins.
    const isMock = is?.value?.mockRestore || was?.value?.mockRestore;
    return !isMock && typeof key === "string" && !ADDED_ONCE.test(key);
  });
}

/** The path, cookies and everything of the document outside of the story, in lines. */
function stateOfDocument(): string[] {
  const { body, documentElement: html } = document;
  const handlers = [window, document, html, body].flatMap((target) =>
    handlerNames.filter((name) => (target as unknown as Record<string, unknown>)[name]),
  );
  const added = [...body.children].filter(
    (element) => element.id !== "storybook-root" && !element.matches(INVISIBLE) && !isStorybooksOwn(element),
  );
  const root = document.querySelectorAll<HTMLElement>("#storybook-root");
  const attributes = [html, body, ...root].flatMap(({ attributes, classList, style }) => [
    ...[...attributes]
      .filter(({ name }) => !SET_AGAIN.test(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...[...classList].filter((name) => !name.startsWith("sb-")),
    ...[...style].filter((name) => name !== "filter"),
  ]);
  return [
    location.pathname,
    document.cookie,
    `${document.adoptedStyleSheets.length} style sheets`,
    ...handlers,
    ...added.map((each) => each.outerHTML),
    ...attributes,
  ];
}
