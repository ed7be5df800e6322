import type { StoryObj } from "@storybook/react-vite";
import { createRef, startTransition, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Field } from "../../src/components/field";
import { type ControlFixture, NAME, Page, type Props, type State, Trial } from "./contract-trial";
import { fieldLabels, Held } from "./form";
import type { AnyComponent } from "./lookup";

/** The rules, by the names in steps and errors. */
const rules = {
  disabled: "Disabled by `disabled` or a fieldset, it can't be focused, changed, validated or submitted.",
  ariaDisabled: "With `aria-disabled`, it can be focused and submitted, but not changed.",
  readOnly: "With `readOnly`, it can be focused and submitted, but not changed.",
  required: "If it is empty, `required` prevents submission, focuses it and shows the error.",
  message: "The browser's message points to it: the input that the browser validates is in its box.",
  reset: "A reset restores the default and reports it. It leaves a controlled value, and discards drafts.",
  action: "After the action of a form, React resets it to the current default.",
  restored:
    "Before hydration, people and the browser change its inputs. It takes that over, if uncontrolled.",
  nothing: '`null`, `""` and `undefined` after a value clear it.',
  innerEvents: "With `onValueChange`, events of its inner inputs don't reach `onChange`.",
  focus: "`focus()` of its `ref` focuses it.",
  inAForm: "A form submits its value under its name, also from outside the form.",
  inAField: "In a Field, it has the field's label and messages.",
  labels: "`labels` replaces its marker of an optional field and the name of its info button.",
  controlledStays: "When controlled, it reports a change and keeps its value until updated.",
  controlledMoves: "When controlled, it shows what the caller passes, in StrictMode too.",
  callersAttributes: "The caller's id, attributes and description reach the control, beside its own.",
};
type Rule = keyof typeof rules;

interface ContractFixture<Value> extends ControlFixture<Value> {
  /** Rules that the control can't follow, each with the reason. */
  exceptions?: Partial<Record<Rule, string>>;
}

/**
 * A story that checks the rules that every control of a form follows.
 *
 * @example export const Contract = contract(Input, { role: "textbox", first: …, second: …, change: typeOver("Borealis") });
 */
export function contract<Value>(component: AnyComponent, fixture: ContractFixture<Value>): StoryObj {
  const story = ruleStory({ ...rules, ...fixture.exceptions }, async (rule, canvas) => {
    if (fixture.exceptions?.[rule]) return;
    const trial = new Trial(component, fixture as ControlFixture<unknown>, canvas);
    await checks[rule](trial).finally(() => trial.end());
  });
  // By the rule `nothing`.
  const hasWarning = !fixture.exceptions?.nothing;
  const console = { expect: hasWarning ? [/changed between undefined/] : [] };
  return { ...story, parameters: { ...story.parameters, console } };
}

