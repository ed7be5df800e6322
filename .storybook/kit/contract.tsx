import type { StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, fn, type Mock, userEvent, waitFor, within } from "storybook/test";
import { Field, type FieldProps } from "../../src/components/field";
import { forgetWarnings } from "../../src/lib/warn-once";
import { type AnyComponent, lookUp } from "./lookup";

/** The props that the rules set. A control takes those that its catalog entry lists. */
type Props = Record<string, unknown>;

/** A value of the control. */
interface State<Value> {
  value: Value;
  /** What the control then shows: its text, or whether it is checked. See {@link shownBy}. */
  shows: unknown;
  /** The values that a form then submits under the control's name. */
  submits: string[];
}

export interface ControlFixture<Value> {
  /** The control's role. The name that the rules give it, as `label`, is its accessible name. */
  role: string;
  /** Props that every rendering needs, such as the options. */
  props?: Props;
  /** The name of the controlled prop. */
  prop?: "value" | "checked";
  /** Two values, and the value of an empty control. Omit `empty` if `second` is the value of an empty control. */
  first: State<Value>;
  second: State<Value>;
  empty?: State<Value>;
  /** Changes the value from `first` or `empty` to `second`, as people do. */
  change: (control: HTMLElement) => Promise<unknown>;
  /** Whether the control has its own label within a Field, as a checkbox does. */
  hasOwnLabel?: boolean;
  /** Whether the browser resets the control, so that a reset reports nothing and changes no controlled value. */
  hasNativeReset?: boolean;
  /** Props whose invalid values the control doesn't check, each with the reason. */
  unchecked?: Record<string, string>;
  /** Rules that the control can't follow, each with the reason. */
  exceptions?: Partial<Record<Rule, string>>;
}

/** The rules, by the names in steps and errors. */
const rules = {
  disabled: "Disabled by `disabled` or a fieldset, it can't be focused, changed, validated or submitted.",
  ariaDisabled: "With `aria-disabled`, it can be focused and submitted, but not changed.",
  readOnly: "With `readOnly`, it can be focused and submitted, but not changed.",
  required: "If it is empty, `required` prevents submission, focuses it and shows the error.",
  reset: "A reset restores the initial value and reports it.",
  inAForm: "A form submits its value under its name, also from outside the form.",
  inAField: "In a Field, it has the field's label and messages.",
  controlledStays: "When controlled, it reports a change and keeps its value until updated.",
  controlledMoves: "When controlled, it shows what the caller passes, in StrictMode too.",
  callersAttributes: "The caller's id, attributes and description reach the control, beside its own.",
  unknownValues: "An invalid value of a prop falls back to the default and logs a warning.",
};
type Rule = keyof typeof rules;

/**
 * A story that checks the rules that every control of a form follows. It has no snapshots.
 *
 * @example export const Contract = contract(Input, { role: "textbox", first: …, second: …, change: typeOver("Borealis") });
 */
export function contract<Value>(component: AnyComponent, fixture: ControlFixture<Value>): StoryObj {
  return {
    name: "Contract",
    parameters: { visual: { skip: "nothing to see: each rule renders the control and removes it again" } },
    render: () => (
      <ul>
        {Object.entries(rules).map(([rule, text]) => (
          <li key={rule}>{fixture.exceptions?.[rule as Rule] ?? text}</li>
        ))}
      </ul>
    ),
    play: async ({ canvasElement, step }) => {
      for (const rule of Object.keys(rules) as Rule[]) {
        if (fixture.exceptions?.[rule]) continue;
        await step(rule, async () => {
          const trial = new Trial(component, fixture as ControlFixture<unknown>, canvasElement);
          try {
            await checks[rule](trial);
          } catch (error) {
            if (error instanceof Error) error.message = `${rule}: ${rules[rule]}\n${error.message}`;
            throw error;
          } finally {
            trial.end();
          }
        });
      }
    },
  };
}

/** Replaces the text of a control, and then leaves it. */
export const typeOver = (text: string) => async (control: HTMLElement) => {
  await userEvent.click(control);
  (control as HTMLInputElement).select();
  await userEvent.paste(text);
  await userEvent.tab();
};

const NAME = "Subject";

/** One rule's renderings of the control. */
class Trial {
  readonly onChange: Mock = fn();
  /** The state of an empty control, and the state that `change` then gives it. */
  readonly empty: State<unknown>;
  readonly filled: State<unknown>;
  readonly entry: ReturnType<typeof lookUp>;
  private readonly container: HTMLElement;
  private readonly root: ReturnType<typeof createRoot>;

