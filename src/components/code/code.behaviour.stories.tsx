import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { conformance, inStrictMode, pause } from "#kit";
import { Code, type CodeProps } from ".";
import { settled } from "./code.fixture";
import { samples } from "./samples.fixture";

const meta = {
  component: Code,
  title: "Behaviour/Code",
  args: { lang: "ts", code: samples.ts },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Seen {
  text: string | null;
  coloured: number;
  boxes: DOMRect[];
}
let first: Seen | undefined;

const observe = (root: Element): Seen => ({
  text: root.textContent,
  coloured: root.querySelectorAll("span:not([data-slot])").length,
  boxes: [...root.querySelectorAll("[data-slot=code], [data-slot=code-line]")].map((each) =>
    each.getBoundingClientRect(),
  ),
});

/** Records the text, the colored pieces and the layout of the code at its first render. */
function FirstLook(props: CodeProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) first = observe(root.current);
  }, []);
  return (
    <div ref={root} className="flex w-80 flex-col gap-4">
      <Code {...props} />
      <Code.Block lang={props.lang} code={props.code} highlightedLines={[2]} />
    </div>
  );
}

/** The code shows immediately as plain text. Nothing moves when the colors load. */
export const PlainFirst: Story = {
  decorators: inStrictMode,
  render: (args) => <FirstLook {...args} />,
  play: async ({ canvasElement }) => {
    await settled({ canvasElement });
    const last = observe(canvasElement);
    await expect(first?.coloured).toBe(0);
    await expect(last.coloured).toBeGreaterThan(20);
    await expect(last.text).toBe(first?.text);
    await expect(last.boxes).toEqual(first?.boxes);
  },
};

/** Keywords, strings and comments of a language have different colors. */
export const Colors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    const colour = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    const colours = ["async", '"./regions"', "// nowhere", "place", "0.75"].map(colour);
    await expect(new Set(colours).size).toBe(5);
  },
};

const hostile =
  '</code><img src="x" onerror="window.wasRun = true"><script>window.wasRun = true</script>{{name}}';

/** Code and values always render as text, highlighted or not. */
export const NoInjection: Story = {
  args: { lang: "html", code: hostile, values: { name: { value: "<b>bold</b>", highlight: true } } },
  render: (args) => (
    <>
      <Code {...args} />
      <Code.Block {...args} ref={undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const written = hostile.replace("{{name}}", "<b>bold</b>");
    const codes = () => [...canvasElement.querySelectorAll("code")].map(({ textContent }) => textContent);
    await expect(codes()).toEqual([written, written]);
    await settled({ canvasElement });
    await expect(codes()).toEqual([written, written]);
    await expect(canvasElement.querySelectorAll("img, script, b")).toHaveLength(0);
    await expect(window).not.toHaveProperty("wasRun");
  },
};

/** Values replace their names. Highlighted values are marks, others plain code. */
export const Values: Story = {
  args: {
    lang: "bash",
    code: "deploy {{app}} --to {{ region }} --as {{user}}",
    values: { app: { value: "my-app", highlight: true }, region: { value: "eu" } },
  },
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement });
    await expect(canvas.getByText("deploy").closest("code")).toHaveTextContent(
      "deploy my-app --to eu --as {{user}}",
    );
    const marks = canvas.getAllByRole("mark");
    await expect(marks.map((mark) => mark.textContent)).toEqual(["my-app"]);
  },
};

/** Changed code shows immediately, and the colors follow. */
export const Changes: Story = {
  render: function Editor() {
    const [code, setCode] = useState("const a = 1;");
    const [lang, setLang] = useState<"ts" | "json">("ts");
    return (
      <>
        <Code lang={lang} code={code} />
        <textarea aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
        <button type="button" onClick={() => setLang("json")}>
          JSON
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector("code");
    await settled({ canvasElement });
    await userEvent.type(canvas.getByRole("textbox"), " let b = true;");
    await expect(code).toHaveTextContent("const a = 1; let b = true;");
    await settled({ canvasElement });
    await expect(canvas.getByText("let").className).toBe(canvas.getByText("const").className);
    await userEvent.click(canvas.getByRole("button"));
    await settled({ canvasElement });
    await expect(canvas.queryByText("let")).toBeNull();
    await expect(code).toHaveTextContent("const a = 1; let b = true;");
  },
};

/** If the colors can't load, the code stays plain and nothing else fails. */
export const NoHighlighting: Story = {
  args: { lang: "toml", code: samples.toml },
  beforeEach: () => {
    // Highlighting begins by requesting idle time. An error there has the same effect as being offline.
    const { requestIdleCallback } = window;
    window.requestIdleCallback = () => {
      throw new Error("No time.");
    };
    return () => {
      window.requestIdleCallback = requestIdleCallback;
    };
  },
  play: async ({ canvasElement }) => {
    await pause(500);
    const code = canvasElement.querySelector("code");
    await expect(code?.textContent).toBe(samples.toml);
    await expect(code).not.toHaveAttribute("data-highlighted");
  },
};

/** Code runs from left to right on every page, and wraps in a narrow space. */
export const RightToLeft: Story = {
  args: { lang: "bash", code: "./deploy --region eu --branch main --wait --verbose --and-more" },
  render: (args) => (
    <div dir="rtl" className="w-60">
      <Code {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await settled({ canvasElement });
    const code = canvasElement.querySelector("code") as HTMLElement;
    await expect(getComputedStyle(code).direction).toBe("ltr");
    await expect(code.offsetHeight).toBeGreaterThan(30);
    await expect(code.offsetWidth).toBeLessThanOrEqual(240);
  },
};

export const Conforms = conformance({
  Code: (props) => <Code code="const a = 1" {...props} />,
  "Code.Block": (props) => <Code.Block code="npm test" {...props} />,
});
