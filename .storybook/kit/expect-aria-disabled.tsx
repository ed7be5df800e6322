import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { catalog } from "./catalog";

type Render = (props: never) => ReactNode;

const control = "button, a, input, textarea, [role=button], [role=option], [role=combobox], [role^=menuitem]";

/**
 * Checks a part that is a control or takes `disabled`. With `aria-disabled`, the part looks disabled and
 * stays focusable. Clicks and keys don't change state, open popups, call handlers or submit forms. `false`
 * has no effect.
 *
 * @param name The part's name in the catalog, which lists its props and callbacks.
 */
export async function expectAriaDisabled(name: string, subject: Render, canvas: HTMLElement): Promise<void> {
  const props = propsOf(name);
  const takesDisabled = /\bboolean\b/.test(props.disabled?.type ?? "");
  const enabled = await mount(canvas, subject);
  const looksEnabled = looksOf(enabled.part);
  const isControl = enabled.part.matches(control);
  enabled.unmount();
  if (!takesDisabled && !isControl) return;

  const callbacks = Object.keys({ ...props, onClick: 0, onChange: 0 }).filter((prop) =>
    /^on(?!Focus|Blur|OpenChangeComplete)[A-Z]/.test(prop),
  );
  const spies = Object.fromEntries(callbacks.map((prop) => [prop, fn()]));
  const handlers = Object.fromEntries(callbacks.map((prop) => [prop, () => spies[prop]?.()]));
  const ariaDisabled = await mount(canvas, subject, { ...handlers, "aria-disabled": true });
  const looksAriaDisabled = looksOf(ariaDisabled.part);
  const before = statesOf(canvas.ownerDocument);
  const controls = controlsOf(ariaDisabled.part);
  await expect(controls).not.toHaveLength(0);
  for (const each of controls) {
    await expect(each.closest("[aria-disabled=true]")).not.toBeNull();
    await userEvent.click(each, { pointerEventsCheck: 0 });
    each.focus();
    // Options are highlighted instead of focused.
    if (each.role !== "option") await expect(each).toHaveFocus();
    if (canvas.ownerDocument.activeElement !== each) continue;
    const isText = each.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])");
    for (const key of keys) {
      // For these keys, user-event moves the caret. It fails on controls without a caret.
      if (each.matches("[type=checkbox], [type=radio], [type=file]") && /Home|Page/.test(key)) continue;
      each.focus();
      await userEvent.keyboard(key);
    }
    each.focus();
    if (isText) await userEvent.paste("pasted");
  }
  same(`${name} changed`, statesOf(canvas.ownerDocument), before);
  for (const prop of callbacks) await expect(spies[prop], `${name} called ${prop}`).not.toHaveBeenCalled();
  await expect(ariaDisabled.onSubmit).not.toHaveBeenCalled();
  ariaDisabled.unmount();

  if (takesDisabled) {
    const disabled = await mount(canvas, subject, { disabled: true });
    same(`${name} does not look disabled`, looksAriaDisabled, looksOf(disabled.part));
    disabled.unmount();
  }
  for (const off of [false, "false"]) {
    const onClick = fn();
    const enabled = await mount(canvas, subject, { "aria-disabled": off, onClick: () => onClick() });
    same(`${name} with aria-disabled="false"`, looksOf(enabled.part), looksEnabled);
    enabled.part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await expect(onClick, `${name} with aria-disabled="false"`).toHaveBeenCalledOnce();
    enabled.unmount();
  }
}

const keys = "{Enter}| |a|{ArrowDown}|{ArrowUp}|{ArrowRight}|{Home}|{Delete}|{Backspace}|{PageDown}".split(
  "|",
);

function propsOf(name: string) {
  const [component = "", part] = name.split(".");
  const found = catalog.components[component];
  return (part ? found?.subComponents?.[part] : found)?.props ?? {};
}

async function mount(canvas: HTMLElement, subject: Render, props: object = {}) {
  const placed: HTMLElement[] = [];
  const onSubmit = fn();
  const container = canvas.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const place = (node: HTMLElement | null) => {
    if (node) placed.push(node);
  };
  root.render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {subject({ ref: place, ...props } as never)}
      <button type="submit" hidden>
        Submit
      </button>
    </form>,
  );
  await waitFor(() => expect(placed).not.toHaveLength(0));
  return {
    part: placed[0] as HTMLElement,
    onSubmit,
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}

function controlsOf(part: HTMLElement): HTMLElement[] {
  const all = [part, ...part.querySelectorAll<HTMLElement>(control)];
  return all.filter(
    (each) =>
      each.matches(control) && !each.matches(":disabled, [aria-hidden=true]") && each.checkVisibility(),
  );
}

/** The states of controls and popups in the page. */
function statesOf(page: Document): string[] {
  const states = ["aria-checked", "aria-selected", "aria-expanded", "aria-pressed"];
  const selector = ["input", "textarea", "dialog", "[role=dialog]", "[role=menu]", "[role=listbox]"];
  return [
    ...page.querySelectorAll<HTMLInputElement>([...selector, ...states.map((each) => `[${each}]`)].join()),
  ].map((each) =>
    [each.dataset.slot, each.value, each.checked, ...states.map((state) => each.getAttribute(state))].join(
      " ",
    ),
  );
}

/** The colors and cursors of a part's visible slots. */
function looksOf(part: HTMLElement): string[] {
  return [part, ...part.querySelectorAll("[data-slot]")].map((each) => {
    const { color, backgroundColor, borderTopWidth, borderTopColor, opacity, cursor } =
      getComputedStyle(each);
    const border = borderTopWidth === "0px" ? "no border" : borderTopColor;
    const shown = opacity === "0" ? "hidden" : [color, backgroundColor, border, opacity, cursor].join(" ");
    return `${(each as HTMLElement).dataset.slot} ${shown}`;
  });
}

function same(problem: string, seen: string[], expected: string[]): void {
  const differences = seen.flatMap((each, index) =>
    each === expected[index] ? [] : [`${each}, not ${expected[index]}`],
  );
  if (differences.length > 0) throw new Error(`${problem}:\n${differences.join("\n")}`);
}