  constructor(
    private readonly component: AnyComponent,
    readonly fixture: ControlFixture<unknown>,
    canvas: HTMLElement,
  ) {
    const { first, second, empty } = fixture;
    this.empty = empty ?? second;
    this.filled = empty ? second : first;
    this.entry = lookUp(component);
    this.container = canvas.appendChild(document.createElement("div"));
    this.root = createRoot(this.container);
  }

  get canvas() {
    return within(this.container);
  }
  get form(): HTMLFormElement {
    return this.canvas.getByRole("form");
  }

  takes = (prop: string) => this.entry?.descriptor.props[prop] !== undefined;

  /** The control as an element, with this label. */
  control(label: string | undefined, props: Props): ReactNode {
    const Control = this.component;
    return <Control {...this.fixture.props} {...(label !== undefined && { label })} {...props} />;
  }

  /** Props that set the initial value to `first`, or control the value. */
  initial = (): Props => ({
    [this.fixture.prop === "checked" ? "defaultChecked" : "defaultValue"]: this.fixture.first.value,
  });
  controlled = (value: unknown): Props => ({ [this.fixture.prop ?? "value"]: value });

  /** Renders content in a form that can be sent and reset, and content after it. */
  async render(content: ReactNode, after?: ReactNode): Promise<void> {
    this.root.render(
      <StrictMode>
        <form id="contract" aria-label="Contract" onSubmit={(event) => event.preventDefault()}>
          {content}
          <button type="submit">Send</button>
          <button type="reset">Reset</button>
        </form>
        {after}
      </StrictMode>,
    );
    await this.canvas.findByRole("button", { name: "Send" });
  }

  /** Renders the control with texts that it shows itself, or that a Field shows. */
  renderWith(
    { description, error }: Pick<FieldProps, "description" | "error">,
    props: Props,
    after?: ReactNode,
  ) {
    const texts = { description, error };
    if (this.takes("error")) return this.render(this.control(NAME, { ...props, ...texts }), after);
    return this.render(<Field {...texts}>{this.control(NAME, props)}</Field>, after);
  }

  find = (name = NAME): HTMLElement => this.canvas.getByRole(this.fixture.role, { name });
  press = (name: string) => userEvent.click(this.canvas.getByRole("button", { name }));

  /** Waits until the control shows a state. */
  shows(state: State<unknown>, name = NAME): Promise<void> {
    return waitFor(() => expect(shownBy(this.find(name)), "What it shows").toEqual(state.shows));
  }

  /** Waits until the form would submit these states, by name. */
  submits(states: Record<string, State<unknown>>): Promise<void> {
    const expected = Object.entries(states).flatMap(([name, { submits }]) =>
      submits.map((text) => [name, text]),
    );
    return waitFor(() => expect([...new FormData(this.form)], "What the form submits").toEqual(expected));
  }

  /** The buttons of the control, such as its steppers. */
  buttons = () => [
    ...this.container.querySelectorAll<HTMLElement>(
      "button:not([type=submit], [type=reset], [role=combobox])",
    ),
  ];

  /** Tries to change a control that can't be changed, by pointer, keys and clipboard. */
  async attempt(control: HTMLElement): Promise<void> {
    for (const each of [control, ...this.buttons()]) await userEvent.click(each, { pointerEventsCheck: 0 });
    control.focus();
    const isText = control.matches(
      "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])",
    );
    if (document.activeElement === control) {
      await userEvent.keyboard(isText ? "1a{ArrowUp}{Backspace}{Delete}" : " {ArrowDown}{ArrowRight}");
      control.focus();
      if (isText) await userEvent.paste("2");
    }
    const popups = document.querySelectorAll("[role=listbox], [role=dialog], [role=menu]");
    await expect([...popups], "Open popups").toEqual([]);
    await expect(this.onChange, "onValueChange").not.toHaveBeenCalled();
  }

  /** The class names of all elements, which an invalid value must not change. */
  classes = () => [...this.container.querySelectorAll("*")].map((each) => each.getAttribute("class"));

  end(): void {
    this.root.unmount();
    this.container.remove();
  }
}

/** What a control shows: whether it is checked, the value of a field, or its text. */
function shownBy(control: HTMLElement): unknown {
  if (control.matches("[type=checkbox], [type=radio]")) return (control as HTMLInputElement).checked;
  return control.matches("input, textarea") ? (control as HTMLInputElement).value : control.textContent;
}

