import { expect, fireEvent, userEvent, type within } from "storybook/test";
import type { TagsInputProps } from ".";

type Canvas = ReturnType<typeof within>;
export const text = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Labels" });
export const tag = (canvas: Canvas, name: string) => canvas.getByRole("group", { name });
const slots = (root: Element, slot: string) => [...root.querySelectorAll(`[data-slot=tags-input-${slot}]`)];
export const shown = (root: Element) => slots(root, "tag").map(({ textContent }) => textContent);
export const status = (root: Element) => slots(root, "status")[0];

/** Presses keys. Each must move focus to a tag, or to the input. */
export async function keys(...moves: readonly (readonly [keys: string, focused: string])[]) {
  for (const [pressed, name] of moves) {
    await userEvent.keyboard(pressed);
    await expect([pressed, document.activeElement?.getAttribute("aria-label") ?? "input"]).toEqual([
      pressed,
      name,
    ]);
  }
}

/** Presses, and moves the pointer. A mouse drags at once, a touch after a long press. */
export const pointer = (canvas: Canvas, pointerType = "mouse") => ({
  press: async (name: string) => {
    tag(canvas, name).focus();
    await fireEvent.pointerDown(tag(canvas, name), { pointerType, button: 0, clientX: 0, clientY: 0 });
  },
  over: async (name: string) => {
    const { left, right, top } = tag(canvas, name).getBoundingClientRect();
    await fireEvent.pointerMove(document, { clientX: (left + right) / 2 + 4, clientY: top + 5 });
  },
});

const contents = (group: HTMLElement) =>
  [...shown(group), (slots(group, "input")[0] as HTMLInputElement).value].filter(Boolean);
const enter = (typed: string) => async (group: HTMLElement) => {
  await userEvent.click(slots(group, "input")[0] as HTMLElement);
  await userEvent.paste(typed);
  await userEvent.tab();
};
/** The tags and the typed text, for the contract of form controls. */
export const fixture = {
  role: "group",
  part: (group: HTMLElement) => slots(group, "input")[0] as HTMLElement,
  isPartDescribed: true,
  props: {
    validate: (tag: string) => (tag === "wrong" ? "Enter another." : undefined),
  } satisfies TagsInputProps,
  first: { value: ["a"], shows: ["a"], submits: ["a"] },
  second: { value: ["a", "b"], shows: ["a", "b"], submits: ["a", "b"] },
  empty: { value: [], shows: [], submits: [] },
  shown: contents,
  change: (group: HTMLElement) => enter(shown(group).length ? "b" : "a,b")(group),
  enterDraft: enter("wrong"),
};
