import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance, Held, inStrictMode } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { Button } from "../button";
import { Stepper } from ".";
import { checkout, everyStatus } from "./stepper.fixture";

const meta = {
  component: Stepper,
  title: "Behaviour/Stepper",
  args: { steps: checkout },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getAllByRole: (role: string) => HTMLElement[] };

/** The text of each step for screen readers. A star marks the current one. */
const read = (canvas: Canvas) =>
  canvas.getAllByRole("listitem").map((item) => {
    const text = item.querySelector("[data-slot=stepper-text]")?.textContent ?? "";
    const current = item.closest("[aria-current=step]") ?? item.querySelector("[aria-current=step]");
    return current ? `* ${text}` : text;
  });

const onValueChange = fn();

/**
 * It is an ordered list in a named group. Statuses are read, markers aren't, and the current step has `aria-current`.
 */
export const Structure: Story = {
  args: { steps: everyStatus, defaultValue: "upcoming" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Progress" })).toContainElement(canvas.getByRole("list"));
    await expect(canvas.getByRole("list").tagName).toBe("OL");
    await expect(read(canvas)).toEqual([
      "Completed: CompleteBerlin, Germany",
      "Error: ErrorCard declined",
      "* Upcoming",
      "Gift note (optional)",
    ]);
    await expect(canvas.queryByRole("button")).toBeNull();
    for (const marker of canvasElement.querySelectorAll("[data-slot=stepper-marker]")) {
      await expect(marker).toHaveAttribute("aria-hidden", "true");
    }
  },
};

/** Steps get their status from their order. Without a `defaultValue`, the first step is current. */
export const StatusByOrder: Story = {
  render: () => (
    <>
      <Stepper steps={checkout} aria-label="First" />
      <Stepper steps={checkout} aria-label="Third" defaultValue="payment" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(read(canvas)).toEqual([
      "* Address",
      "Delivery",
      "Payment",
      "Review",
      "Completed: Address",
      "Completed: Delivery",
      "* Payment",
      "Review",
    ]);
  },
};

/** With `visited`, the current and previous steps are buttons. Focus stays on the pressed one. */
export const Visited: Story = {
  args: { navigation: "visited", defaultValue: "payment", onValueChange },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole("button").map((each) => each.textContent);
    await expect(names()).toEqual(["Completed: Address", "Completed: Delivery", "3Payment"]);
    await userEvent.click(canvas.getByRole("button", { name: "Payment" }));
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Completed: Address" }));
    await expect(onValueChange).toHaveBeenCalledOnce();
    await expect(onValueChange).toHaveBeenCalledWith("address");
    await expect(read(canvas)).toEqual(["* Address", "Delivery", "Payment", "Review"]);
    await expect(canvas.getByRole("button", { name: "Address" })).toHaveFocus();
  },
};

