import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, contract, Held, inLocale, inSentForm } from "#kit";
import { ar } from "../../i18n/locales/ar";
import { TagsInput } from ".";
import { fixture, keys, pointer, shown, status, tag, text } from "./tag-queries.fixture";

const address = (tag: string) => (tag.includes("@") ? undefined : `“${tag}” isn’t an address.`);

const meta = {
  component: TagsInput,
  title: "Behaviour/TagsInput",
  args: { label: "Labels", onValueChange: fn() },
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter, a comma, or leaving the control adds the text. In an empty input, Enter submits the form. */
export const Types: Story = {
  decorators: inSentForm,
  args: { name: "label" },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText("Labels"));
    await expect(text(canvas)).toHaveFocus();
    await userEvent.keyboard(" bug {Enter}");
    await expect(text(canvas)).toHaveValue("");
    await expect(status(canvasElement)).toHaveTextContent("bug added");
    await userEvent.keyboard("needs review,docs");
    await expect(text(canvas)).toHaveValue("docs");
    await userEvent.tab();
    await expect(shown(canvasElement)).toEqual(["bug", "needs review", "docs"]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["bug", "needs review", "docs"]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.click(text(canvas));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(/"label"/)).toHaveTextContent(
      '[["label","bug"],["label","needs review"],["label","docs"]]',
    );
  },
};

/** A pasted list is split at separators, lines and cells, where the cursor is. Duplicates are left out. */
export const Pastes: Story = {
  args: { separators: [";"], defaultValue: ["Bug"] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(text(canvas), "a, b");
    await userEvent.paste("; c\nd\te;bug;c;");
    await expect(shown(canvasElement)).toEqual(["Bug", "a, b", "c", "d", "e"]);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(status(canvasElement)).toHaveTextContent("4 tags added");
    await expect(text(canvas)).toHaveValue("");
    await userEvent.paste("one text");
    await expect(text(canvas)).toHaveValue("one text");
    await userEvent.clear(text(canvas));
    await userEvent.paste("bug; c");
    await expect(status(canvasElement)).toHaveTextContent("“bug” is already added.");
  },
};

/** Text that isn't accepted stays, with an error, and keeps the form from being submitted. Changing it hides the error. */
export const InvalidTags: Story = {
  decorators: inSentForm,
  args: { validate: address, name: "to", separators: [","] },
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(text(canvas));
    await userEvent.paste("a@b.c, li.na, d@e.f, tom");
    await expect(shown(canvasElement)).toEqual(["a@b.c", "d@e.f"]);
    await expect(text(canvas)).toHaveValue("li.na, tom");
    await waitFor(() => expect(text(canvas)).toHaveAccessibleDescription("“li.na” isn’t an address."));
    await expect(text(canvas)).toBeInvalid();
    await userEvent.click(send);
    await expect(text(canvas)).toHaveFocus();
    await expect(canvas.getByText("nothing sent")).toBeVisible();
    await userEvent.keyboard("@g.h");
    await expect(text(canvas)).toBeValid();
    await userEvent.keyboard("{Enter}");
    await expect(shown(canvasElement)).toEqual(["a@b.c", "d@e.f", "tom@g.h"]);
    await expect(text(canvas)).toHaveValue("li.na");
    await userEvent.clear(text(canvas));
    await userEvent.type(text(canvas), "li@na");
    await userEvent.click(send);
    await expect(canvas.getByText(/"to"/)).toHaveTextContent('["to","li@na"]');
    await userEvent.type(text(canvas), "x{Enter}");
    await expect(text(canvas)).toHaveAccessibleDescription("“x” isn’t an address.");
  },
};

/** A single duplicate, and text beyond the maximum, stay in the input. */
export const Limits: Story = {
  args: { max: 3, defaultValue: ["Bug"] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(text(canvas), "bug{Enter}");
    await expect(text(canvas)).toHaveValue("bug");
    await expect(text(canvas)).toHaveAccessibleDescription("“bug” is already added.");
    await userEvent.clear(text(canvas));
    await userEvent.paste("a, b, c, d");
    await expect(shown(canvasElement)).toEqual(["Bug", "a", "b"]);
    await expect(text(canvas)).toHaveValue("c, d");
    await waitFor(() => expect(text(canvas)).toHaveAccessibleDescription("You can add at most 3 tags."));
  },
};

