import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent, ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, Held, inStrictMode } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Tabs } from ".";
import { expectSelected, Sections, tab } from "./tabs.fixture";

const meta = {
  component: Tabs,
  title: "Behaviour/Tabs",
  args: { onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on a tab shows its panel and hides the other. A click on a disabled tab does nothing. */
export const Chooses: Story = {
  render: (args) => <Sections {...args} defaultValue="general" />,
  play: async ({ canvas, args }) => {
    await expectSelected(canvas, "General");
    await userEvent.click(tab(canvas, "People"));
    await expectSelected(canvas, "People");
    await expect(canvas.queryByRole("textbox", { name: "Name" })).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("people and teams");
    await expect(tab(canvas, "Billing")).toBeDisabled();
    await userEvent.click(tab(canvas, "People"));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    const panel = canvas.getByRole("tabpanel");
    await expect(tab(canvas, "People")).toHaveAttribute("aria-controls", panel.id);
  },
};

/** With `keepMounted`, a panel keeps typed text. Without it, the panel mounts again and is empty. */
export const KeepMounted: Story = {
  render: (args) => <Sections {...args} defaultValue="keys" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Key" }), "abc");
    await userEvent.click(tab(canvas, "General"));
    await expect(canvas.queryByRole("textbox", { name: "Key" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Atlas");
    await userEvent.click(tab(canvas, "Keys"));
    await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveValue("abc");
    await userEvent.click(tab(canvas, "General"));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("");
  },
};

/**
 * Without an initial value, the first enabled tab is selected. `onValueChange` isn't called, because no user selected
 * it.
 */
export const FirstOfAll: Story = {
  decorators: inStrictMode,
  render: (args) => <Sections {...args} />,
  play: async ({ canvas, args }) => {
    await expectSelected(canvas, "General");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The arrow keys reach an `aria-disabled` tab, but neither they nor a click select it. */
export const AriaDisabled: Story = {
  render: (args) => (
    <Tabs {...args}>
      <Tabs.List aria-label="Project">
        <Tabs.Tab value="audit" aria-disabled>
          Audit
        </Tabs.Tab>
        <Tabs.Tab value="general">General</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general">Name and address</Tabs.Panel>
    </Tabs>
  ),
  play: async ({ canvas, args }) => {
    await expectSelected(canvas, "General");
    await userEvent.click(tab(canvas, "Audit"));
    tab(canvas, "General").focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab(canvas, "Audit")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expectSelected(canvas, "General");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** When controlled, it reports changes and keeps its value until updated. */
export const Controlled: Story = {
  render: (args) => (
    <>
      <Held<unknown> initial="general" buttons={{ Last: "keys" }}>
        {(value, setValue) => <Sections value={value as string} onValueChange={setValue} />}
      </Held>
      <hr />
      <Sections {...args} value="keys" list={{ "aria-label": "Fixed" }} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const [general, , people] = canvas.getAllByRole("tab");
    await userEvent.click(people as HTMLElement);
    await expect(people).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Last" }));
    await expect(canvas.getAllByRole("tab")[3]).toHaveAttribute("aria-selected", "true");
    await expect(general).toHaveAttribute("aria-selected", "false");
    const fixed = canvas.getAllByRole("tab").slice(4);
    await userEvent.click(fixed[0] as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("general");
    await expect(fixed[3]).toHaveAttribute("aria-selected", "true");
  },
};

/** A list that is too long scrolls to the selected tab. The page doesn't scroll. */
export const ScrollsIntoView: Story = {
  render: (args) => (
    <div style={{ width: 160 }}>
      <Sections {...args} defaultValue="keys" variant="underline" />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist");
    const isInView = (name: string) => {
      const [frame, box] = [row, tab(canvas, name)].map((element) => element.getBoundingClientRect());
      return !!frame && !!box && box.left >= frame.left && box.right <= frame.right + 1;
    };
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(isInView("Keys")).toBe(true);
    await expect(isInView("General")).toBe(false);
    tab(canvas, "Keys").focus();
    await userEvent.keyboard("{Home}");
    await expect(isInView("General")).toBe(true);
  },
};

/** From right to left, Home scrolls back to the start too, where no tab fades out. Left moves to the next tab. */
export const ScrollsFromRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 160 }}>
      <Sections {...args} defaultValue="keys" variant="underline" />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist");
    await waitFor(() => expect(row).toHaveAttribute("data-more-start"));
    tab(canvas, "Keys").focus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expectSelected(canvas, "People");
    await userEvent.keyboard("{ArrowRight}");
    await expectSelected(canvas, "General");
    await waitFor(() => expect(row).not.toHaveAttribute("data-more-start"));
    await expect(row).toHaveAttribute("data-more-end");
  },
};

const visited = fn();
const RouterLink = ({ to, ...props }: LinkComponentProps) => {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    visited(to);
  };
  // biome-ignore lint/a11y: the props contain the destination
  return <a {...props} onClick={go} />;
};

/** Tabs as links. Each is a tab stop and the router's own link, and the current page has `aria-current`. */
export const Links: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Tabs value="logs">
        <Tabs.Nav aria-label="Project">
          <Tabs.Link value="overview" href="/overview">
            Overview
          </Tabs.Link>
          <Tabs.Link value="logs" href="/logs">
            Logs
          </Tabs.Link>
        </Tabs.Nav>
      </Tabs>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Project" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Logs");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Overview" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(visited).toHaveBeenLastCalledWith("/overview");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Logs" })).toHaveFocus();
  },
};

