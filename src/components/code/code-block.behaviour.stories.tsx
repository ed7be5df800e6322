import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { LabelsProvider } from "../../i18n/labels-provider";
import { slowly, writes } from "../../lib/clipboard.fixture";
import { Code } from ".";
import { settled } from "./code.fixture";
import { samples } from "./samples.fixture";

const meta = {
  component: Code.Block,
  title: "Behaviour/Code/Block",
  args: { lang: "tsx", code: samples.tsx },
  beforeEach: slowly,
} satisfies Meta<typeof Code.Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = (root: Element, name: string) => root.querySelector(`[data-slot=${name}]`) as HTMLElement;

/**
 * Enter, Space and a click copy all of the code with its values. A finished copy is announced. Code that fits isn't focusable
 * and isn't a region.
 */
export const Copies: Story = {
  args: { lang: "bash", code: "npm test -- {{name}}\n", values: { name: { value: "atlas" } } },
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const button = canvas.getByRole("button", { name: "Copy code" });
    const status = canvas.getByRole("status");
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const [index, key] of ["{Enter}", " "].entries()) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(writes.texts).toHaveLength(index + 1));
      writes.resolve(index);
      await waitFor(() => expect(status).toHaveTextContent(/^Copied$/));
    }
    button.blur();
    await userEvent.click(button);
    await waitFor(() => expect(writes.texts).toEqual(Array(3).fill("npm test -- atlas\n")));
    await expect(status).toBeEmptyDOMElement();
    writes.resolve(2);
    await waitFor(() => expect(status).toHaveTextContent(/^Copied$/));
    await expect(button).toHaveAttribute("data-state", "copied");
  },
};

/** A rejected copy shows and announces a message. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(writes.texts).toHaveLength(1));
    writes.reject(0);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^Could not copy$/));
    await waitFor(() => expect(slot(canvasElement, "code-block-panel")).toBeVisible());
  },
};

/** Selecting text copies the code with line breaks and without numbers. */
export const Selects: Story = {
  args: { lang: "json", code: '{\n\n  "a": 1\n}' },
  play: async ({ canvasElement }) => {
    await settled({ canvasElement });
    getSelection()?.selectAllChildren(slot(canvasElement, "code-block-code"));
    // WebKit ends a selected block with a line break.
    await expect(String(getSelection()).replace(/\}\n$/, "}")).toBe('{\n\n  "a": 1\n}');
    getSelection()?.removeAllRanges();
  },
};

/** Code that doesn't fit scrolls inside, also with the keyboard, as a named region. The page never scrolls. */
export const Scrolls: Story = {
  render: (args) => (
    <div className="w-60">
      <Code.Block {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const region = await canvas.findByRole("region", { name: "Code" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(getComputedStyle(slot(canvasElement, "code-block")).outlineWidth).toBe("2px");
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

/** A panel with a limited height scrolls vertically. */
export const LimitedHeight: Story = {
  args: { className: "max-h-24" },
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const region = await canvas.findByRole("region", { name: "Code" });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(slot(canvasElement, "code-block").offsetHeight).toBe(96);
  },
};

/** Code of two or more lines is numbered, or as requested. Its lines are aligned, whatever the line count. */
export const LineNumbers: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Code.Block code="one" />
      <Code.Block code={"one\ntwo\n"} />
      <Code.Block code="one" lineNumbers />
      <Code.Block code={"one\ntwo"} lineNumbers={false} />
      <Code.Block code={"line\n".repeat(101)} className="max-h-40" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll("[data-slot=code-block-code]")];
    const numbers = blocks.map(
      (block) => getComputedStyle(block.firstElementChild as Element, "::before").content,
    );
    await expect(numbers.map((content) => content.includes("counter"))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    const lines = [...(blocks[4]?.children ?? [])].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().left;
    });
    await expect(lines).toHaveLength(101);
    await expect(new Set(lines).size).toBe(1);
  },
};

/** Highlighted lines are marks. Numbers without a line are ignored. */
export const HighlightedLines: Story = {
  args: { highlightedLines: [2, 3, 99, 0] },
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const marks = canvas.getAllByRole("mark");
    await expect(marks.map((mark) => mark.textContent?.trim().split(" ")[0])).toEqual(["const", "return"]);
    const [line, mark] = [slot(canvasElement, "code-line"), marks[0] as HTMLElement];
    await expect(getComputedStyle(mark).backgroundColor).not.toBe(getComputedStyle(line).backgroundColor);
    await expect(mark.offsetWidth).toBe(line.offsetWidth);
  },
};

/** It stays left to right, with the button at the end of the lines. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" className="w-72">
      <Code.Block {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const line = slot(canvasElement, "code-line");
    await expect(getComputedStyle(line).direction).toBe("ltr");
    await expect(canvas.getByRole("button").getBoundingClientRect().left).toBeGreaterThan(
      line.getBoundingClientRect().left,
    );
    await expect(slot(canvasElement, "code-block-scroller").scrollLeft).toBe(0);
  },
};

/** All texts come from the provider or the instance. */
export const Texts: Story = {
  render: (args) => (
    <LabelsProvider labels={{ code: { copyAction: "Code kopieren", copied: "Kopiert" } }}>
      <div className="flex w-60 flex-col gap-3">
        <Code.Block {...args} labels={{ code: "Beispiel" }} />
        <Code.Block {...args} labels={{ code: "Noch eins", copyAction: "Beispiel kopieren" }} />
      </div>
    </LabelsProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    await expect(await canvas.findByRole("region", { name: "Beispiel" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Beispiel kopieren" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Code kopieren" }));
    writes.resolve(0);
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Kopiert"));
  },
};