/** With `allowDuplicates`, equal tags are different tags. */
export const Duplicates: Story = {
  args: { allowDuplicates: true, items: ["a", "b"], defaultValue: ["a"] },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "a{Enter}");
    await expect(shown(canvasElement)).toEqual(["a", "a"]);
    await userEvent.keyboard("{ArrowLeft}{Delete}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["a"]);
    await userEvent.type(input, "a");
    await screen.findByRole("option", { name: "a" });
  },
};

/** Arrow keys move the focus between the tags. Delete, Backspace and the button remove one. */
export const Removes: Story = {
  args: { defaultValue: ["a", "b", "c", "d", "e"] },
  play: async ({ canvas, canvasElement }) => {
    const tools = canvas.getByRole("toolbar", { name: "Tags" });
    await expect(tools).toHaveAccessibleDescription(/Enter edits a tag/);
    await userEvent.click(text(canvas));
    await userEvent.keyboard("x{Backspace}{Backspace}");
    await expect(shown(canvasElement)).toEqual(["a", "b", "c", "d"]);
    await expect(status(canvasElement)).toHaveTextContent("e removed");
    await fireEvent.keyDown(text(canvas), { key: "Backspace", repeat: true });
    await keys(
      ["{ArrowLeft}{ArrowLeft}", "c"],
      ["{Delete}", "d"],
      ["{Backspace}", "b"],
      ["{Home}{ArrowLeft}", "a"],
      ["{End}{ArrowRight}", "input"],
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove a" }));
    await expect(shown(canvasElement)).toEqual(["b"]);
    await expect(tag(canvas, "b")).toHaveFocus();
    await keys(["x", "input"]);
    await expect(text(canvas)).toHaveValue("x");
    await keys(["{Backspace}{ArrowLeft}", "b"]);
  },
};

/** Enter, F2 or a double click edits a tag. An invalid text stays. Escape restores the tag, and reaches nothing around it. */
export const Edits: Story = {
  args: { validate: address, defaultValue: ["a@b", "c@d", "e@f"], onKeyDown: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const editor = () => canvas.getByRole("textbox", { name: "Edit c@d" });
    await userEvent.click(text(canvas));
    await keys(["{ArrowLeft}{ArrowLeft}{Enter}", "Edit c@d"], ["wrong{Escape}", "c@d"]);
    await expect(args.onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: "Escape" }));
    await keys(["{F2}c{Enter}", "Edit c@d"]);
    await expect(editor()).toHaveAccessibleDescription("“c” isn’t an address.");
    await userEvent.click(text(canvas));
    await expect(editor()).toHaveValue("c");
    await userEvent.type(editor(), "@x, y@z{Enter}");
    await expect(shown(canvasElement)).toEqual(["a@b", "c@x", "y@z", "e@f"]);
    await expect(tag(canvas, "c@x")).toHaveFocus();
    await userEvent.dblClick(canvas.getByText("e@f"));
    await userEvent.keyboard("e@g");
    await userEvent.tab();
    await expect(shown(canvasElement)).toEqual(["a@b", "c@x", "y@z", "e@g"]);
    await userEvent.dblClick(canvas.getByText("a@b"));
    await userEvent.keyboard("{Backspace}{Enter}");
    await expect(shown(canvasElement)).toEqual(["c@x", "y@z", "e@g"]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.dblClick(canvas.getByText("y@z"));
  },
};

/** Alt with an arrow key moves a tag, and stops at the ends. */
export const Moves: Story = {
  args: { defaultValue: ["a", "b", "c"] },
  play: async ({ canvas, canvasElement, args }) => {
    tag(canvas, "a").focus();
    await keys(["{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}", "a"]);
    await expect(shown(canvasElement)).toEqual(["b", "c", "a"]);
    await expect(status(canvasElement)).toHaveTextContent("a moved to position 3 of 3");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(shown(canvasElement)).toEqual(["b", "a", "c"]);
  },
};

/** A tag can be dragged to another place. A line shows where it would be. Escape ends the drag. */
export const Drags: Story = {
  args: Moves.args,
  play: async ({ canvas, canvasElement, args }) => {
    const { press, over } = pointer(canvas);
    await press("a");
    await over("b");
    await fireEvent.pointerUp(document);
    await expect(shown(canvasElement)).toEqual(["b", "a", "c"]);
    await expect(tag(canvas, "a")).toHaveFocus();
    await press("b");
    await over("c");
    await fireEvent.keyDown(document, { key: "Escape" });
    await fireEvent.pointerUp(document);
    await press("c");
    await fireEvent.pointerUp(document);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await press("c");
    await over("b");
  },
};

