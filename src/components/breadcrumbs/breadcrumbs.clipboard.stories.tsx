import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { forced } from "#kit";
import { slowly, writes } from "../../lib/clipboard.fixture";
import { Button } from "../button";
import { Breadcrumbs } from ".";
import { Trail } from "./breadcrumbs.fixture";

const meta = {
  component: Breadcrumbs.Clipboard,
  title: "Behaviour/Breadcrumbs/Clipboard",
  args: { text: "https://kerf.example/garden-shed" },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Button>Before</Button>
      <Trail names={["Projects", "Garden shed"]}>
        <Breadcrumbs.Clipboard {...args} />
      </Trail>
    </div>
  ),
  beforeEach: slowly,
} satisfies Meta<typeof Breadcrumbs.Clipboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The markup of the button's icon, to detect when the icon changes. */
const drawing = (button: HTMLElement) => button.querySelector("svg")?.innerHTML;
const shown = (button: HTMLElement) => waitFor(() => expect(getComputedStyle(button).opacity).toBe("1"));
const quiet = (button: HTMLElement) => waitFor(() => expect(getComputedStyle(button).opacity).toBe("0"));

/** Copies its text and announces it once the text is on the clipboard, in a region that already exists. */
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

/** A failed copy also shows a visible message. */
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

/** Reserves its space while hidden, and shows on hover anywhere in the row. */
export const ShowsOnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await quiet(button);
    const { left } = button.getBoundingClientRect();
    // The simulated pointer doesn't trigger `:hover`.
    canvas.getByRole("navigation").parentElement?.classList.add(forced.hover);
    await shown(button);
    await expect(button.getBoundingClientRect().left).toBe(left);
  },
};

/** Shows while the focus is on any link in the row or on the button itself. Enter presses it. */
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

/** Always shows on devices that can't hover: the CSS rule for them has no other condition. */
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

/** The caller's handler runs first and can prevent copying. */
export const Prevented: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(writes.texts).toEqual([]);
  },
};
