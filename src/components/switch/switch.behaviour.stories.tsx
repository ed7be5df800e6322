import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, inSentForm } from "#kit";
import { groupFixture } from "../../lib/choices/choices.fixture";
import { Switch } from ".";

const meta = {
  component: Switch,
  title: "Behaviour/Switch",
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the track, a click on the label, and Space each toggle it once. Parents get one click event. */
export const Switches: Story = {
  args: { onClick: fn() },
  render: (args) => (
    // biome-ignore lint/a11y: it only listens
    <div onClick={args.onClick as never}>
      <Switch {...args} onClick={undefined} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "Weekly summary" });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText("Weekly summary"));
    await expect(control).not.toBeChecked();
    control.focus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    // The hidden checkbox isn't a tab stop.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** The caller's handler can prevent a click. */
export const Prevented: Story = {
  parameters: { visual: { skip: "looks like any Switch" } },
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch");
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** On and off differ by the thumb's position, which right-to-left text mirrors, and by its shape: a disc or a ring. */
export const Thumb: Story = {
  render: (args) => (
    <>
      {(["ltr", "rtl"] as const).flatMap((dir) =>
        (["sm", "base", "lg"] as const).map((size) => (
          <div key={dir + size} dir={dir} className="flex gap-2">
            <Switch {...args} aria-label={`${dir} ${size} on`} label={undefined} size={size} checked />
            <Switch {...args} aria-label={`${dir} ${size} off`} label={undefined} size={size} />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const track of canvas.getAllByRole("switch")) {
      const [dir, , state] = (track.getAttribute("aria-label") ?? "").split(" ");
      const thumb = track.firstElementChild as HTMLElement;
      const outer = track.getBoundingClientRect();
      const inner = thumb.getBoundingClientRect();
      const left = inner.left - outer.left;
      const right = outer.right - inner.right;
      // The thumb is as far from the end as from the long sides.
      await expect(Math.min(left, right)).toBe(inner.top - outer.top);
      await expect(left > right).toBe((dir === "ltr") === (state === "on"));
      // While off, it has the color of the border, which is visible in both themes.
      const isBorder = getComputedStyle(thumb).backgroundColor === getComputedStyle(track).borderTopColor;
      await expect(isBorder).toBe(state === "off");
    }
  },
};

/** Without a label, the click target is 24 px. With a label, it includes the space between track and label. */
export const HitArea: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4 p-4">
      {(["sm", "base", "lg"] as const).map((size) => (
        <div key={size} className="flex flex-col gap-4">
          <Switch {...args} label={undefined} aria-label={`Bare ${size}`} size={size} />
          <Switch {...args} label={`Line ${size}`} size={size} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const size of ["sm", "base", "lg"]) {
      const bare = canvas.getByRole("switch", { name: `Bare ${size}` });
      const { left, right, top, bottom } = bare.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      for (const y of [middle - 11.5, middle + 11.5]) {
        for (const x of [left + 2, right - 2]) {
          const hit = document.elementFromPoint(x, y);
          await expect(bare.contains(hit)).toBe(true);
        }
      }
      const track = canvas.getByRole<HTMLButtonElement>("switch", { name: `Line ${size}` });
      const label = canvas.getByText(`Line ${size}`);
      const isRtl = getComputedStyle(track).direction === "rtl";
      const from = track.getBoundingClientRect();
      const to = label.getBoundingClientRect();
      for (let step = 0; step < 20; step += 2) {
        const x = isRtl ? from.left - step : from.right + step;
        const hit = document.elementFromPoint(x, (to.top + to.bottom) / 2);
        await expect(track.contains(hit) || label === hit).toBe(true);
      }
      await expect(track.closest("[data-slot=field]")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        24,
      );
    }
  },
};

/**
 * Without an error, the browser shows its own message at the track, which is focused. While it is on, the form submits its
 * value. Enter submits the form, as in any input.
 */
export const InAForm: Story = {
  parameters: { visual: { skip: "looks like any Switch" } },
  decorators: inSentForm,
  render: () => <Switch name="plan" value="yearly" label="Yearly" required />,
  play: async ({ canvas, canvasElement }) => {
    const yearly = canvas.getByRole("switch", { name: "Yearly" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(yearly).toHaveFocus());
    const [behind, track] = [canvasElement.querySelector("input"), yearly].map((element) =>
      element?.getBoundingClientRect().toJSON(),
    );
    await expect(behind).toEqual(track);
    await userEvent.click(yearly);
    await userEvent.keyboard("{Enter}");
    await expect(yearly).toBeChecked();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent('[["plan","yearly"]]'));
  },
};

const switched = fn();

/** A click on an item calls both the item's callback and the group's. */
export const ItemsTell: Story = {
  render: ({ onValueChange }) => (
    <Switch.Group legend="Channels" onValueChange={onValueChange as never}>
      <Switch.Item value="email" label="Email" onValueChange={switched} />
      <Switch.Item value="sms" label="Text message" />
    </Switch.Group>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Text message" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await expect(switched.mock.calls).toEqual([[true], [false]]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sms"]);
  },
};

export const GroupContract = contract(Switch.Group, groupFixture(Switch.Item, "switch"));

export const Conforms = conformance({
  Switch: (props) => <Switch label="Agree" {...props} />,
  "Switch.Group": (props) => (
    <Switch.Group legend="Channels" description="Where we write to you." {...props}>
      <Switch.Item value="email" label="Email" />
    </Switch.Group>
  ),
  "Switch.Item": (props) => (
    <Switch.Group legend="Channels">
      <Switch.Item value="email" label="Email" {...props} />
    </Switch.Group>
  ),
  "Switch.Legend": (props) => (
    <Switch.Group>
      <Switch.Legend {...props}>Channels</Switch.Legend>
      <Switch.Item value="email" label="Email" />
    </Switch.Group>
  ),
});

export const Contract = contract(Switch, {
  role: "switch",
  prop: "checked",
  first: { value: true, shows: "true", submits: ["on"] },
  second: { value: false, shows: "false", submits: [] },
  shown: (control) => control.getAttribute("aria-checked"),
  change: (control) => userEvent.click(control),
  exceptions: { readOnly: "A switch has no read-only state." },
});

const saved = fn();

/** With `register()` of react-hook-form, it is a native checkbox. */
export const Registered: Story = {
  parameters: { visual: { skip: "it looks like other forms" } },
  render: function Registered() {
    const { register, handleSubmit, reset } = useForm({ defaultValues: { summary: true, news: false } });
    return (
      <form onSubmit={handleSubmit((values) => saved(values))}>
        <Switch label="Summary" {...register("summary")} />
        <Switch label="News" {...register("news", { required: true })} />
        <button type="submit">Save</button>
        <button type="button" onClick={() => reset()}>
          Start over
        </button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    const news = canvas.getByRole("switch", { name: "News" });
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Summary" })).toBeChecked());
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(news).toHaveFocus());
    await userEvent.click(news);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ summary: true, news: true }));
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(news).not.toBeChecked());
    await expect(canvas.getByRole("switch", { name: "Summary" })).toBeChecked();
  },
};
