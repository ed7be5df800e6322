import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Server errors, by the names of the controls. */
export type ServerErrors = Record<string, string>;

/**
 * Submits a form without a library. The browser validates it, and `FormData` holds its values. A server error shows at
 * its control until the value changes.
 *
 * @param send Submits the entries. Returns the server's errors, or an empty object.
 */
export function useSentForm(send: (entries: FormData) => Promise<ServerErrors>) {
  const sent = useRef(new FormData());
  const [errors, setErrors] = useState<ServerErrors>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = new FormData(form);
    const found = await send(sent.current);
    flushSync(() => setErrors(found));
    // Focus the first invalid control, as the browser's validation does. In a group, focus the first option.
    const [first] = form.querySelectorAll<HTMLElement>("[aria-invalid=true]");
    (first?.matches("fieldset") ? first.querySelector<HTMLElement>("input, button") : first)?.focus();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const shown = new FormData(event.currentTarget);
    const isSame = (name: string) => String(shown.getAll(name)) === String(sent.current.getAll(name));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => isSame(name))));
  };
  return { errors, props: { onSubmit, onChange, onReset: () => setErrors({}) } };
}
