import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Server errors, by the names of the controls. */
export type Objections = Record<string, string>;

/**
 * Submits a form without a library. The browser validates it, and `FormData` holds its values. A server error shows at
 * its control until the value changes.
 *
 * @param send Sends the entries, and returns the server's objections; none where all is well.
 */
export function useSentForm(send: (entries: FormData) => Promise<Objections>) {
  const sent = useRef(new FormData());
  const [objections, setObjections] = useState<Objections>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = new FormData(form);
    const found = await send(sent.current);
    flushSync(() => setObjections(found));
    // The first on the page, as the browser's own validation does; of a group, the first choice.
    const [first] = form.querySelectorAll<HTMLElement>("[aria-invalid=true]");
    (first?.matches("fieldset") ? first.querySelector<HTMLElement>("input, button") : first)?.focus();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const shown = new FormData(event.currentTarget);
    const isSame = (name: string) => String(shown.getAll(name)) === String(sent.current.getAll(name));
    setObjections((before) => Object.fromEntries(Object.entries(before).filter(([name]) => isSame(name))));
  };
  return { objections, props: { onSubmit, onChange, onReset: () => setObjections({}) } };
}
