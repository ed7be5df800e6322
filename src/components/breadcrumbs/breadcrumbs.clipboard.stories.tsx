import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { forced } from "#kit";
import { holdOutcomes, replaceClipboard, slowClipboard, type Writes } from "../../hooks/clipboard.fixture";
import { Button } from "../button";
import { Breadcrumbs } from ".";
import { Trail } from "./breadcrumbs.fixture";

let writes: Writes;

const meta = {
  component: Breadcrumbs.Clipboard,
  title: "Behaviour/Breadcrumbs/Clipboard",
  tags: ["!autodocs"],
  args: { text: "https://kerf.example/garden-shed" },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Button>Before</Button>
      <Trail names={["Projects", "Garden shed"]}>
        <Breadcrumbs.Clipboard {...args} />
      </Trail>
    </div>
  ),
  beforeEach: () => {
    writes = slowClipboard();
    const restore = [replaceClipboard(writes.write), holdOutcomes()];
    return () => {
      for (const each of restore) each();
    };
  },
} satisfies Meta<typeof Breadcrumbs.Clipboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the button shows: the drawing, which is no other's. */
const drawing = (button: HTMLElement) => button.querySelector("svg")?.innerHTML;
const shown = (button: HTMLElement) => waitFor(() => expect(getComputedStyle(button).opacity).toBe("1"));
const quiet = (button: HTMLElement) => waitFor(() => expect(getComputedStyle(button).opacity).toBe("0"));

/** It copies its text, and says so once the clipboard holds it, in a region that was there before. */
export const Copies: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    const status = canvas.getByRole("status");
    const icon = drawing(button);
    await userEvent.click(button);
    await expect(writes.texts).toEqual([args.text]);
    await expect(status).toBeEmptyDOMElement();
    writes.resolve(0);
    await waitFor(() => expect(status).toHaveTextContent(/^Copied$/));
    await expect(drawing(button)).not.toBe(icon);
    await expect(button).toHaveAccessibleName("Copy");
    button.blur();
    await shown(button);
  },
};

/** What could not be copied is told to the eye as well. */
export const Fails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    writes.reject(0);
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent(/^Could not copy$/));
    await expect(status.offsetWidth).toBeGreaterThan(50);
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
  },
};

/** It keeps its place unseen, and shows under the pointer anywhere in the row. */
export const ShowsOnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await quiet(button);
    const { left } = button.getBoundingClientRect();
    // The pointer of the tests is not the one that makes :hover.
    canvas.getByRole("navigation").parentElement?.classList.add(forced.hover);
    await shown(button);
    await expect(button.getBoundingClientRect().left).toBe(left);
  },
};

/** It shows while the keyboard is on any link of the row, and on the button itself, which Enter presses. */
export const ShowsOnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Before" })).toHaveFocus();
    await quiet(button);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Projects" })).toHaveFocus();
    await shown(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await shown(button);
    await userEvent.keyboard("{Enter}");
    await expect(writes.texts).toHaveLength(1);
    writes.resolve(0);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
  },
};

/** Where there is no pointer that hovers, the rule that shows it waits for nothing else. */
export const ShowsOnTouch: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    const rules = [...document.styleSheets]
      .flatMap((sheet) => allRules(sheet.cssRules))
      .filter((rule) => rule instanceof CSSMediaRule && /\(hover: ?none\)/.test(rule.conditionText))
      .flatMap((rule) => allRules((rule as CSSMediaRule).cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && button.matches(rule.selectorText));
    await expect(rules.map((rule) => (rule as CSSStyleRule).style.opacity)).toEqual(["1"]);
  },
};

function allRules(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...("cssRules" in rule ? allRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** The caller's handler comes first, and may keep it from copying. */
export const Prevented: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(writes.texts).toEqual([]);
  },
};
