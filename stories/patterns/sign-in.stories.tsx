import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { expectError } from "./forms.fixture";
import { narrow } from "./narrow";
import { type Credentials, SignIn, type SignInProps } from "./sign-in";
import signInSource from "./sign-in.tsx?raw";

const wrong = "The email address or password is incorrect.";
const signedIn = async () => undefined;
const refuses = async () => wrong;
const isOffline = async () => {
  throw new TypeError("Failed to fetch");
};
const neverAnswers = () => new Promise<undefined>(() => undefined);

/* @alias login, log in, authentication */
const meta = {
  title: "Patterns/Sign-in",
  component: SignIn,
  parameters: page,
  args: { signIn: fn<SignInProps["signIn"]>(signedIn) },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Sign-in"
      lead="Password managers fill in the form. An error doesn't reveal whether the address or the password is wrong."
      states={{
        "Signs in": <SignIn signIn={signedIn} />,
        "Wrong password": <SignIn signIn={refuses} />,
        "No connection": <SignIn signIn={isOffline} />,
        Waiting: <SignIn signIn={neverAnswers} />,
      }}
      files={{ "sign-in.tsx": signInSource }}
      notes={[
        "Password managers rely on the fields' names and `autocomplete`.",
        "The browser validates. Kerf shows your messages at the field.",
        "An error doesn't reveal whether the address has an account. It is announced, and the password is selected for another attempt.",
        "While the form submits, the button keeps its width and focus, and ignores presses.",
        "A lost connection shows an error that says what to do.",
      ]}
    />
  ),
};

/** The empty form. */
export const Ready: Story = {};

async function fillIn({ canvas }: Context, password: string): Promise<void> {
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@kerf.app");
  await userEvent.type(canvas.getByLabelText("Password"), `${password}{Enter}`);
}

/** Enter submits the credentials. The checkbox keeps people signed in. */
export const SignsIn: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await fillIn(context, "correct horse");
    await waitFor(() =>
      expect(args.signIn).toHaveBeenLastCalledWith({
        email: "ada@kerf.app",
        password: "correct horse",
        remember: false,
      } satisfies Credentials),
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Stay signed in on this device" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await waitFor(() =>
      expect(args.signIn).toHaveBeenLastCalledWith(expect.objectContaining({ remember: true })),
    );
  },
};

/** An empty form isn't submitted. Each field shows what is missing. */
export const RequiredFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expectError(email, "Enter the email address of your account.");
    await expectError(canvas.getByLabelText("Password"), "Enter your password.");
    await expect(email).toHaveFocus();
    await expect(args.signIn).not.toHaveBeenCalled();
  },
};

/** Wrong credentials show an error. The password is selected, so that typing replaces it. */
export const WrongPassword: Story = {
  args: { signIn: fn<SignInProps["signIn"]>(refuses) },
  play: async (context) => {
    await fillIn(context, "wrong");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(wrong);
    const password = context.canvas.getByLabelText<HTMLInputElement>("Password");
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard("x");
    await expect(password).toHaveValue("x");
  },
};

/** Without a connection, an error says what to do. */
export const Offline: Story = {
  args: { signIn: fn<SignInProps["signIn"]>(isOffline) },
  play: async (context) => {
    await fillIn(context, "correct horse");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(/Check your connection/);
  },
};

/** While the form submits, another press does nothing. The password can still be shown. */
export const Waiting: Story = {
  args: { signIn: fn<SignInProps["signIn"]>(neverAnswers) },
  play: async (context) => {
    const { canvas, args } = context;
    await fillIn(context, "correct horse");
    const button = canvas.getByRole("button", { name: /^Sign in/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await expect(args.signIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: false }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

export const Narrow: Story = narrow(() => <SignIn signIn={signedIn} />);
