import { type ReactNode, StrictMode, useEffect, useState } from "react";
import { expect, fn, type Mock, userEvent, waitFor, within } from "storybook/test";
import { Field, type FieldProps } from "../../src/components/field";
import { type AnyComponent, lookUp } from "./lookup";
import { Mount } from "./mount";

/** The props that the rules set. A control takes those that its catalog entry lists. */
export type Props = Record<string, unknown>;

/** A value of the control. */
export interface State<Value> {
  value: Value;
  /** What the control then shows: its text, or whether it is checked. See {@link shownBy}. */
  shows: unknown;
  /** The values that a form then submits under the control's name, or under the name and a suffix. Of a file, its name. */
  submits: (string | [suffix: string, text: string])[];
}

export interface ControlFixture<Value> {
  /** The control's role, if it isn't an input without one. Its accessible name is the name that the rules give it, as its label. */
  role?: string;
  /** The selector of an input without a role. */
  selector?: string;
  /** The component whose catalog entry lists the props, if the contract's component only wraps it. */
  of?: AnyComponent;
  /** For a group of controls: the prop for its name. */
  nameProp?: "legend" | "aria-label";
  /** For a group of controls: the one that gets focus, is disabled and required. */
  part?: (group: HTMLElement) => HTMLElement;
  /** Whether the messages describe that part instead of the group. */
  isPartDescribed?: boolean;
  /** The visible box of the control, if it is around the element with the role. */
  box?: (control: HTMLElement) => Element | null;
  /** Props that every rendering needs, such as the options. */
  props?: Props;
  /** The name of the controlled prop. */
  prop?: "value" | "checked";
  /** Two values, and the value of an empty control. Omit `empty` if `second` is the value of an empty control. */
  first: State<Value>;
  second: State<Value>;
  empty?: State<Value>;
  /** The content that the control shows, if that isn't its text, its value or whether it is checked. */
  shown?: (control: HTMLElement) => unknown;
  /** Changes the value from `first` or `empty` to `second`, as people do. */
  change: (control: HTMLElement) => Promise<unknown>;
  /** Whether the control has its own label within a Field, as a checkbox does. */
  hasOwnLabel?: boolean;
  /** Whether the control is a native element, so that its `onChange` is that of React. */
  isNative?: boolean;
  /** Enters something that isn't a value. */
  enterDraft?: (control: HTMLElement) => Promise<unknown>;
}

export const NAME = "Subject";

/** One rule's renderings of the control. */
export class Trial {
  readonly onChange: Mock = fn();
  /** The state of an empty control, and the state that `change` then gives it. */
  readonly empty: State<unknown>;
  readonly filled: State<unknown>;
  readonly entry: ReturnType<typeof lookUp>;
  private readonly mount: Mount;

  constructor(
    private readonly component: AnyComponent,
    readonly fixture: ControlFixture<unknown>,
    canvas: HTMLElement,
  ) {
    const { first, second, empty } = fixture;
    this.empty = empty ?? second;
    this.filled = empty ? second : first;
    this.entry = lookUp(fixture.of ?? component);
    this.mount = new Mount(canvas);
  }

  get canvas() {
    return within(this.mount.element);
  }
  get form(): HTMLFormElement {
    return this.canvas.getByRole("form");
  }

  takes = (prop: string) => this.entry?.descriptor.props[prop] !== undefined;

  /** The control as an element, with this label. */
  control(label: string | undefined, props: Props): ReactNode {
    const Control = this.component;
    const named = label === undefined ? {} : { [this.fixture.nameProp ?? "label"]: label };
    return <Control {...this.fixture.props} {...named} {...props} />;
  }

  /** An uncontrolled control with this initial value, `first` by default. */
  uncontrolled({ value = this.fixture.first.value, ...props }: Props = {}, label = NAME): ReactNode {
    const initial = this.fixture.prop === "checked" ? "defaultChecked" : "defaultValue";
    return this.control(label, { [initial]: value, name: "own", onValueChange: this.onChange, ...props });
  }
  controlled(value: unknown, props: Props = {}, label = NAME): ReactNode {
    const { prop = "value" } = this.fixture;
    return this.control(label, { [prop]: value, onValueChange: this.onChange, ...props });
  }

  /** Renders content in a form that can be sent and reset, and content after it. */
  async render(content: ReactNode, after?: ReactNode): Promise<void> {
    this.mount.show(<Page content={content} after={after} />);
    await this.canvas.findByRole("button", { name: "Send" });
  }

  show = (page: ReactNode): void => this.mount.show(page);

  /** Hydrates content that a server rendered and that `change` then changed. */
  async hydrate(content: ReactNode, change: () => void): Promise<void> {
    this.mount.hydrate(<Page content={content} />, change);
    await waitFor(() => expect(this.form).toHaveAttribute("data-hydrated"));
  }

  /** The inputs that people and the browser can change without the component. */
  inputs = () => [
    ...this.mount.element.querySelectorAll<HTMLInputElement>(
      ":is(input, textarea):not([type=hidden], [aria-hidden][autocomplete=off])",
    ),
  ];

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

  find = (name = NAME): HTMLElement =>
    this.fixture.role
      ? this.canvas.getByRole(this.fixture.role, { name })
      : this.canvas.getByLabelText(name, { selector: this.fixture.selector ?? "[type=file]" });
  /** The control, or the part of a group that gets focus. */
  part = (name = NAME): HTMLElement => this.fixture.part?.(this.find(name)) ?? this.find(name);
  /** The control or part that the messages describe. */
  described = (): HTMLElement => (this.fixture.isPartDescribed ? this.part() : this.find());
  press = (name: string) => userEvent.click(this.canvas.getByRole("button", { name }));

  /** Waits until the control shows a state. */
  shows(state: State<unknown>, name = NAME): Promise<void> {
    const { shown = shownBy } = this.fixture;
    return waitFor(() => expect(shown(this.find(name)), "What it shows").toEqual(state.shows));
  }

  /** Waits until the form would submit these states, by name. */
  submits(states: Record<string, State<unknown>>): Promise<void> {
    const expected = Object.entries(states).flatMap(([name, { submits }]) =>
      submits.map((each) => (typeof each === "string" ? [name, each] : [name + each[0], each[1]])),
    );
    const entries = () =>
      [...new FormData(this.form)].map(([name, value]) => [name, value instanceof File ? value.name : value]);
    return waitFor(() => expect(entries(), "What the form submits").toEqual(expected));
  }

  /** The visible buttons of the control, such as its steppers. */
  buttons = () => {
    const buttons = this.mount.element.querySelectorAll<HTMLElement>(
      "button:not([type=submit], [type=reset], [role=combobox])",
    );
    return [...buttons].filter((each) => each.checkVisibility());
  };

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

  end = (): void => this.mount.remove();
}

/** What a control shows: whether it is checked, the value of a field, or its text. */
function shownBy(control: HTMLElement): unknown {
  if (control.matches("[type=checkbox], [type=radio]")) return (control as HTMLInputElement).checked;
  return control.matches("input, textarea") ? (control as HTMLInputElement).value : control.textContent;
}

/** A form with buttons. With a function as `action`, React resets it after each submission. */
export function Page(props: { content: ReactNode; after?: ReactNode; action?: () => Promise<void> }) {
  const { content, after, action } = props;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <StrictMode>
      <form
        id="contract"
        aria-label="Contract"
        data-hydrated={isHydrated || undefined}
        {...(action ? { action } : { onSubmit: (event) => event.preventDefault() })}
      >
        {content}
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>
      {after}
    </StrictMode>
  );
}
