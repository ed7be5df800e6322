import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Pagination } from ".";
import { asked, button, Paged, setPage } from "./pagination.fixture";

const meta = {
  component: Pagination,
  title: "Behaviour/Pagination/Parts",
  tags: ["!autodocs"],
  args: { page: 3, perPage: 25, totalCount: 312, setPage },
  render: (args) => <Paged {...args} />,
  beforeEach: () => {
    setPage.mockReset();
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;
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
  render: () => <Sized />,
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

function Sized() {
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
}

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
    <LabelsProvider labels={{ pagination: { locale: "de", label: "Seiten", next: "Weiter" } }}>
      <Paged {...args} page={1000} totalCount={1_000_000} />
      <Paged {...args} totalCount={1_000_000} labels={{ locale: "ar-EG", label: "صفحات" }} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    const german = within(canvas.getByRole("navigation", { name: "Seiten" }));
    await expect(german.getByRole("status")).toHaveTextContent("24.976–25.000 of 1.000.000");
    await expect(german.getByRole("button", { name: "Weiter" })).toBeEnabled();
    await userEvent.clear(german.getByRole("textbox"));
    await userEvent.type(german.getByRole("textbox"), "12.345{Enter}");
    await expect(german.getByRole("textbox")).toHaveValue("12345");
    const arabic = within(canvas.getByRole("navigation", { name: "صفحات" }));
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "٤٢{Enter}");
    await userEvent.clear(arabic.getByRole("textbox"));
    await userEvent.type(arabic.getByRole("textbox"), "43{Enter}");
    await expect(arabic.getByRole("textbox")).toHaveValue("٤٣");
    await asked(12345, 42, 43);
  },
};

export const Conforms = conformance({
  Pagination: (props) => <Pagination setPage={setPage} {...props} />,
  "Pagination.Info": (props) => (
    <Pagination setPage={setPage}>
      <Pagination.Info {...props} />
    </Pagination>
  ),
  "Pagination.PageSize": (props) => (
    <Pagination setPage={setPage}>
      <Pagination.PageSize value={25} {...props} />
    </Pagination>
  ),
  "Pagination.Controls": (props) => (
    <Pagination setPage={setPage}>
      <Pagination.Controls {...props} />
    </Pagination>
  ),
  "Pagination.Separator": (props) => (
    <Pagination setPage={setPage}>
      <Pagination.Separator {...props} />
    </Pagination>
  ),
});
