import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, conformance, pageAt, withoutFrames } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { Pagination } from ".";
import { asked, button, input, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination",
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Each button changes the page. The summary follows, in a live region that exists before its text changes. */
export const Steps: Story = {
  play: async ({ canvas, step }) => {
    const summary = within(canvas.getByRole("navigation", { name: "Pagination" })).getByRole("status");
    await expect(summary).toHaveTextContent("Showing 51–75 of 312");
    for (const [name, page, text] of [
      ["Next", 4, "Showing 76–100 of 312"],
      ["Previous", 3, "Showing 51–75 of 312"],
      ["Last", 13, "Showing 301–312 of 312"],
      ["First", 1, "Showing 1–25 of 312"],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(button(canvas, name));
        await expect(setPage).toHaveBeenLastCalledWith(page);
        await expect(summary).toHaveTextContent(text);
        await expect(input(canvas)).toHaveValue(String(page));
      });
    }
  },
};

/** On the last page, "next" is disabled. If it is focused, it keeps focus until the user leaves it. */
export const Ends: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    const next = button(canvas, "Next");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await asked(13);
    await userEvent.tab({ shift: true });
    await expect(input(canvas)).toHaveFocus();
    await waitFor(() => expect(next).toBeDisabled());
    await expect(button(canvas, "Last")).toBeDisabled();
    await expect(button(canvas, "First")).toBeEnabled();
  },
};

/** Enter and blur commit the typed page. A surrounding form isn't submitted. */
export const Typing: Story = {
  render: (args) => (
    <form aria-label="Filter" onSubmit={(event) => event.preventDefault() ?? setPage(-1)}>
      <Paged {...args} />
      <button type="submit">Apply</button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const field = input(canvas);
    await step("commits on Enter", async () => {
      await userEvent.click(field);
      await userEvent.keyboard("7");
      await asked();
      await userEvent.keyboard("{Enter}");
      await asked(7);
      await expect(field).toHaveValue("7");
    });
    await step("commits when the input loses focus", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "9");
      await userEvent.tab();
      await asked(7, 9);
    });
    await step("commits a typed page only once", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "2{Enter}");
      await userEvent.tab();
      await asked(7, 9, 2);
    });
  },
};

/** The first Escape only restores the page number. The next one is passed on. */
export const Escape: Story = {
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it represents a dialog that Escape closes.
    <div onKeyDown={({ key }) => key === "Escape" && setPage(-1)}>
      <Paged {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.click(field);
    await userEvent.keyboard("99{Escape}");
    await expect(field).toHaveValue("3");
    await asked();
    await userEvent.keyboard("{Escape}");
    await asked(-1);
    await userEvent.tab();
    await asked(-1);
  },
};

/** A number out of range becomes the first or last page. Other text is discarded, and the page number is restored. */
export const Impossible: Story = {
  play: async ({ canvas, step }) => {
    const field = input(canvas);
    for (const text of ["", " ", "x", "-", "2.5", "1e3", "NaN", "Infinity", "3"]) {
      await step(JSON.stringify(text), async () => {
        await userEvent.clear(field);
        if (text) await userEvent.type(field, text);
        await userEvent.keyboard("{Enter}");
        await expect(field).toHaveValue("3");
        await asked();
      });
    }
    for (const text of ["999", "-3", "999", "0", " ０12"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    }
    await asked(13, 1, 13, 1, 12);
  },
};

/** When controlled, the page stays until updated. An update from elsewhere replaces typed text. */
export const Held: Story = {
  render: function Elsewhere(args) {
    const [page, move] = useState(args.page);
    return (
      <>
        <Pagination {...args} page={page} />
        <button type="button" data-testid="elsewhere" onClick={() => move(5)}>
          Go to 5
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await asked(8);
    await expect(field).toHaveValue("3");
    await userEvent.type(field, "1");
    document.querySelector<HTMLElement>("[data-testid=elsewhere]")?.click();
    await waitFor(() => expect(field).toHaveValue("5"));
    await userEvent.tab();
    await asked(8);
  },
};

/** Without results, with one page, or without a total, the summary says so, and the controls are disabled. */
export const Few: Story = {
  render: (args) => (
    <>
      <Pagination {...args} page={1} totalCount={0} labels={{ label: "none" }} />
      <Pagination {...args} page={1} totalCount={1} labels={{ label: "one" }} />
      <Pagination {...args} page={1} totalCount={25} labels={{ label: "full" }} />
      <Pagination {...args} page={1} totalCount={undefined} labels={{ label: "unknown" }} />
      <Pagination {...args} page={40} totalCount={60} labels={{ label: "past" }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ["none", "No results"],
      ["one", "Showing 1 of 1"],
      ["full", "Showing 1–25 of 25"],
      ["unknown", "Page 1"],
    ] as const) {
      const navigation = within(canvas.getByRole("navigation", { name }));
      await expect(navigation.getByRole("status")).toHaveTextContent(text);
      for (const each of navigation.getAllByRole("button")) await expect(each).toBeDisabled();
      await expect(navigation.getByRole("textbox")).toBeDisabled();
      await expect(navigation.getByRole("textbox")).toHaveValue("1");
    }
    const past = within(canvas.getByRole("navigation", { name: "past" }));
    await expect(past.getByRole("status")).toHaveTextContent("Showing 51–60 of 60");
    await expect(past.getByRole("textbox")).toHaveValue("3");
    await userEvent.click(past.getByRole("button", { name: "Previous page" }));
    await asked(2);
  },
};

/** `simple` has only previous and next. */
export const Simple: Story = {
  args: { controls: "simple" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Previous page",
      "Next page",
    ]);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(button(canvas, "Next"));
    await asked(4);
  },
};

