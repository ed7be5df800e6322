import { type LinkComponentProps, LinkProvider, Text } from "@kerf/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, createContext, use, useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { focusOn, settled } from "#kit";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { ApplicationShell } from "./application-shell";
import shellSource from "./application-shell.tsx?raw";
import { narrow } from "./narrow";

const Navigate = createContext<(path: string) => void>(() => undefined);

/** A router's link, without a router: it opens the page in the story. */
function StoryLink({ to, ...rest }: LinkComponentProps) {
  const navigate = use(Navigate);
  const props: ComponentProps<"a"> = {
    ...rest,
    onClick(event) {
      rest.onClick?.(event);
      event.preventDefault();
      navigate(to);
    },
  };
  return <a {...props} />;
}

/** The application, with its path in state instead of the address bar. */
function Application({ initialPath = "/deployments" }) {
  const [path, setPath] = useState(initialPath);
  return (
    <Navigate value={setPath}>
      <LinkProvider component={StoryLink}>
        <ApplicationShell path={path} onNavigate={setPath}>
          <Text>The content of {path} is here.</Text>
        </ApplicationShell>
      </LinkProvider>
    </Navigate>
  );
}

/* @alias app shell, layout, sidebar navigation, admin, command palette */
const meta = {
  title: "Patterns/Application shell",
  component: ApplicationShell,
  parameters: { ...page, layout: "fullscreen" },
  args: { path: "/deployments", onNavigate: () => undefined, children: undefined },
  render: () => <Application />,
} satisfies Meta<typeof ApplicationShell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

// The page contains an application, whose landmarks are inside the landmarks of the page.
const landmarks = ["landmark-main-is-top-level", "landmark-no-duplicate-main", "landmark-unique"];

/** The pattern and its code. */
export const Page: Story = {
  ...patternStory,
  parameters: {
    ...patternStory.parameters,
    a11y: { config: { rules: landmarks.map((id) => ({ id, enabled: false })) } },
  },
  render: () => (
    <PatternPage
      title="Application shell"
      lead="The frame around all pages: a sidebar that shrinks to icons, breadcrumbs, and a search that finds every page."
      states={{
        Page: <Application />,
        "Not found": <Application initialPath="/billing" />,
      }}
      files={{ "application-shell.tsx": shellSource }}
      notes={[
        "One list of pages is the source of the sidebar, the titles and the search. A new page is one line.",
        "Wrap the application in `LinkProvider` with your router's link. Links then work without a page load. The page about routing shows how.",
        "Place `Sidebar.Trigger` in the page, so that it stays visible while the sidebar is closed or a drawer.",
        "The title of the page is the `h1`. The content below it starts with an `h2`, as the tables among the patterns do.",
        "Add the words that people search for: “people” finds the members.",
        "A button opens the search, too, and shows the shortcut. People can't guess shortcuts, and phones have none.",
      ]}
    />
  ),
};

/** The sidebar is open, and the current page is marked in it. */
export const Ready: Story = {};

const title = (canvas: Canvas, name: string) =>
  expect(canvas.findByRole("heading", { level: 1, name })).resolves.toBeVisible();

/** Links in the sidebar and the breadcrumbs open pages, by keyboard. */
export const Navigates: Story = {
  play: async ({ canvas }: { canvas: Canvas }) => {
    const sidebar = within(canvas.getByRole("navigation", { name: "Main" }));
    const members = sidebar.getByRole("link", { name: "Members" });
    members.focus();
    await userEvent.keyboard("{Enter}");
    await title(canvas, "Members");
    await expect(members).toHaveAttribute("aria-current", "page");
    await expect(members).toHaveFocus();
    canvas.getByRole("link", { name: "Northwind" }).focus();
    await userEvent.keyboard("{Enter}");
    await title(canvas, "Overview");
  },
};

/** The palette finds a page by another word for it, and opens it here or in a new tab. */
export const Searches: Story = {
  play: async ({ canvas }: { canvas: Canvas }) => {
    const open = spyOn(window, "open").mockReturnValue(null);
    await searchPeople("{Control>}{Enter}{/Control}");
    await expect(open).toHaveBeenCalledWith("/members");
    await title(canvas, "Deployments");
    await searchPeople("{Enter}");
    await title(canvas, "Members");
  },
};

async function searchPeople(key: string): Promise<void> {
  await userEvent.keyboard("{Control>}k{/Control}");
  await settled(await screen.findByRole("dialog"));
  await focusOn(screen.getByRole("combobox"));
  await userEvent.keyboard("people");
  await screen.findByRole("option", { name: /Members/ });
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** The collapsed sidebar shows only icons, and its links keep their names. */
export const Icons: Story = {
  play: async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.keyboard("{Control>}b{/Control}");
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Members" }).getBoundingClientRect().width).toBeLessThan(40),
    );
  },
};

/** An unknown path shows a page with a link to the overview. */
export const PageNotFound: Story = {
  render: () => <Application initialPath="/billing" />,
  play: async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Go to the overview" }));
    await title(canvas, "Overview");
  },
};

// The frame is as high as its content, but a sidebar is as high as its frame. `pattern` limits its height.
export const Narrow: Story = narrow(() => (
  <div className="pattern">
    <Application />
  </div>
));
