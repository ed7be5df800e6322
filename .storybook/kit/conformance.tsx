import type { StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { entryNamed } from "../../src/catalog/find";
import { catalog } from "./catalog";
import { expectNoZoomOnIos, expectPrintable, expectRootSizeScaling } from "./layout-checks";
import { slotOf } from "./lookup";
import { Mount } from "./mount";

const attributes = { id: "callers-own", "aria-details": "elsewhere", "data-caller": "yes" };

/** The props that a caller may set on any part. */
type CallerProps = typeof attributes & {
  ref: (element: Element | null) => void;
  className: string;
  onClick: () => void;
};

/** Renders a part with the caller's props, inside the components that it needs around it. */
type Render = (props: CallerProps) => ReactNode;

/** The fixture of a part. It provides everything that the part needs around it and inside it. */
export type Subject = Render | WithoutElement;

interface WithoutElement {
  why: string;
  render: Render;
}

/** A part without an element, and the reason. Its defaults and values are still compared with the catalog. */
export function withoutElement(why: string, render: Render): WithoutElement {
  return { why, render };
}

/**
 * A story that checks the rules for every component and part. The caller's ref, class, attributes and
 * handlers reach the part's element, which has its `data-slot`. The caller's class overrides the part's own.
 * The part renders on the server, hydrates in StrictMode without warnings, grows with the root font size,
 * prints in full, doesn't make iOS zoom, and unmounts without leftovers. Controls, and parts that take `disabled`, also honor
 * `aria-disabled`.
 *
 * scripts/checks/catalog-conformance checks the catalog's facts about a part with the same fixture. So spread `{...props}` after the
 * fixture's own props, and render all slots of the part.
 *
 * @param subjects Fixtures by name in the catalog, such as "Checkbox.Item". Use {@link withoutElement} for a
 * part without an element. A test lists missing fixtures.
 */
export function conformance(subjects: Record<string, Subject>): StoryObj {
  return {
    name: "Conformance",
    parameters: {
      conformance: subjects,
      visual: { skip: "there is nothing to see: each part is mounted and unmounted again" },
    },
    render: () => (
      <ul>
        {Object.keys(subjects).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    play: async ({ canvasElement, step }) => {
      for (const [name, subject] of Object.entries(subjects)) {
        if (typeof subject !== "function") continue;
        await step(name, () => expectConformance(slotOf(name), subject, canvasElement));
        await step(`${name}, aria-disabled`, () => expectAriaDisabled(name, subject, canvasElement));
      }
    },
  };
}

async function expectConformance(slot: string, subject: Render, canvas: HTMLElement): Promise<void> {
  let element: Element | null = null;
  const onClick = fn();
  const page = (
    <StrictMode>
      <style>{"@layer utilities { .caller { scroll-margin-block-end: 0.4375rem } }"}</style>
      {subject({
        ref: (node) => {
          element = node;
        },
        className: "caller",
        ...attributes,
        onClick: () => onClick(),
      })}
    </StrictMode>
  );
  const others = new Set(document.body.children);
  const mounted = new Mount(canvas);
  const container = mounted.element;
  let onServer: Element | null = null;
  mounted.hydrate(page, () => {
    onServer = container.querySelector(`[data-slot=${slot}]`);
  });
  await waitFor(() => expect(element).not.toBeNull());
  const part = element as unknown as HTMLElement;

  // Outside portals, hydration must keep the element from the server.
  if (container.contains(part)) await expect(part).toBe(onServer);
  await expect(part).toHaveAttribute("data-slot", slot);
  for (const [name, value] of Object.entries(attributes)) await expect(part).toHaveAttribute(name, value);
  // WebKit computes no margin for a row of a table.
  await expect(getComputedStyle(part).scrollMarginBlockEnd).toBe("7px");
  const portals = [...document.body.children].filter((each) => !others.has(each));
  await expectRootSizeScaling(container, portals);
  expectPrintable([container, ...portals]);
  expectNoZoomOnIos([container, ...portals]);
  click(part);
  await expect(onClick).toHaveBeenCalledOnce();

  mounted.remove();
  await expect(element).toBeNull();
  await waitFor(() => expect(document.body.childElementCount).toBe(others.size));
}

const click = (part: HTMLElement) =>
  part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

const control = "button, a, input, textarea, [role=button], [role=option], [role=combobox], [role^=menuitem]";
const keys = "{Enter}| |a|{ArrowDown}|{ArrowUp}|{ArrowRight}|{Home}|{Delete}|{Backspace}|{PageDown}".split(
  "|",
);

/**
 * Checks a part that is a control or takes `disabled`. With `aria-disabled`, the part looks disabled and
 * stays focusable. Clicks and keys don't change state, open popups, call handlers or submit forms. `false`
 * has no effect.
 *
 * @param name The part's name in the catalog, which lists its props and callbacks.
 */
async function expectAriaDisabled(name: string, subject: Render, canvas: HTMLElement): Promise<void> {
  const entry = entryNamed(catalog, name);
  const props = (entry?.part ?? entry?.component)?.props ?? {};
  const takesDisabled = /\bboolean\b/.test(props.disabled?.type ?? "");
  const enabled = await mount(canvas, subject);
  const enabledStyles = stylesOf(enabled.part);
  const isControl = enabled.part.matches(control);
  enabled.unmount();
  if (!takesDisabled && !isControl) return;

  const callbacks = Object.keys({ ...props, onClick: 0, onChange: 0 }).filter((prop) =>
    /^on(?!Focus|Blur|OpenChangeComplete)[A-Z]/.test(prop),
  );
  const spies = Object.fromEntries(callbacks.map((prop) => [prop, fn()]));
  const handlers = Object.fromEntries(callbacks.map((prop) => [prop, () => spies[prop]?.()]));
  const ariaDisabled = await mount(canvas, subject, { ...handlers, "aria-disabled": true });
  const ariaDisabledStyles = stylesOf(ariaDisabled.part);
  const before = statesOf(canvas.ownerDocument);
  const controls = [ariaDisabled.part, ...ariaDisabled.part.querySelectorAll<HTMLElement>(control)].filter(
    (each) =>
      each.matches(control) && !each.matches(":disabled, [aria-hidden=true]") && each.checkVisibility(),
  );
  await expect(controls).not.toHaveLength(0);
  for (const each of controls) await tryToUse(each);
  expectSame(`${name} changed`, statesOf(canvas.ownerDocument), before);
  for (const prop of callbacks) await expect(spies[prop], `${name} called ${prop}`).not.toHaveBeenCalled();
  await expect(ariaDisabled.onSubmit).not.toHaveBeenCalled();
  ariaDisabled.unmount();

  if (takesDisabled) {
    const disabled = await mount(canvas, subject, { disabled: true });
    expectSame(`${name} does not look disabled`, ariaDisabledStyles, stylesOf(disabled.part));
    disabled.unmount();
  }
  for (const off of [false, "false"]) {
    const onClick = fn();
    const enabled = await mount(canvas, subject, { "aria-disabled": off, onClick: () => onClick() });
    expectSame(`${name} with aria-disabled="false"`, stylesOf(enabled.part), enabledStyles);
    click(enabled.part);
    await expect(onClick, `${name} with aria-disabled="false"`).toHaveBeenCalledOnce();
    enabled.unmount();
  }
}

/** Clicks an aria-disabled control, focuses it, presses keys and pastes. */
async function tryToUse(element: HTMLElement): Promise<void> {
  await expect(element.closest("[aria-disabled=true]")).not.toBeNull();
  await userEvent.click(element, { pointerEventsCheck: 0 });
  element.focus();
  // Options are highlighted instead of focused.
  if (element.role !== "option") await expect(element).toHaveFocus();
  if (document.activeElement !== element) return;
  const hasNoCaret = element.matches("[type=checkbox], [type=radio], [type=file]");
  for (const key of keys) {
    // For these keys, user-event moves the caret. It fails on controls without a caret.
    if (hasNoCaret && /Home|Page/.test(key)) continue;
    element.focus();
    await userEvent.keyboard(key);
  }
  element.focus();
  if (element.matches("textarea, input") && !hasNoCaret) await userEvent.paste("pasted");
}

async function mount(canvas: HTMLElement, subject: Render, props: object = {}) {
  let part: HTMLElement | undefined;
  const onSubmit = fn();
  const mounted = new Mount(canvas);
  const ref = (node: HTMLElement | null) => {
    part ??= node ?? undefined;
  };
  mounted.show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {subject({ ref, ...props } as never)}
      <button type="submit" hidden>
        Submit
      </button>
    </form>,
  );
  await waitFor(() => expect(part).toBeDefined());
  return { part: part as unknown as HTMLElement, onSubmit, unmount: () => mounted.remove() };
}

/** The states of controls and popups in the page. */
function statesOf(page: Document): string[] {
  const states = ["aria-checked", "aria-selected", "aria-expanded", "aria-pressed"];
  const popups = ["dialog", "[role=dialog]", "[role=menu]", "[role=listbox]"];
  const selector = ["input", "textarea", ...popups, ...states.map((state) => `[${state}]`)].join();
  return Array.from(page.querySelectorAll<HTMLInputElement>(selector), (each) =>
    [each.dataset.slot, each.value, each.checked, ...states.map((state) => each.getAttribute(state))].join(
      " ",
    ),
  );
}

/** The colors and cursors of a part's visible slots. */
function stylesOf(part: HTMLElement): string[] {
  return [part, ...part.querySelectorAll<HTMLElement>("[data-slot]")].map((each) => {
    const { color, backgroundColor, borderTopWidth, borderTopColor, opacity, cursor } =
      getComputedStyle(each);
    const border = borderTopWidth === "0px" ? "no border" : borderTopColor;
    const styles = opacity === "0" ? ["hidden"] : [color, backgroundColor, border, opacity, cursor];
    return [each.dataset.slot, ...styles].join(" ");
  });
}

function expectSame(problem: string, actual: string[], expected: string[]): void {
  const differences = actual.flatMap((each, index) =>
    each === expected[index] ? [] : [`${each}, not ${expected[index]}`],
  );
  if (differences.length > 0) throw new Error(`${problem}:\n${differences.join("\n")}`);
}