/** Tab moves between the steps that are buttons. Enter and Space go to a step, and don't submit a form. */
export const Keyboard: Story = {
  render: (args) => (
    <form onSubmit={() => onValueChange("submitted")}>
      <Stepper {...args} />
    </form>
  ),
  args: {
    navigation: "all",
    steps: checkout.map((step) => ({ ...step, disabled: step.value === "delivery" })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Address" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Payment", current: "step" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Review", current: "step" })).toHaveFocus();
    await expect(read(canvas)[1]).toBe("Completed: Delivery");
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

/**
 * `null` is controlled, without a current step. Then both the user and the caller change the value, in StrictMode too.
 */
export const ControlledMoves: Story = {
  decorators: inStrictMode,
  render: () => (
    <Held<string | null> initial={null} buttons={{ "Go to review": "review" }} button={Button}>
      {(value, setValue) => (
        <Stepper steps={checkout} navigation="all" value={value} onValueChange={setValue} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(read(canvas)).toEqual(["Address", "Delivery", "Payment", "Review"]);
    await userEvent.click(canvas.getByRole("button", { name: "Delivery" }));
    await expect(read(canvas)[1]).toBe("* Delivery");
    await userEvent.click(canvas.getByRole("button", { name: "Go to review" }));
    await expect(read(canvas)[3]).toBe("* Review");
  },
};

/** A controlled value that doesn't change keeps the current step. With an unknown value, no step is current. */
export const ControlledStays: Story = {
  render: () => (
    <>
      <Stepper steps={checkout} navigation="all" value="address" onValueChange={onValueChange} />
      <Stepper steps={checkout} aria-label="Unknown" value="archive" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(onValueChange).toHaveBeenLastCalledWith("review");
    await expect(read(canvas)).toEqual([
      "* Address",
      "Delivery",
      "Payment",
      "Review",
      ...checkout.map(({ label }) => label),
    ]);
  },
};

/**
 * Below a container width of 480 px, a sentence names the current step, and labels are hidden visually. Buttons stay 24
 * px wide.
 */
export const Compact: Story = {
  render: () => (
    <>
      {[480, 479, 280].map((width) => (
        <div key={width} style={{ width }}>
          <Stepper steps={everyStatus} aria-label={`${width}`} navigation="all" defaultValue="error" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sentences = canvasElement.querySelectorAll("[data-slot=stepper-compact]");
    await expect(sentences[0]).not.toBeVisible();
    for (const sentence of [...sentences].slice(1)) {
      await expect(sentence).toBeVisible();
      await expect(sentence).toHaveTextContent("Step 2 of 4: ErrorCard declined");
      await expect(sentence).toHaveAttribute("aria-hidden", "true");
    }
    await expect(canvas.getAllByRole("button", { name: "Completed: Complete Berlin, Germany" })).toHaveLength(
      3,
    );
    for (const button of canvas.getAllByRole("button").slice(4)) {
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(24);
      await expect(height).toBeGreaterThanOrEqual(24);
    }
    for (const group of canvas.getAllByRole("group")) {
      await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    }
  },
};

/** Long words wrap inside their column, in both orientations. */
export const LongLabels: Story = {
  render: () => (
    <>
      {(["horizontal", "vertical"] as const).map((orientation) => (
        <div key={orientation} className="mb-6 w-140 max-w-full">
          <Stepper
            aria-label={orientation}
            orientation={orientation}
            defaultValue="b"
            steps={[
              { value: "a", label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte" },
              { value: "b", label: "Where should we deliver the order that you placed?", optional: true },
              { value: "c", label: "تفاصيل الدفع" },
              { value: "d", label: "お支払いとご請求に関する詳細情報を確認してください" },
            ]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const items = canvasElement.querySelectorAll("[data-slot=stepper-item]");
    for (const item of items) {
      const text = item.querySelector("[data-slot=stepper-text]")?.getBoundingClientRect();
      const box = item.getBoundingClientRect();
      await expect(text?.left).toBeGreaterThanOrEqual(box.left);
      await expect(text?.right).toBeLessThanOrEqual(box.right);
    }
  },
};

/** Without steps, it renders an empty list. */
export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

/** The texts come from the instance, otherwise from the provider. Numbers are formatted for the locale. */
export const Texts: Story = {
  render: () => (
    <LocaleProvider locale={{ ...ar, code: "ar-EG" }}>
      <div className="w-80">
        <Stepper
          steps={checkout}
          defaultValue="delivery"
          labels={{ compact: "{label} ({step}/{count})", complete: "Done:" }}
        />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: ar.labels.stepper.label })).toBeVisible();
    await expect(read(canvas)[0]).toBe("Done: Address");
    const sentence = canvasElement.querySelector("[data-slot=stepper-compact]");
    await expect(sentence).toHaveTextContent("Delivery (٢/٤)");
  },
};

export const Conforms = conformance({
  Stepper: (props) => <Stepper steps={[...everyStatus, ...checkout]} defaultValue="error" {...props} />,
});