/** A finger that moves scrolls the page. After a long press, it drags the tag, and the page doesn't scroll. */
export const DragsByTouch: Story = {
  args: Moves.args,
  parameters: { visual: { skip: "Drags shows it" } },
  play: async ({ canvas, canvasElement, args }) => {
    const { press, over } = pointer(canvas, "touch");
    const scrolls = () => fireEvent.touchMove(tag(canvas, "a"), { cancelable: true });
    await press("a");
    await over("b");
    await expect(scrolls()).toBe(true);
    await fireEvent.pointerUp(document);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await press("a");
    await waitFor(() => expect(tag(canvas, "a")).toHaveAttribute("data-dragging"));
    await expect(scrolls()).toBe(false);
    await over("b");
    await fireEvent.pointerUp(document);
    await expect(shown(canvasElement)).toEqual(["b", "a", "c"]);
    await expect(scrolls()).toBe(true);
  },
};

/** Suggestions leave out added tags. Without a highlighted one, Enter adds the typed text. */
export const Suggestions: Story = {
  args: { items: ["Bug", "Build", "Docs"], defaultValue: ["bug"], onInputValueChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole("combobox", { name: "Labels" });
    const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
    await userEvent.type(input, "b");
    await waitFor(() => expect(names()).toEqual(["Build"]));
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(shown(canvasElement)).toEqual(["bug", "Build"]);
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.keyboard("do,");
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.keyboard("D{Enter}");
    await expect(shown(canvasElement)).toEqual(["bug", "Build", "do", "D"]);
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.keyboard("d");
    const docs = await screen.findByRole("option", { name: "Docs" });
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).toHaveAttribute("aria-activedescendant", docs.id);
    await userEvent.click(docs);
    await expect(shown(canvasElement)).toEqual(["bug", "Build", "do", "D", "Docs"]);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("");
  },
};

/** Items that arrive later keep the focus and the text. They aren't filtered with `filter={null}`. */
export const SuggestionsFromServer: Story = {
  render: (args) => (
    <Held<string[] | undefined> initial={undefined} buttons={{}}>
      {(items, set) => (
        <TagsInput
          {...args}
          items={items}
          filter={null}
          onInputValueChange={() => set(["Payments", "Invoices"])}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const input = text(canvas);
    await userEvent.type(input, "x");
    await screen.findByRole("option", { name: "Invoices" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("x");
  },
};

/** While an input method composes text, Enter and separators belong to it. */
export const InputMethod: Story = {
  args: { separators: [",", " "], defaultValue: ["b"] },
  play: async ({ canvas, canvasElement, args }) => {
    const input = text(canvas) as HTMLInputElement;
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "ni hao" }, isComposing: true });
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(input, { key: "Enter", ...init });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: "你好" }, isComposing: true });
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue("你好");
    await userEvent.keyboard("，");
    await expect(shown(canvasElement)).toEqual(["b", "你好"]);
  },
};

/** A controlled input shows what its caller passes, also instead of a tag that is being edited. */
export const ControlledMoves: Story = {
  render: (args) => (
    <Held<string[]> initial={["a", "b"]} buttons={{ Other: ["x"] }}>
      {(value, set) => (
        <TagsInput {...args} value={value} onValueChange={(next) => set(next.map((each) => `${each}!`))} />
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(text(canvas), "c{Enter}");
    await expect(shown(canvasElement)).toEqual(["a!", "b!", "c!"]);
    await userEvent.dblClick(canvas.getByText("b!"));
    await userEvent.click(canvas.getByRole("button", { name: "Other" }));
    await expect(shown(canvasElement)).toEqual(["x"]);
    await expect(canvas.queryByRole("textbox", { name: /Edit/ })).toBeNull();
  },
};

/** In right-to-left text, the keys are mirrored. */
export const Mirrored: Story = {
  decorators: inLocale(ar),
  args: Moves.args,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(text(canvas));
    await keys(["{ArrowRight}{ArrowRight}", "b"], ["{Alt>}{ArrowLeft}{/Alt}", "b"], ["{ArrowLeft}", "input"]);
    await expect(shown(canvasElement)).toEqual(["a", "c", "b"]);
  },
};

export const Contract = contract(TagsInput, fixture);

export const Conforms = conformance({
  TagsInput: (props) => <TagsInput label="Labels" items={["Bug"]} defaultValue={["Docs"]} {...props} />,
});
