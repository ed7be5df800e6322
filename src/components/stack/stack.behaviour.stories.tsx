import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { Surface } from "../surface";
import { Stack, type StackProps } from ".";
import { boxes } from "./stack.fixture";

const meta = {
  component: Stack,
  title: "Behaviour/Stack",
  args: { children: boxes() },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const directions = ["column", "row", "row-from-md", "row-from-lg"] as const;
const rows: [width: number, which: (typeof directions)[number][]][] = [
  [767, ["row"]],
  [768, ["row", "row-from-md"]],
  [1023, ["row", "row-from-md"]],
  [1024, ["row", "row-from-md", "row-from-lg"]],
];

/** Each `direction` becomes a row exactly at its breakpoint. A row is centered unless `align` is set. */
export const Directions: Story = {
  parameters: { a11y: withoutFrames, visual: { skip: "It only measures. Components/Stack shows the same." } },
  render: () => (
    <>
      {rows.map(([width]) => (
        <AtWidth key={width} width={width} scale={0.25}>
          {directions.map((direction) => (
            <div key={direction}>
              <Stack data-direction={direction} direction={direction}>
                {boxes()}
              </Stack>
              <Stack data-aligned={direction} direction={direction} align="start">
                {boxes()}
              </Stack>
            </div>
          ))}
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const [width, which] of rows) {
      const page = await pageAt(canvasElement, width);
      for (const direction of directions) {
        const isRow = which.includes(direction);
        const stack = page.querySelector(`[data-direction=${direction}]`) as HTMLElement;
        const { flexDirection, alignItems } = getComputedStyle(stack);
        await expect([width, direction, flexDirection]).toEqual([width, direction, isRow ? "row" : "column"]);
        await expect([width, direction, alignItems]).toEqual([width, direction, isRow ? "center" : "normal"]);
        const aligned = page.querySelector(`[data-aligned=${direction}]`) as HTMLElement;
        await expect(getComputedStyle(aligned).alignItems).toBe("flex-start");
      }
    }
  },
};

const scale = { "0": 0, "1": 4, "2": 8, "3": 12, "4": 16, "5": 20, "6": 24, "8": 32, "10": 40, "12": 48 };

/** A stack is never wider than its container. A maximum width is centered, and long words wrap in a row. */
export const Widths: Story = {
  parameters: { visual: { modes: ["light", "rtl", "narrow"] } },
  render: () => (
    <div style={{ width: 400 }}>
      <Stack data-testid="limited" maxWidth="sm">
        Centered
      </Stack>
      <Stack data-testid="full" maxWidth="xl" direction="row">
        <Stack>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Stack>
        <Stack>Two words</Stack>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const limited = canvas.getByTestId("limited");
    await expect(limited.clientWidth).toBe(384);
    await expect(getComputedStyle(limited).marginInlineStart).toBe("8px");
    const full = canvas.getByTestId("full");
    await expect(full.clientWidth).toBe(400);
    await expect(full.scrollWidth).toBe(400);
  },
};

const ref = createRef<HTMLElement>();
const onStack = fn();
const onForm = fn();

/** `render` takes a form or a fieldset. Classes, handlers, styles and refs are merged. */
export const RenderElement: Story = {
  render: () => (
    <Stack
      ref={ref}
      as="section"
      className="own"
      onFocus={onStack}
      render={<form aria-label="Search" className="theirs" onFocus={onForm} style={{ maxWidth: 320 }} />}
    >
      <Stack render={<fieldset disabled />}>
        <input aria-label="Disabled" />
      </Stack>
      <input aria-label="Host" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole("form", { name: "Search" });
    await expect(form).toHaveClass("own", "theirs");
    await expect(form).toHaveAttribute("data-slot", "stack");
    await expect(getComputedStyle(form).maxWidth).toBe("320px");
    await expect(ref.current).toBe(form);
    const { borderTopWidth, paddingTop, marginLeft } = getComputedStyle(canvas.getByRole("group"));
    await expect([borderTopWidth, paddingTop, marginLeft]).toEqual(["0px", "0px", "0px"]);
    await expect(canvas.getByRole("textbox", { name: "Disabled" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("textbox", { name: "Host" }));
    await expect(onStack).toHaveBeenCalledOnce();
    await expect(onForm).toHaveBeenCalledOnce();
  },
};

const edges = ["0", "2", "3", "6"] as const;

/** A Surface as a stack keeps its background and border. Its own padding is overridden only if `padding` is set. */
export const RenderSurface: Story = {
  parameters: { visual: { modes: ["light", "dark"] } },
  render: () => (
    <>
      {edges.map((padding) => (
        <Stack key={padding} padding={padding} data-testid={padding} render={<Surface as="section" />}>
          Panel
        </Stack>
      ))}
      <Stack data-testid="own" render={<Surface as="section" />}>
        Panel
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    const panels = [...edges.map((edge) => [edge, `${scale[edge]}px`] as const), ["own", "16px"] as const];
    for (const [id, padding] of panels) {
      const panel = canvas.getByTestId(id);
      await expect(panel.tagName).toBe("SECTION");
      await expect(getComputedStyle(panel).display).toBe("flex");
      await expect(getComputedStyle(panel).borderTopWidth).toBe("1px");
      await expect([id, getComputedStyle(panel).paddingTop]).toEqual([id, padding]);
    }
  },
};

/** `as` makes it a landmark, or a list without markers and indentation. */
export const Elements: Story = {
  render: () => (
    <>
      <Stack as="nav" aria-label="Pages">
        Links
      </Stack>
      <Stack as="ul">
        <Stack as="li">First</Stack>
        <li>Second</li>
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
    const list = canvas.getByRole("list");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await expect(getComputedStyle(list).paddingInlineStart).toBe("0px");
  },
};

export const Conforms = conformance({
  Stack: (props) => {
    const as = (props as StackProps).as;
    if (as === "ul" || as === "ol")
      return (
        <Stack {...props}>
          <li>First</li>
        </Stack>
      );
    const stack = <Stack {...props}>{boxes(2)}</Stack>;
    return as === "li" ? <ul>{stack}</ul> : stack;
  },
});
