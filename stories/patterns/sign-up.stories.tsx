import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { chooseByKeys, entriesOf, expectError, sent, serverThat } from "./forms.fixture";
import { narrow } from "./narrow";
import { SignUp } from "./sign-up";
import signUpSource from "./sign-up.tsx?raw";
import useSentFormSource from "./use-sent-form.ts?raw";

/* @alias registration, register, create account */
const meta = {
  title: "Patterns/Sign-up",
  component: SignUp,
  parameters: page,
  args: { send: serverThat(() => ({})) },
} satisfies Meta<typeof SignUp>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const form = (canvas: Canvas) => canvas.getByRole<HTMLFormElement>("form");
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Create account" }));

/** Fills in the form by keyboard, from the first control to the last. */
async function fillIn(canvas: Canvas): Promise<void> {
  canvas.getByRole("textbox", { name: "Email" }).focus();
  await userEvent.keyboard("ada@kerf.app");
  await userEvent.tab();
  await userEvent.keyboard("correct horse battery");
  await userEvent.type(canvas.getByRole("combobox", { name: /^Company/ }), "Own works{Escape}");
  await chooseByKeys(canvas.getByRole("combobox", { name: "Country" }), "Japan");
  await chooseByKeys(canvas.getByRole("combobox", { name: "Role" }), "Engineering");
  canvas.getByRole("radio", { name: "Free" }).focus();
  await userEvent.keyboard(" {ArrowRight}");
  within(canvas.getByRole("group", { name: "First day" }))
    .getByRole("button", { name: /November 16/ })
    .focus();
  await userEvent.keyboard("{Enter}");
  canvas.getByRole("checkbox", { name: "Invitations" }).focus();
  await userEvent.keyboard(" ");
  canvas.getByRole("checkbox", { name: "I accept the terms" }).focus();
  await userEvent.keyboard(" ");
}

const filledIn = [
  ["email", "ada@kerf.app"],
  ["password", "correct horse battery"],
  ["company", "Own works"],
  ["country", "Japan"],
  ["role", "engineering"],
  ["plan", "team"],
  ["start", "2026-11-16"],
  ["news", "events"],
  ["terms", "on"],
];

const accepts = async () => ({});
const emailExists = async () => ({ email: "An account with this email address exists." });

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Sign-up"
      lead="A form without a library: the browser validates it, FormData holds its values, and server errors show at their controls."
      states={{
        Ready: <SignUp send={accepts} />,
        "Server error": <SignUp send={emailExists} />,
        Disabled: <SignUp send={accepts} disabled />,
      }}
      files={{ "sign-up.tsx": signUpSource, "use-sent-form.ts": useSentFormSource }}
      notes={[
        "Every control has a name and submits its visible value. There is no second state.",
        "Each message matches a state of the browser's validation, and shows on submit.",
        "A server error disappears when the value changes.",
        "Focus moves to the first invalid control.",
        "One `fieldset` disables the whole form.",
      ]}
    />
  ),
};

/** The empty form. */
export const Empty: Story = {};

/** An empty form isn't submitted. Each required control shows an error, and the first has focus. */
export const RequiredFields: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    await submit(canvas);
    await expect(sent).not.toHaveBeenCalled();
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveFocus();
    await expectError(email, "Enter your email address.");
    await expectError(canvas.getByLabelText("Password"), "Choose a password.");
    await expectError(canvas.getByRole("combobox", { name: "Country" }), "Select the country you work in.");
    await expectError(canvas.getByRole("combobox", { name: "Role" }), "Select your role.");
    await expectError(canvas.getByRole("radiogroup", { name: "Plan" }), "Choose a plan.");
    await expectError(canvas.getByRole("group", { name: "First day" }), "Select your first day.");
    await expectError(canvas.getByRole("checkbox", { name: /terms/ }), "Accept the terms to continue.");
    await userEvent.keyboard("a");
    await expect(email).not.toHaveAttribute("aria-invalid");
  },
};

/** Filled in by keyboard, the form submits exactly the visible values. A reset empties it again. */
export const FilledIn: Story = {
  play: async ({ canvas, step }) => {
    sent.mockClear();
    await fillIn(canvas);
    await expect(entriesOf(form(canvas))).toEqual(filledIn);
    await submit(canvas);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(filledIn));
    await step("start over", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
      await expect(entriesOf(form(canvas))).toEqual([
        ["email", ""],
        ["password", ""],
        ["company", ""],
        ["country", ""],
        ["role", ""],
      ]);
      await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("");
      await expect(canvas.getByRole("combobox", { name: "Role" })).toHaveTextContent("Choose a role");
      await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
      await expect(canvas.queryByRole("checkbox", { checked: true })).toBeNull();
    });
  },
};

/** Server errors show at their controls until the values change. */
export const ServerErrors: Story = {
  args: {
    send: serverThat((entries) => ({
      ...(entries.get("email") === "ada@kerf.app" && { email: "An account with this email address exists." }),
      ...(entries.get("country") === "Japan" && { country: "We don't operate in Japan yet." }),
    })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const email = canvas.getByRole("textbox", { name: "Email" });
    const country = canvas.getByRole("combobox", { name: "Country" });
    await waitFor(() => expectError(email, "An account with this email address exists."));
    await expectError(country, "We don't operate in Japan yet.");
    await expect(email).toHaveFocus();
    await userEvent.keyboard("{Home}b");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expectError(country, "We don't operate in Japan yet.");
    await userEvent.clear(country);
    await chooseByKeys(country, "Norway");
    await expect(country).not.toHaveAttribute("aria-invalid");
    sent.mockClear();
    await submit(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(canvas.queryByText("We don't operate in Japan yet.")).toBeNull();
  },
};

/** One `fieldset` disables the whole form: nothing is focusable, and nothing is submitted. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(entriesOf(form(canvas))).toEqual([]);
    for (const role of ["textbox", "combobox", "radio", "checkbox", "button"] as const) {
      for (const control of canvas.getAllByRole(role)) await expect(control).toBeDisabled();
    }
  },
};

/** At the narrowest width, in both directions: nothing overlaps or scrolls sideways. */
export const Narrow: Story = narrow(() => <SignUp send={accepts} />);
