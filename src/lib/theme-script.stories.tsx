import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Radio } from "../components/radio";
import { ThemeScript, themeScript } from "./theme-script";
import { useTheme } from "./use-theme";

const storageKey = "kerf-story-theme";

function ThemeChoice() {
  const { theme, resolvedTheme = "unknown", setTheme } = useTheme();
  return (
    <Radio.Group value={theme} onValueChange={setTheme} description={`Shown: ${resolvedTheme}`}>
      <Radio.Legend>Theme</Radio.Legend>
      <Radio.Item value="system" label="Same as the system" />
      <Radio.Item value="light" label="Light" />
      <Radio.Item value="dark" label="Dark" />
    </Radio.Group>
  );
}

const meta = {
  component: ThemeScript,
  title: "Behaviour/ThemeScript",
  render: () => <ThemeChoice />,
  beforeEach: () => {
    const page = document.documentElement.dataset;
    const { theme } = page;
    page.themeKey = storageKey;
    return () => {
      localStorage.removeItem(storageKey);
      delete page.themeKey;
      if (theme === undefined) delete page.theme;
      else page.theme = theme;
    };
  },
} satisfies Meta<typeof ThemeScript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with the script, as in another tab. */
async function openPage(options = {}): Promise<Document> {
  const frame = document.createElement("iframe");
  frame.title = "Another tab";
  frame.srcdoc = `<!doctype html><html lang="en"><title>Page</title><body><script>${themeScript({ storageKey, ...options })}</script>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

const themeOf = ({ documentElement }: Document) => documentElement.dataset.theme;
const close = (page: Document) => page.defaultView?.frameElement?.remove();

/** The saved theme is set while the page loads. An unknown one is ignored. */
export const Saved: Story = {
  parameters: { visual: { skip: "It has nothing of its own to show." } },
  play: async () => {
    const first = await openPage({ defaultTheme: "light" });
    await expect(themeOf(first)).toBe("light");
    localStorage.setItem(storageKey, "dark");
    const second = await openPage({ defaultTheme: "light" });
    await expect(themeOf(second)).toBe("dark");
    localStorage.setItem(storageKey, "blue");
    const third = await openPage();
    await expect(themeOf(third)).toBe("system");
    for (const page of [first, second, third]) close(page);
  },
};

/** A choice applies to the page and its other tabs, and a choice in another tab to this one. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const other = await openPage();
    await expect(canvas.getByRole("radio", { name: "Light" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(themeOf(document)).toBe("dark");
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Shown: dark");
    await waitFor(() => expect(themeOf(other)).toBe("dark"));
    // The script of this page would do it.
    document.documentElement.dataset.theme = "system";
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Same as the system" })).toBeChecked());
    close(other);
  },
};

/** Without the script, a choice still applies to the page, and a warning says what is missing. */
export const WithoutScript: Story = {
  parameters: {
    console: { expect: [/the page has no ThemeScript/] },
    visual: { skip: "It looks as the story before it." },
  },
  play: async ({ canvas }) => {
    delete document.documentElement.dataset.themeKey;
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(themeOf(document)).toBe("dark");
    localStorage.removeItem("theme");
  },
};

/** Blocked storage keeps the choice until the page is loaded again. */
export const BlockedStorage: Story = {
  parameters: { visual: { skip: "It looks as the story before it." } },
  play: async ({ canvas }) => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    Storage.prototype.setItem = setItem;
    await expect(themeOf(document)).toBe("dark");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
  },
};

function Shown() {
  const { theme, resolvedTheme = "unknown" } = useTheme();
  return <p>{`${theme} ${resolvedTheme}`}</p>;
}

/** The server's markup hydrates without a difference, although the browser knows the theme and hides the nonce. */
export const Hydrated: Story = {
  render: () => <div data-testid="container" />,
  parameters: { visual: { skip: "It looks as the story before it." } },
  play: async ({ canvas }) => {
    document.documentElement.dataset.theme = "dark";
    const onRecoverableError = fn();
    const container = canvas.getByTestId("container");
    container.innerHTML = `<script>${themeScript()}</script><p>system unknown</p>`;
    const page = (
      <StrictMode>
        <ThemeScript nonce="n1" />
        <Shown />
      </StrictMode>
    );
    const root = hydrateRoot(container, page, { onRecoverableError });
    await waitFor(() => expect(canvas.getByText("dark dark")).toBeVisible());
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
