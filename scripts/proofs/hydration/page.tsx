import "../../../src/styles.css";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { stories } from "./stories";

declare global {
  /** Hydrates a story's markup, removes it again, and returns React's messages about it. */
  var hydrate: (name: string, markup: string) => Promise<string[]>;
  /** Tells React that the caller uses act(). */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

globalThis.hydrate = async (name, markup) => {
  const story = stories.get(name);
  if (!story) throw new Error(`The server rendered the story ${name}, but the page doesn't have it.`);
  const said: string[] = [];
  const restore = listen(said);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = markup;
  const onError = (error: unknown) => void said.push(String(error));
  const root = await act(async () => {
    const root = hydrateRoot(container, story, { onRecoverableError: onError, onUncaughtError: onError });
    await frame();
    return root;
  });
  await act(() => root.unmount());
  container.remove();
  restore();
  return said;
};

/** Waits until resize observers have reported the first layout, which may update components. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Records console warnings and errors. Returns a function that restores the console. */
function listen(said: string[]): () => void {
  const { warn, error } = console;
  const note = (...parts: unknown[]) => void said.push(parts.map(String).join(" "));
  Object.assign(console, { warn: note, error: note });
  return () => Object.assign(console, { warn, error });
}
