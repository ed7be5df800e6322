import "@kerf/react/styles.css";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

type Examples = Record<string, ComponentType>;
const modules = import.meta.glob<Examples>("../../../src/components/*/*.examples.tsx", { eager: true });
const TRIGGER = "[aria-haspopup]:enabled, [aria-expanded]:enabled, [data-slot=tooltip-trigger]";
const stage = document.body.appendChild(document.createElement("main"));

/** The example of each component that has a trigger, or else the first one. */
const examples = new Map(
  Object.entries(modules).map(([path, all]) => {
    const [first] = Object.values(all);
    const withTrigger = Object.values(all).find((Example) => {
      const root = show(Example);
      const has = stage.querySelector(TRIGGER) !== null;
      root.unmount();
      return has;
    });
    return [path.split("/").at(-2) ?? "", withTrigger ?? first] as const;
  }),
);

/** The functions that the check calls on the page. */
const functions = {
  components: [...examples.keys()],

  /** Mounts an example `times` times, opens its popup and unmounts it. Resolves to whether the popup opened. */
  async mount(component: string, times: number): Promise<boolean> {
    let opened = false;
    for (let time = 0; time < times; time++) {
      const root = show(examples.get(component));
      opened = (await press()) || opened;
      root.unmount();
      await frame();
    }
    await settle();
    return opened;
  },

  /** Mounts an example, and opens and closes its popup `times` times, without waiting for animations. */
  async open(component: string, times: number): Promise<boolean> {
    const root = show(examples.get(component));
    let opened = false;
    for (let time = 0; time < times; time++) {
      opened = (await press()) || opened;
      const init = { key: "Escape", code: "Escape", bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init));
      await frame();
      if (isOpen()) await press();
    }
    await settle();
    root.unmount();
    await settle();
    return opened;
  },

  /** The parts of the page that an open popup may change, as text. */
  state(): string {
    const { documentElement, body } = document;
    const elements = [documentElement, body, ...body.children].map(
      (element) => element.cloneNode(false) as Element,
    );
    return elements.map((element) => element.outerHTML.replaceAll(' style=""', "")).join("\n");
  },
};

declare global {
  var leaks: typeof functions;
}
globalThis.leaks = functions;

function show(Example: ComponentType = () => null): Root {
  const root = createRoot(stage);
  flushSync(() => root.render(<Example />));
  return root;
}

const trigger = () => stage.querySelector<HTMLElement>(TRIGGER);
const isOpen = () =>
  trigger()?.matches("[aria-expanded=true], [data-popup-open]") === true ||
  // An application's own button opens a CommandPalette.
  document.querySelector("[role=dialog]:not([data-ending-style])") !== null;

/** Presses the trigger with a simulated mouse. Resolves to whether it is open afterwards. */
async function press(): Promise<boolean> {
  const element = trigger();
  element?.focus();
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    const EventType = type.startsWith("pointer") ? PointerEvent : MouseEvent;
    element?.dispatchEvent(new EventType(type, { bubbles: true, cancelable: true, detail: 1 }));
  }
  await frame();
  return isOpen();
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** Waits until animations, and the timers after them, have ended. Releases the targets of the last events. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  stage.click();
}