/**
 * The page size is passed as a number. A size that isn't in `options` is added to the list. Changing it returns to page
 * 1.
 */
export const PageSize: Story = {
  render: function Sized() {
    const [page, move] = useState(4);
    const [perPage, resize] = useState(30);
    return (
      <Pagination page={page} setPage={move} perPage={perPage} totalCount={200}>
        <Pagination.Info />
        <Pagination.PageSize
          value={perPage}
          options={[50, 10, 50, 0, Number.NaN]}
          label={<em>Rows</em>}
          onChange={(size) => {
            setPage(size);
            resize(size);
            setPage(1);
            move(1);
          }}
        />
      </Pagination>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Rows" });
    await expect([...list.options].map((option) => option.text)).toEqual(["10", "30", "50"]);
    await expect(list).toHaveValue("30");
    await userEvent.selectOptions(list, "10");
    await asked(10, 1);
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 1–10 of 200");
    await expect(list).toHaveValue("10");
  },
};

const sized = fn();

/** The page size is controlled: selecting another reports it, and the size stays until updated. */
export const PageSizeHeld: Story = {
  render: () => (
    <Pagination page={1} setPage={setPage} perPage={30} totalCount={200}>
      <Pagination.PageSize value={30} options={[30, 50]} label="Rows" onChange={sized} />
    </Pagination>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("combobox", { name: "Rows" });
    await userEvent.selectOptions(list, "50");
    await expect(sized).toHaveBeenLastCalledWith(50);
    await expect(list).toHaveValue("30");
  },
};

/** The summary can be a function, as child or as `text`, templates, or plain content. */
export const Texts: Story = {
  render: (args) => (
    <>
      <Pagination {...args}>
        <Pagination.Info>{(facts) => JSON.stringify(facts)}</Pagination.Info>
        <Pagination.Info page={9} pageShowingRange="a–b" perPage={1} totalCount={2}>
          {(facts) => JSON.stringify(facts)}
        </Pagination.Info>
        <Pagination.Info>Plain</Pagination.Info>
      </Pagination>
      <Pagination
        {...args}
        labels={{ label: "function" }}
        text={({ page, perPage }) => <b>{`${perPage} on ${page}`}</b>}
      />
      <Pagination
        {...args}
        labels={{ label: "sentences" }}
        text={{ showing: "{range}/{total}, {page}/{pages} by {perPage} {braces}" }}
      />
      <Pagination {...args} labels={{ label: "empty" }} totalCount={0} text={{ empty: "Nobody" }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      '{"page":3,"perPage":25,"totalCount":312,"pageShowingRange":"51–75"}',
      '{"page":9,"perPage":1,"totalCount":2,"pageShowingRange":"a–b"}',
      "Plain",
      "25 on 3",
      "51–75/312, 3/13 by 25 {braces}",
      "Nobody",
    ]);
  },
};

