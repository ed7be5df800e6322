import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { Button } from "../button";
import { TableOfContents, type TableOfContentsProps } from ".";

const items = [
  { id: "start", label: "Start" },
  { id: "cut", label: "Cut" },
  { id: "saw", label: "Saw", level: 3 },
  { id: "blade", label: "Blade", level: 5 },
  { id: "sand", label: "Sand" },
  { id: "end", label: "End" },
];

interface PageProps extends Partial<TableOfContentsProps> {
  /** The `scroll-margin-top` of the headings. */
  margin?: number;
  /** The height of the last section. */
  lastHeight?: number;
  /** The ids of the sections that are rendered. */
  shown?: readonly string[];
}

const Page = ({ margin = 0, lastHeight = 1500, shown = items.map(({ id }) => id), ...props }: PageProps) => (
  <div className="flex items-start gap-4">
    <main className="w-60">
      {shown.map((id) => (
        <section key={id} style={{ height: id === "end" ? lastHeight : 500 }}>
          <h2 id={id} className="m-0" style={{ scrollMarginTop: margin }}>
            {id}
          </h2>
        </section>
      ))}
    </main>
    <TableOfContents items={items} {...props} />
  </div>
);

const meta = {
  component: TableOfContents,
  title: "Behaviour/TableOfContents",
  args: { items },
  parameters: { visual: { skip: "Components/TableOfContents has the pictures" } },
  render: Page,
  beforeEach: () => () => {
    history.replaceState(null, "", location.pathname + location.search);
    scrollTo(0, 0);
  },
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const current = (canvas: Canvas) =>
  canvas
    .getAllByRole("link")
    .filter((each: HTMLElement) => each.hasAttribute("aria-current"))
    .map(({ textContent }: HTMLElement) => textContent);

async function expectCurrent(canvas: Canvas, name: string) {
  await waitFor(() => expect(current(canvas)).toEqual([name]));
}

/** Scrolls until a heading is a distance in px from the top. */
function scrollHeadingTo(id: string, distance: number) {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: top - distance, behavior: "instant" });
}

/** The current section is the last one whose heading reached the top, initially the first, and at the end the last. */
export const FollowsScrolling: Story = {
  play: async ({ canvas }) => {
    await expectCurrent(canvas, "Start");
    await expect(canvas.getByRole("link", { name: "Start" })).toHaveAttribute("aria-current", "location");
    scrollHeadingTo("cut", 40);
    await expectCurrent(canvas, "Start");
    scrollHeadingTo("cut", 0);
    await expectCurrent(canvas, "Cut");
    scrollHeadingTo("sand", -200);
    await expectCurrent(canvas, "Sand");
    scrollHeadingTo("saw", -200);
    await expectCurrent(canvas, "Saw");
    scrollHeadingTo("end", 0);
    await expectCurrent(canvas, "End");
    window.scrollTo({ top: 0, behavior: "instant" });
    await expectCurrent(canvas, "Start");
  },
};

/** A link goes to its section, changes the address, and is the current one. */
export const Links: Story = {
  args: { margin: 70 } as Partial<PageProps>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Sand" }));
    await expectCurrent(canvas, "Sand");
    await expect(location.hash).toBe("#sand");
    await waitFor(() =>
      expect(document.getElementById("sand")?.getBoundingClientRect().top).toBeCloseTo(70, 0),
    );
    scrollHeadingTo("cut", 60);
    await expectCurrent(canvas, "Cut");
    canvas.getByRole("link", { name: "Saw" }).focus();
    await userEvent.keyboard("{Enter}");
    await expectCurrent(canvas, "Saw");
  },
};

/** At the end of the page, the last section is current, or the one whose link was used. */
export const EndOfPage: Story = {
  args: { lastHeight: 60 } as Partial<PageProps>,
  play: async ({ canvas }) => {
    await expectCurrent(canvas, "Start");
    window.scrollTo({ top: 99999, behavior: "instant" });
    await expectCurrent(canvas, "End");
    await userEvent.click(canvas.getByRole("link", { name: "Sand" }));
    await expectCurrent(canvas, "Sand");
    scrollHeadingTo("cut", 0);
    await expectCurrent(canvas, "Cut");
  },
};

/** With `offset`, a section is current as soon as its heading reaches the header. */
export const Offset: Story = {
  args: { offset: 100 },
  play: async ({ canvas }) => {
    await expectCurrent(canvas, "Start");
    scrollHeadingTo("cut", 110);
    await expectCurrent(canvas, "Start");
    scrollHeadingTo("cut", 90);
    await expectCurrent(canvas, "Cut");
  },
};

/** Deeper levels are nested lists. A level that is left out adds no depth. The navigation is named by its heading. */
export const Nested: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "On this page" });
    const listOf = (name: string) => within(nav).getByRole("link", { name }).closest("ul");
    await expect(listOf("Saw")?.closest("li")).toHaveTextContent(/^CutSawBlade$/);
    await expect(listOf("Blade")?.closest("li")).toHaveTextContent(/^SawBlade$/);
    await expect(listOf("Sand")).toBe(listOf("Start"));
  },
};

/** A sticky list stays in view, and scrolls to the current link if it is higher than the viewport. */
export const StaysInView: Story = {
  args: {
    sticky: true,
    style: { maxHeight: 90 },
  },
  play: async ({ canvas }) => {
    scrollHeadingTo("sand", 0);
    await expectCurrent(canvas, "Sand");
    const nav = canvas.getByRole("navigation");
    await expect(nav.getBoundingClientRect().top).toBeCloseTo(16, 0);
    const bottom = () => canvas.getByRole("link", { name: "Sand" }).getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(nav.getBoundingClientRect().bottom));
    await expect(Math.round(document.getElementById("sand")?.getBoundingClientRect().top ?? -1)).toBe(0);
  },
};

function Loading() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Button onClick={() => setLoaded(true)}>Load</Button>
      <Page shown={isLoaded ? undefined : ["start", "cut"]} />
    </>
  );
}

/** Sections that are rendered later are found. */
export const LateSections: Story = {
  render: () => <Loading />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    scrollHeadingTo("sand", -100);
    await expectCurrent(canvas, "Sand");
  },
};

/** The heading is in the language of the page, or the instance's own. */
export const Languages: Story = {
  render: () => (
    <LocaleProvider locale={de}>
      <TableOfContents items={items} />
      <TableOfContents items={items} labels={{ label: "Inhalt" }} />
      <TableOfContents items={[]} labels={{ label: "Leer" }} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Auf dieser Seite" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Inhalt" })).toBeVisible();
  },
};

export const Conforms = conformance({
  TableOfContents: (props) => <TableOfContents items={items} {...props} />,
});
