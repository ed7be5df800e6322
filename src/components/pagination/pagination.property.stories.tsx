import type { Meta, StoryObj } from "@storybook/react-vite";
import fc from "fast-check";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect } from "storybook/test";
import { Pagination, type PaginationProps } from ".";
import { anyNumber, typedText } from "./numbers.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination properties",
  tags: ["!autodocs"],
} satisfies Meta<typeof Pagination>;
export default meta;

const RUNS = 200;

/**
 * `setPage` is called only with existing pages, whatever numbers are passed, pressed, typed or selected. The
 * library fast-check generates the numbers and texts, and shrinks failing ones to the smallest.
 */
export const OnlyPagesThatExist: StoryObj = {
  parameters: {
    console: { expect: [/Invalid Pagination\.(page|perPage|totalCount) /] },
    visual: { skip: "hundreds of instances are mounted and unmounted, so there is nothing to see" },
  },
  render: () => <p>{RUNS} paginations of any numbers, each pressed, typed into and chosen from.</p>,
  play: async ({ canvasElement }) => {
    fc.assert(
      fc.property(fc.record(numbers), typedText, fc.boolean(), (given, text, isEnter) => {
        const calls = use(canvasElement, given, text, isEnter);
        for (const page of calls) if (!exists(page, given)) throw new Error(`setPage(${page})`);
      }),
      { numRuns: RUNS, seed: 20261121, examples: [[{ page: 2, perPage: 10, totalCount: 30 }, "3", true]] },
    );
    // Without any calls, the property above would pass trivially.
    await expect(use(canvasElement, { page: 2, perPage: 10, totalCount: 30 }, "3", true)).toEqual([
      1, 1, 3, 3, 3, 1, 1, 1, 3, 3, 3,
    ]);
  },
};

const numbers = { page: anyNumber, perPage: anyNumber, totalCount: anyNumber };
type Given = Pick<PaginationProps, "page" | "perPage" | "totalCount">;

/** An independent definition, which doesn't use the code under test. */
function exists(page: number, { page: shown = 1, perPage = Number.NaN, totalCount = Number.NaN }: Given) {
  if (!Number.isSafeInteger(page) || page < 1) return false;
  if (page === 1) return true;
  const isKnown = perPage > 0 && totalCount >= 0 && Number.isFinite(perPage) && Number.isFinite(totalCount);
  return isKnown ? page <= Math.ceil(totalCount / perPage) : page <= shown;
}

/** Clicks, types into and selects from every control. Returns the pages passed to `setPage`. */
function use(canvas: HTMLElement, given: Given, text: string, isEnter: boolean): number[] {
  const calls: number[] = [];
  const element = canvas.appendChild(document.createElement("div"));
  const root = createRoot(element);
  const setPage = (page: number) => calls.push(page);
  try {
    for (const pageSelector of ["input", "dropdown"] as const) {
      flushSync(() =>
        root.render(
          <Pagination key={pageSelector} {...given} setPage={setPage}>
            <Pagination.Info />
            <Pagination.Controls pageSelector={pageSelector} />
          </Pagination>,
        ),
      );
      const [first, previous, next, last] = element.querySelectorAll("button");
      const [input, list] = [element.querySelector("input"), element.querySelector("select")];
      flushSync(() => first?.click());
      flushSync(() => previous?.click());
      if (input) type(input, text, isEnter);
      if (list) choose(list);
      flushSync(() => next?.click());
      flushSync(() => last?.click());
    }
  } finally {
    root.unmount();
    element.remove();
  }
  return calls;
}

function type(input: HTMLInputElement, text: string, isEnter: boolean) {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  flushSync(() => input.dispatchEvent(new Event("input", { bubbles: true })));
  flushSync(() =>
    isEnter
      ? input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))
      : input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
  );
  input.blur();
}

function choose(list: HTMLSelectElement) {
  for (const at of [0, list.options.length - 1]) {
    list.selectedIndex = at;
    flushSync(() => list.dispatchEvent(new Event("change", { bubbles: true })));
  }
}