/** A story with a step for each rule. It has no snapshots, because a check removes what it renders. */
export function ruleStory<Name extends string>(
  rules: Record<Name, string>,
  check: (rule: Name, canvas: HTMLElement) => Promise<void>,
): StoryObj {
  const entries = Object.entries(rules) as [Name, string][];
  return {
    name: "Contract",
    parameters: { visual: { skip: "nothing to see: each rule removes what it renders" } },
    render: () => (
      <ul>
        {entries.map(([rule, text]) => (
          <li key={rule}>{text}</li>
        ))}
      </ul>
    ),
    play: async ({ canvasElement, step }) => {
      for (const [rule, text] of entries)
        await step(rule, async () => {
          try {
            await check(rule, canvasElement);
          } catch (error) {
            if (error instanceof Error) error.message = `${rule}: ${text}\n${error.message}`;
            throw error;
          }
        });
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

/** The cursors of an element and the elements around it. */
function cursors(element: Element | null): string[] {
  return element ? [getComputedStyle(element).cursor, ...cursors(element.parentElement)] : [];
}

/** Required controls. The fieldset of a calendar can't be required or invalid itself. */
const requiredControls = ":required, [aria-required=true], fieldset:has(> :required)";
const expectInvalid = (control: HTMLElement): Promise<void> =>
  control.matches("fieldset:not([aria-invalid])")
    ? expect(control).toHaveAttribute("data-invalid")
    : expect(control).toBeInvalid();

const checks: Record<Rule, (trial: Trial) => Promise<void>> = {
  async disabled(trial) {
    await trial.render(
      <>
        {trial.uncontrolled({ required: true, disabled: true })}
        <fieldset disabled>
          {trial.uncontrolled({ required: true, name: "inside" }, "In a fieldset")}
        </fieldset>
      </>,
    );
    for (const name of [NAME, "In a fieldset"]) {
      const control = trial.part(name);
      await expect(control).toBeDisabled();
      await expect(cursors(control), "The cursors around it").toContain("not-allowed");
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
    // A legend keeps its description beside the error.
    const withError = trial.fixture.nameProp === "legend" ? "For each month. Enter one." : "Enter one.";
    await trial.renderWith({ description: "For each month.", error }, { name: "own", required: true });
    await expect(trial.described().matches(requiredControls), "Is required").toBe(true);
    await expect(trial.described()).not.toHaveAttribute("aria-invalid", "true");
    await expect(trial.described()).toHaveAccessibleDescription("For each month.");
    const onSubmit = fn();
    trial.form.addEventListener("submit", () => onSubmit());
    await trial.press("Send");
    await waitFor(() => expect(trial.part()).toHaveFocus());
    await expect(onSubmit, "Submission").not.toHaveBeenCalled();
    await expectInvalid(trial.described());
    await waitFor(() => expect(trial.described()).toHaveAccessibleDescription(withError));
    await trial.fixture.change(trial.find());
    await waitFor(() => expect(trial.described()).not.toHaveAttribute("aria-invalid", "true"));
    await waitFor(() => expect(trial.described()).toHaveAccessibleDescription("For each month."));
    await trial.press("Send");
    await expect(onSubmit, "Submission").toHaveBeenCalledOnce();
    await trial.submits({ own: trial.filled });
  },

  async message(trial) {
    const { box = (control) => control } = trial.fixture;
    for (const name of [undefined, "own"]) {
      await trial.render(
        <div style={{ height: 400, overflow: "auto" }} data-testid="scrolls">
          <div style={{ height: 900 }} />
          {trial.control(NAME, { name, required: true, style: { width: 120 } })}
        </div>,
      );
      trial.canvas.getByTestId("scrolls").scrollTop = 600;
      const onInvalid = fn();
      trial.form.addEventListener("invalid", ({ target }) => onInvalid(target), true);
      trial.form.reportValidity();
      await expect(onInvalid, "Invalid inputs").toHaveBeenCalled();
      const around = (box(trial.find()) as Element).getBoundingClientRect();
      for (const [validated] of onInvalid.mock.calls) {
        const { left, right, top, bottom } = (validated as Element).getBoundingClientRect();
        const inside = [left - around.left, around.right - right, top - around.top, around.bottom - bottom];
        await expect(Math.min(...inside), `Inside, ${name ? "with" : "without"} a name`).toBeGreaterThan(
          -0.5,
        );
      }
      await expect(trial.part()).toHaveFocus();
    }
  },

  async reset(trial) {
    const { first, second, empty, change, enterDraft } = trial.fixture;
    const onStays = fn();
    await trial.render(
      <>
        {trial.uncontrolled()}
        {trial.controlled(first.value, { onValueChange: onStays, name: "stays" }, "Stays")}
        <Owner trial={trial} from={first} name="Follows" onValueChange={onStays} />
        {empty && trial.control("Empty", { name: "empty" })}
        {enterDraft && trial.controlled(empty?.value, { onValueChange: undefined }, "Draft")}
      </>,
    );
    await change(trial.find());
    await change(trial.find("Follows"));
    for (const name of [NAME, "Follows"]) await trial.shows(second, name);
    if (empty) await change(trial.find("Empty"));
    await enterDraft?.(trial.find("Draft"));
    if (enterDraft)
      await waitFor(() => expect(trial.form.checkValidity(), "Validity with a draft").toBe(false));
    onStays.mockClear();
    await trial.press("Reset");
    for (const name of [NAME, "Stays"]) await trial.shows(first, name);
    await trial.shows(second, "Follows");
    if (empty) await trial.shows(empty, "Empty");
    if (enterDraft && empty) await trial.shows(empty, "Draft");
    await waitFor(() => expect(trial.form.checkValidity(), "Validity").toBe(true));
    await trial.submits({ own: first, stays: first, Follows: second, ...(empty && { empty }) });
    await expect(trial.onChange, "onValueChange").toHaveBeenLastCalledWith(first.value);
    await expect(onStays, "onValueChange of controlled values").not.toHaveBeenCalled();
  },

  async action(trial) {
    const { first, second, change } = trial.fixture;
    trial.show(<Saved trial={trial} />);
    await change(trial.find());
    await trial.press("Send");
    // The browser empties a native control before the action has ended.
    await trial.submits({ own: second, stays: first });
    await trial.shows(second);
    await trial.shows(first, "Stays");
    await trial.press("Reset");
    await trial.shows(second);
    await expect(trial.onChange, "onValueChange of a controlled value").not.toHaveBeenCalled();
  },

  async restored(trial) {
    const { first, second, change, prop } = trial.fixture;
    await trial.render(trial.controlled(second.value));
    const held = trial
      .inputs()
      .map(({ value, checked, files }) => ({ value, checked, files: [...(files ?? [])] }));
    const isSame = (input: HTMLInputElement, index: number) =>
      input.type === "file"
        ? false
        : input.value === held[index]?.value && input.checked === held[index]?.checked;
    for (const isControlled of [false, true]) {
      for (const isTyped of [false, true]) {
        trial.onChange.mockClear();
        let isChanged = false;
        const control = isControlled ? trial.controlled(first.value, { name: "own" }) : trial.uncontrolled();
        await trial.hydrate(control, () => {
          for (const [index, input] of trial.inputs().entries()) {
            if (isSame(input, index) || (isTyped && input.ariaHidden)) continue;
            isChanged = true;
            if (input.type === "file") input.files = listOf(held[index]?.files);
            else Object.assign(input, { value: held[index]?.value, checked: held[index]?.checked });
          }
        });
        const isTaken = isChanged && !isControlled;
        const expected = isTaken ? second : first;
        await trial.shows(expected);
        await trial.submits({ own: expected });
        if (isTaken) await expect(trial.onChange, "onValueChange").toHaveBeenLastCalledWith(second.value);
        else await expect(trial.onChange, "onValueChange").not.toHaveBeenCalled();
        if (!isTaken || prop !== "checked") continue;
        await change(trial.find());
        await trial.shows(first);
      }
    }
  },

  async nothing(trial) {
    const { first } = trial.fixture;
    for (const value of [null, "", undefined]) {
      for (const each of [first.value, value]) await trial.render(trial.controlled(each));
      await trial.shows(trial.empty);
      await expect(trial.form.checkValidity(), `Validity with ${value}`).toBe(true);
    }
  },

  async innerEvents(trial) {
    const { change, isNative } = trial.fixture;
    if (isNative) return;
    await trial.render(trial.uncontrolled({ onChange: trial.onChange }));
    await change(trial.find());
    const events = trial.onChange.mock.calls.filter(([value]) => value?.nativeEvent);
    await expect(events, "Events that onChange got").toEqual([]);
    await expect(trial.onChange, "onValueChange").toHaveBeenCalled();
  },

  async focus(trial) {
    const ref = createRef<HTMLElement>();
    await trial.render(trial.uncontrolled({ ref }));
    ref.current?.focus();
    await expect(trial.part()).toHaveFocus();
  },

  async inAForm(trial) {
    const { first, second, empty } = trial.fixture;
    await trial.render(
      <>
        {trial.uncontrolled()}
        {trial.uncontrolled({ name: undefined }, "Unnamed")}
        {empty && trial.control("Empty", { name: "empty" })}
      </>,
      trial.uncontrolled({ name: "outside", form: "contract" }, "Outside"),
    );
    const others = { ...(empty && { empty }), outside: first };
    await trial.submits({ own: first, ...others });
    await trial.fixture.change(trial.find());
    await trial.submits({ own: second, ...others });
    await trial.fixture.change(trial.find("Outside"));
    // A list that is still open hides the buttons.
    trial.form.reset();
    await trial.shows(first, "Outside");
  },

  async inAField(trial) {
    const { hasOwnLabel, nameProp, prop } = trial.fixture;
    // A control that is checked may have its own label in a Field.
    for (const isOwn of new Set([!!hasOwnLabel, hasOwnLabel || prop === "checked"])) {
      await trial.render(
        <Field label={isOwn ? undefined : NAME} description="For each month." error="The limit is 20.">
          {trial.control(isOwn ? NAME : undefined, {})}
        </Field>,
      );
      await expectInvalid(trial.described());
      await expect(trial.described()).toHaveAccessibleDescription("The limit is 20.");
      // The name of a group isn't a label.
      if (isOwn || nameProp) continue;
      await userEvent.click(trial.canvas.getByText(NAME));
      await expect(trial.part()).toHaveFocus();
    }
  },

  async labels(trial) {
    if (!trial.takes("labelTooltip")) return;
    const hasLabels = trial.takes("labels");
    const texts = { labelTooltip: "Of the plan.", ...(hasLabels && { labels: fieldLabels }) };
    await trial.render(trial.control(NAME, { ...texts, required: false, onValueChange: trial.onChange }));
    if (`${trial.entry?.descriptor.props.labels?.type}`.includes("FieldLabels"))
      await expect(trial.canvas.getByText(fieldLabels.optional)).toBeVisible();
    const name = `${hasLabels ? fieldLabels.moreInformation : "More information"} ${NAME}`;
    await userEvent.click(trial.canvas.getByRole("button", { name: new RegExp(`^${name}`) }));
    await expect(trial.onChange, "onValueChange").not.toHaveBeenCalled();
  },

  async controlledStays(trial) {
    const { first, second, change } = trial.fixture;
    await trial.render(trial.controlled(first.value));
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
    await expect(trial.described()).toHaveAccessibleDescription("Of this year. For each month.");
  },
};

function listOf(files: File[] = []): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

async function unchangeable(trial: Trial, props: Props): Promise<void> {
  await trial.render(trial.uncontrolled(props));
  // The days of a calendar come after the buttons for its months.
  do await userEvent.tab();
  while (document.activeElement !== trial.part() && trial.find().contains(document.activeElement));
  await expect(trial.part()).toHaveFocus();
  await trial.attempt(trial.part());
  await trial.shows(trial.fixture.first);
  await expect(trial.part()).not.toBeDisabled();
  for (const button of trial.buttons())
    await expect(
      button.matches(":disabled, [aria-disabled=true] *, [aria-disabled=true]"),
      `"${button.title || button.ariaLabel}" is disabled`,
    ).toBe(true);
  await trial.submits({ own: trial.fixture.first });
}

/** A form whose action saves `second` as the new default of a control. */
function Saved({ trial }: { trial: Trial }) {
  const { first, second } = trial.fixture;
  const [saved, save] = useState(() => first.value);
  const send = async () => {
    await Promise.resolve();
    startTransition(() => save(() => second.value));
  };
  return (
    <Page
      action={send}
      content={
        <>
          {trial.uncontrolled({ value: saved, onValueChange: undefined })}
          {trial.controlled(first.value, { name: "stays" }, "Stays")}
        </>
      }
    />
  );
}

interface OwnerProps {
  trial: Trial;
  from: State<unknown>;
  /** The state that the owner sets instead of the entered one. */
  replacedBy?: State<unknown>;
  name: string;
  onValueChange?: (value: unknown) => void;
}

/** Controls a control. Buttons pass the first and the initial value. */
function Owner({ trial, from, replacedBy, name, onValueChange }: OwnerProps) {
  return (
    <Held initial={from.value} buttons={{ First: trial.fixture.first.value, Initial: from.value }}>
      {(value, set) => {
        const change = (next: unknown) => {
          onValueChange?.(next);
          set(replacedBy ? replacedBy.value : next);
        };
        return trial.controlled(value, { name, onValueChange: change }, name);
      }}
    </Held>
  );
}