/** Numbers are formatted and parsed for the language, which the provider or the instance sets. */
export const Languages: Story = {
  render: (args) => (
    <LocaleProvider locale={de}>
      <Paged {...args} page={1000} totalCount={1_000_000} />
      <LocaleProvider locale={{ ...ar, code: "ar-EG" }}>
        <Paged {...args} totalCount={1_000_000} labels={{ label: "صفحات" }} />
      </LocaleProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const german = within(canvas.getByRole("navigation", { name: de.labels.pagination?.label }));
    await expect(german.getByRole("status")).toHaveTextContent("24.976–25.000 von 1.000.000");
    await expect(german.getByRole("button", { name: de.labels.pagination?.next })).toBeEnabled();
    await userEvent.clear(german.getByRole("textbox"));
    await userEvent.type(german.getByRole("textbox"), "12.345{Enter}");
    await expect(german.getByRole("textbox")).toHaveValue("12345");
    const arabic = within(canvas.getByRole("navigation", { name: "صفحات" }));
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "٤٢{Enter}");
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "43{Enter}");
    await expect(arabic.getByRole("textbox")).toHaveValue("٤٣");
    await expect(arabic.getByRole("textbox")).toHaveAccessibleName(/١.*٤٠٬٠٠٠$/);
    await asked(12345, 42, 43);
  },
};

const inside = (part: ReactNode) => <Pagination setPage={setPage}>{part}</Pagination>;

const box = (element: Element) => element.getBoundingClientRect();

/** On a phone, the parts are stacked, and none is wider than the viewport. */
export const Narrow: Story = {
  parameters: { a11y: withoutFrames },
  render: (args) => (
    <AtWidth width={320}>
      <Pagination {...args} page={9_998} totalCount={250_000}>
        <Pagination.Info />
        <Pagination.Separator />
        <Pagination.PageSize value={25} />
        <Pagination.Controls />
      </Pagination>
    </AtWidth>
  ),
  play: async ({ canvasElement }) => {
    const page = await pageAt(canvasElement, 320);
    await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const part of page.querySelectorAll("[data-slot^=pagination]")) {
      await expect(box(part).right).toBeLessThanOrEqual(304);
    }
  },
};

function Many({ children }: { children?: ReactNode }) {
  const [page, setPage] = useState(500);
  return (
    <Pagination page={page} setPage={setPage} perPage={25} totalCount={25_000}>
      {children}
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  );
}

/** For 1,000 pages, the list has only the current one until it is focused. Then it has all. */
export const ThousandPages: Story = {
  render: () => (
    <Many>
      <Pagination.Info />
    </Many>
  ),
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Page, 1 to 1,000" });
    await step("has one option before it is used", async () => {
      await expect(list.options).toHaveLength(1);
      await expect(list).toHaveDisplayValue("500");
    });
    await step("has all options on keyboard focus", async () => {
      list.focus();
      // All options are added before the list can open.
      await Promise.resolve();
      await expect(list.options).toHaveLength(1_000);
      await expect(list).toHaveDisplayValue("500");
    });
    await step("selects a page", async () => {
      list.value = "999";
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await expect(canvas.getByRole("status")).toHaveTextContent("24,951–24,975");
      await expect(list).toHaveDisplayValue("999");
    });
    await step("follows the next button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
      await expect(list).toHaveDisplayValue("1,000");
    });
  },
};

/** A pointer press also adds the options before the list opens. */
export const PointerBringsPages: Story = {
  parameters: { visual: { skip: "it looks like the story before it" } },
  render: () => <Many />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox");
    list.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    // React adds the options before the event ends, so before the list opens.
    await Promise.resolve();
    await expect(list.options).toHaveLength(1_000);
  },
};

/** A list of up to 100 pages has all options initially. */
export const FewPages: Story = {
  render: (args) => (
    <Pagination {...args}>
      <Pagination.Controls pageSelector="dropdown" />
    </Pagination>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Page, 1 to 13" });
    await expect(list.options).toHaveLength(13);
    await expect(list).toHaveValue("3");
  },
};

export const Conforms = conformance({
  Pagination: (props) => <Pagination setPage={setPage} {...props} />,
  "Pagination.Info": (props) => inside(<Pagination.Info {...props} />),
  "Pagination.PageSize": (props) => inside(<Pagination.PageSize value={25} {...props} />),
  "Pagination.Controls": (props) => inside(<Pagination.Controls {...props} />),
  "Pagination.Separator": (props) => inside(<Pagination.Separator {...props} />),
});