const checks: Record<Rule, (trial: Trial) => Promise<void>> = {
  async disabled(trial) {
    const props = { ...trial.initial(), onValueChange: trial.onChange, required: true };
    await trial.render(
      <>
        {trial.control(NAME, { ...props, name: "own", disabled: true })}
        <fieldset disabled>{trial.control("In a fieldset", { ...props, name: "inside" })}</fieldset>
      </>,
    );
    for (const name of [NAME, "In a fieldset"]) {
      const control = trial.find(name);
      await expect(control).toBeDisabled();
      await expect(getComputedStyle(control).cursor, "Its cursor").toBe("not-allowed");
      await trial.attempt(control);
      await trial.shows(trial.fixture.first, name);
    }
    await trial.submits({});
    await expect(trial.form.checkValidity(), "The form's validity").toBe(true);
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await expect(trial.canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },

  ariaDisabled: (trial) => unchangeable(trial, { "aria-disabled": true }),

  readOnly: (trial) => unchangeable(trial, { readOnly: true }),

  async required(trial) {
    const error = { message: "Enter one.", match: "valueMissing" } as const;
    await trial.renderWith({ description: "For each month.", error }, { name: "own", required: true });
    await expect(trial.find()).toBeRequired();
    await expect(trial.find()).not.toHaveAttribute("aria-invalid", "true");
    await expect(trial.find()).toHaveAccessibleDescription("For each month.");
    const onSubmit = fn();
    trial.form.addEventListener("submit", () => onSubmit());
    await trial.press("Send");
    await waitFor(() => expect(trial.find()).toHaveFocus());
    await expect(onSubmit, "Submission").not.toHaveBeenCalled();
    await expect(trial.find()).toBeInvalid();
    await waitFor(() => expect(trial.find()).toHaveAccessibleDescription("Enter one."));
    await trial.fixture.change(trial.find());
    await waitFor(() => expect(trial.find()).not.toHaveAttribute("aria-invalid", "true"));
    await waitFor(() => expect(trial.find()).toHaveAccessibleDescription("For each month."));
    await trial.press("Send");
    await expect(onSubmit, "Submission").toHaveBeenCalledOnce();
    await trial.submits({ own: trial.filled });
  },

  async reset(trial) {
    const { first, second, change, hasNativeReset } = trial.fixture;
    await trial.render(
      <>
        {trial.control(NAME, { ...trial.initial(), onValueChange: trial.onChange, name: "own" })}
        {trial.control("Stays", { ...trial.controlled(first.value), name: "stays" })}
        {!hasNativeReset && <Owner trial={trial} from={first} name="Follows" />}
      </>,
    );
    const names = hasNativeReset ? [NAME] : [NAME, "Follows"];
    for (const name of names) {
      await change(trial.find(name));
      await trial.shows(second, name);
    }
    await trial.press("Reset");
    for (const name of [...names, "Stays"]) await trial.shows(first, name);
    await trial.submits({ own: first, stays: first, ...(!hasNativeReset && { Follows: first }) });
    if (!hasNativeReset) await expect(trial.onChange, "onValueChange").toHaveBeenLastCalledWith(first.value);
  },

  async inAForm(trial) {
    const { first, second, empty } = trial.fixture;
    await trial.render(
      <>
        {trial.control(NAME, { ...trial.initial(), name: "own" })}
        {trial.control("Unnamed", trial.initial())}
        {empty && trial.control("Empty", { name: "empty" })}
      </>,
      trial.control("Outside", { ...trial.initial(), name: "outside", form: "contract" }),
    );
    const others = { ...(empty && { empty }), outside: first };
    await trial.submits({ own: first, ...others });
    await trial.fixture.change(trial.find());
    await trial.submits({ own: second, ...others });
  },

  async inAField(trial) {
    const { hasOwnLabel } = trial.fixture;
    await trial.render(
      <Field label={hasOwnLabel ? undefined : NAME} description="For each month." error="The limit is 20.">
        {trial.control(hasOwnLabel ? NAME : undefined, {})}
      </Field>,
    );
    await expect(trial.find()).toBeInvalid();
    await expect(trial.find()).toHaveAccessibleDescription("The limit is 20.");
    if (hasOwnLabel) return;
    await userEvent.click(trial.canvas.getByText(NAME));
    await expect(trial.find()).toHaveFocus();
  },

  async controlledStays(trial) {
    const { first, second, change } = trial.fixture;
    await trial.render(
      trial.control(NAME, { ...trial.controlled(first.value), onValueChange: trial.onChange }),
    );
    await change(trial.find());
    await expect(trial.onChange, "onValueChange").toHaveBeenCalledWith(second.value);
    await trial.shows(first);
  },

  async controlledMoves(trial) {
    const { empty, filled, fixture } = trial;
    await trial.render(<Owner trial={trial} from={empty} name={NAME} />);
    await trial.shows(empty);
    await fixture.change(trial.find());
    await trial.shows(filled);
    await trial.press("First");
    await trial.shows(fixture.first);
    await trial.press("Initial");
    await trial.shows(empty);
    if (!fixture.empty) return;
    // The caller can replace what people enter.
    await trial.render(
      <Owner key="replaces" trial={trial} from={empty} replacedBy={fixture.first} name={NAME} />,
    );
    await fixture.change(trial.find());
    await trial.shows(fixture.first);
  },

  async callersAttributes(trial) {
    const ref = fn();
    const own = { id: "own", "data-testid": "mine", "aria-describedby": "outer" };
    await trial.renderWith(
      { description: "For each month." },
      { ...own, ref: (node: unknown) => ref(node) },
      <p id="outer">Of this year.</p>,
    );
    await expect(trial.find()).toHaveAttribute("id", "own");
    await expect(trial.find()).toHaveAttribute("data-testid", "mine");
    await expect(ref, "ref").toHaveBeenCalledWith(trial.find());
    await expect(trial.find()).toHaveAccessibleDescription("Of this year. For each month.");
  },

  async unknownValues(trial) {
    const { name, descriptor } = trial.entry ?? {};
    for (const [prop, { type, default: fallback }] of Object.entries(descriptor?.props ?? {})) {
      if (type !== "enum" || fallback === undefined || trial.fixture.unchecked?.[prop]) continue;
      await trial.render(<div key="default">{trial.control(NAME, {})}</div>);
      const expected = trial.classes();
      const invalid = { [prop]: "no-such-value" };
      await warns(`Invalid ${name}.${prop} "no-such-value"`, async () => {
        await trial.render(<div key="invalid">{trial.control(NAME, invalid)}</div>);
        await expect(trial.classes(), `The classes with an invalid ${prop}`).toEqual(expected);
        // Some props only have an effect while a popup is open.
        if (trial.takes("defaultOpen"))
          await trial.render(<div key="open">{trial.control(NAME, { ...invalid, defaultOpen: true })}</div>);
      });
    }
  },
};

async function unchangeable(trial: Trial, props: Props): Promise<void> {
  await trial.render(
    trial.control(NAME, { ...trial.initial(), onValueChange: trial.onChange, name: "own", ...props }),
  );
  await userEvent.tab();
  await expect(trial.find()).toHaveFocus();
  await trial.attempt(trial.find());
  await trial.shows(trial.fixture.first);
  await expect(trial.find()).not.toBeDisabled();
  for (const button of trial.buttons())
    await expect(
      button.matches(":disabled, [aria-disabled=true] *, [aria-disabled=true]"),
      `"${button.title || button.ariaLabel}" is disabled`,
    ).toBe(true);
  await trial.submits({ own: trial.fixture.first });
}

interface OwnerProps {
  trial: Trial;
  from: State<unknown>;
  /** The state that the owner sets instead of the entered one. */
  replacedBy?: State<unknown>;
  name: string;
}

/** Controls a control. Buttons pass the first and the initial value. */
function Owner({ trial, from, replacedBy, name }: OwnerProps) {
  const [value, setValue] = useState(() => from.value);
  const set = (next: unknown) => setValue(() => next);
  return (
    <>
      {trial.control(name, {
        ...trial.controlled(value),
        onValueChange: (next: unknown) => set(replacedBy ? replacedBy.value : next),
        name,
      })}
      <button type="button" onClick={() => set(trial.fixture.first.value)}>
        First
      </button>
      <button type="button" onClick={() => set(from.value)}>
        Initial
      </button>
    </>
  );
}

/** Checks that an action logs a warning. It doesn't reach the console, where it would fail the story. */
async function warns(text: string, action: () => Promise<void>): Promise<void> {
  const messages: string[] = [];
  const { warn } = console;
  forgetWarnings();
  console.warn = (...values: unknown[]) => messages.push(values.join(" "));
  try {
    await action();
    await waitFor(() => expect(messages.join("\n"), "Warnings").toContain(text));
  } finally {
    console.warn = warn;
  }
}