/** One tab stop. Arrow keys wrap and skip disabled tabs, Home and End move to the ends, and Tab moves to the panel. */
export const ByKeyboard: Story = {
  render: (args) => <Sections {...args} defaultValue="general" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(tab(canvas, "General")).toHaveFocus();
    for (const [key, name] of [
      ["ArrowRight", "People"],
      ["ArrowRight", "Keys"],
      ["ArrowRight", "General"],
      ["ArrowLeft", "Keys"],
      ["Home", "General"],
      ["End", "Keys"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(tab(canvas, name)).toHaveFocus();
      await expectSelected(canvas, name);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(tab(canvas, "Keys")).toHaveFocus();
  },
};

/** With `activateOnFocus` off, for slow panels, arrow keys only move focus, and Enter or Space selects. */
export const WaitsForEnter: Story = {
  render: (args) => <Sections {...args} defaultValue="general" list={{ activateOnFocus: false }} />,
  play: async ({ canvas }) => {
    tab(canvas, "General").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(canvas, "People")).toHaveFocus();
    await expectSelected(canvas, "General");
    await userEvent.keyboard("{Enter}");
    await expectSelected(canvas, "People");
    await userEvent.keyboard("{ArrowRight} ");
    await expectSelected(canvas, "Keys");
  },
};

/** A scrolling list isn't a tab stop itself, as it would be in Firefox. A prevented click keeps the selected tab. */
export const ScrollingRow: Story = {
  parameters: { visual: { skip: "Overflow shows rows that scroll" } },
  render: () => (
    <div style={{ width: 120 }}>
      <Tabs defaultValue="general">
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="general">General</Tabs.Tab>
          <Tabs.Tab value="keys" onClick={(event) => event.preventDefault()}>
            Access keys
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general">Name and address</Tabs.Panel>
      </Tabs>
      <Tabs value="tokens">
        <Tabs.Nav aria-label="Account">
          <Tabs.Link value="profile" href="#profile">
            Profile
          </Tabs.Link>
          <Tabs.Link value="tokens" href="#tokens">
            Access tokens
          </Tabs.Link>
        </Tabs.Nav>
      </Tabs>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of [canvas.getByRole("tablist"), canvas.getByRole("navigation")]) {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await expect(row).toHaveAttribute("tabindex", "-1");
    }
    await userEvent.click(tab(canvas, "Access keys"));
    await expectSelected(canvas, "General");
  },
};

const inTabs = (part: ReactNode, value?: string) => <Tabs value={value}>{part}</Tabs>;

export const Conforms = conformance({
  Tabs: (props) => (
    <Tabs defaultValue="a" {...props}>
      <Tabs.List>
        <Tabs.Tab value="a" icon={CheckIcon}>
          A
        </Tabs.Tab>
        <Tabs.Tab value="b">B</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a">Saws</Tabs.Panel>
    </Tabs>
  ),
  "Tabs.List": (props) => inTabs(<Tabs.List {...props} />),
  "Tabs.Tab": (props) =>
    inTabs(
      <Tabs.List>
        <Tabs.Tab {...props} value="a">
          A
        </Tabs.Tab>
      </Tabs.List>,
    ),
  "Tabs.Panel": (props) => inTabs(<Tabs.Panel {...props} value="a" aria-label="A" />, "a"),
  "Tabs.Nav": (props) => inTabs(<Tabs.Nav {...props} />),
  "Tabs.Link": (props) =>
    inTabs(
      <Tabs.Nav>
        <Tabs.Link {...props} value="a" href="#a">
          A
        </Tabs.Link>
      </Tabs.Nav>,
    ),
});
