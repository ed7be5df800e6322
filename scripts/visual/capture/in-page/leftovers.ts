import { INVISIBLE, isStorybooksOwn } from "../../../lib/page-elements";
import { removeStory } from "./storybook";

/** Files of stories and their examples, as the dev server and the built site name them. */
const STORY_FILE = /\.(stories|examples)[-.]/;

/** Global objects besides constructors. */
const SINGLETONS =
  "document navigator Math Intl JSON Reflect console performance history screen crypto CSS visualViewport";

/** Properties that Storybook, its testing utilities, React and Kerf's script add once, with the first story. */
const ADDED_ONCE = /^(_react|__|kerf|STORYBOOK|IS_REACT|(clipboard|prepareStackTrace|blur|focus)$)/;

/** Properties for one listener, such as `onresize`. React sets `onclick` of a portal's container once. */
const handlerNames = Object.keys(Object.getOwnPropertyDescriptors(HTMLBodyElement.prototype))
  .concat(Object.keys(Object.getOwnPropertyDescriptors(HTMLElement.prototype)))
  .filter((name) => name.startsWith("on") && name !== "onclick");

/** Attributes that each story's decorators set again. */
const SET_AGAIN = /^(class|dir|style|data-(theme|contrast|motion))$/;

interface Listener {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
  signal: AbortSignal | undefined;
}

/** The properties of a global object before the first story. */
interface KnownObject {
  object: object;
  properties: Map<PropertyKey, PropertyDescriptor | undefined>;
}

let listeners: Listener[] = [];
let known: KnownObject[] = [];
let knownState: string[] = [];

/**
 * Follows the listeners that story files add to objects that outlive a story. Listeners of other modules stay on purpose:
 * such a module adds one for all stories.
 */
export function followListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    if (!listener || !outlastingTargets().includes(target)) return;
    const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
    if (!STORY_FILE.test(caller)) return;
    const { capture = false, signal } = optionsOf(options);
    listeners = [...without(target, type, listener, options), { target, type, listener, capture, signal }];
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this ?? window;
    remove.apply(target, args);
    if (listeners.length > 0) listeners = without(target, ...args);
  };
}

function without(target: EventTarget, type: string, listener: unknown, options: unknown): Listener[] {
  const { capture = false } = optionsOf(options);
  return listeners.filter(
    (each) =>
      each.target !== target || each.type !== type || each.listener !== listener || each.capture !== capture,
  );
}

function optionsOf(options: unknown): AddEventListenerOptions {
  return typeof options === "object" && options !== null ? options : { capture: options === true };
}

function outlastingTargets(): (EventTarget | null)[] {
  return [window, document, document.documentElement, document.body, visualViewport];
}

/** Remembers the page before its first story. */
export function rememberPage(): void {
  const named = window as unknown as Record<string, object | undefined>;
  const constructors = Object.getOwnPropertyNames(window).flatMap((name) => {
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    return typeof value === "function" && /^[A-Z]/.test(name) ? [value, value.prototype] : [];
  });
  known = [window, ...SINGLETONS.split(" ").map((name) => named[name]), ...constructors].flatMap(
    (object): KnownObject | [] => {
      if (!object) return [];
      const property = (key: PropertyKey) => [key, Object.getOwnPropertyDescriptor(object, key)] as const;
      return { object, properties: new Map(Reflect.ownKeys(object).map(property)) };
    },
  );
  knownState = stateOfDocument();
}

/**
 * Removes the story, and returns what it leaves behind that could change the next one. Mocks aren't listed, because
 * Storybook restores them.
 */
export async function leftovers(): Promise<string[]> {
  await removeStory();
  const { serviceWorker } = navigator;
  const stored = Promise.all([indexedDB.databases(), caches.keys(), serviceWorker.getRegistrations()]);
  return [
    ...listeners.filter(({ signal }) => !signal?.aborted).map(({ type }) => `a listener of "${type}"`),
    ...known.flatMap(changedProperties).map((key) => `another ${key}`),
    ...stateOfDocument().filter((each) => !knownState.includes(each)),
    ...(await stored).flat().map(() => "stored data"),
  ];
}

function changedProperties({ object, properties }: KnownObject): string[] {
  let count = 0;
  const changed: PropertyKey[] = [];
  for (const key of Reflect.ownKeys(object)) {
    const [was, is] = [properties.get(key), Object.getOwnPropertyDescriptor(object, key)];
    if (was) count++;
    const isSame = Object.is(was?.value, is?.value) && was?.get === is?.get && was?.set === is?.set;
    if (!isSame && !is?.value?.mockRestore) changed.push(key);
  }
  if (count < properties.size) changed.push(...[...properties.keys()].filter((key) => !(key in object)));
  return changed
    .filter((key) => typeof key !== "symbol")
    .map(String)
    .filter((key) => !ADDED_ONCE.test(key));
}

/** The address, cookies and everything of the document outside of the story, in lines. */
function stateOfDocument(): string[] {
  const { body, documentElement: html } = document;
  const handlers = [window, document, html, body].flatMap((target) =>
    handlerNames.filter((name) => (target as unknown as Record<string, unknown>)[name]),
  );
  const added = [...body.children].filter(
    (element) => element.id !== "storybook-root" && !element.matches(INVISIBLE) && !isStorybooksOwn(element),
  );
  const attributes = [html, body].flatMap(({ attributes, classList, style }) => [
    ...[...attributes]
      .filter(({ name }) => !SET_AGAIN.test(name))
      .map(({ name, value }) => `${name}="${value}"`),
    ...[...classList].filter((name) => !name.startsWith("sb-")).map((name) => `the class "${name}"`),
    ...[...style].filter((name) => name !== "filter").map((name) => `the style "${name}"`),
  ]);
  return [
    `the address ${location.pathname}${location.hash}`,
    `the cookies ${document.cookie}`,
    `${document.adoptedStyleSheets.length} style sheets`,
    ...handlers,
    ...added.map(({ outerHTML }) => outerHTML),
    ...attributes,
  ];
}
