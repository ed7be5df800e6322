import { type ComponentType, type ReactNode, useState } from "react";

/** A form that shows its submitted values, for stories of form controls. `id` is for controls outside it. */
export function SentForm({ id, children }: { id?: string; children: ReactNode }) {
  const [sent, setSent] = useState("nothing sent");
  return (
    <form
      id={id}
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify([...new FormData(event.currentTarget)]));
      }}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  );
}

/** Other texts for the built-in field of a control. */
export const fieldLabels = { optional: "(if any)", moreInformation: "About" };

interface HeldProps<Value> {
  initial: Value;
  /** The values that buttons set, by the buttons' names. */
  buttons: Record<string, NoInfer<Value>>;
  /** The component of the buttons, if they aren't native ones. */
  button?: ComponentType<{ onClick: () => void; children: string }>;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds a value for controlled components, for stories in which people and the application change it. */
export function Held<Value>({ initial, buttons, button: Button = NativeButton, children }: HeldProps<Value>) {
  const [value, setValue] = useState(() => initial);
  const set = (next: Value) => setValue(() => next);
  return (
    <>
      {children(value, set)}
      {Object.entries(buttons).map(([name, next]) => (
        <Button key={name} onClick={() => set(next)}>
          {name}
        </Button>
      ))}
    </>
  );
}

const NativeButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {children}
  </button>
);
